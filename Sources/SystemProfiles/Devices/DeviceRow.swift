import CoreTypes

/// A device model: its name, its screen, and the iOS versions it runs.
package struct DeviceRow: Sendable, Hashable {
  /// The name as Apple writes it: `iPhone SE (1st)`.
  package let name: String
  package let screen: DeviceScreen
  package let firstVersion: SystemVersion
  package let lastVersion: SystemVersion

  /// The name as the command line writes it: `iphone-se-1st`.
  package var slug: String { String(decoding: slugLetters, as: UTF8.self) }

  /// Compares without creating the slug, because a search visits every device.
  func isCalled(_ slug: String) -> Bool { slug.utf8.elementsEqual(slugLetters) }

  /// The letters of the slug. Apple's names are ASCII.
  private var slugLetters: some Collection<UInt8> {
    name.utf8.lazy.filter { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ")") }.map { letter in
      switch letter {
      case UInt8(ascii: " "): UInt8(ascii: "-")
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter | 0x20
      default: letter
      }
    }
  }

  package var interfaceBuilderID: String? { screen.interfaceBuilderID }
  /// The screen size in portrait, in points.
  package var pointSize: CGSize { screen.pointSize }
  package var scale: CGFloat { screen.scale }
  package var idiom: UIUserInterfaceIdiom { screen.idiom }

  /// Returns whether the device runs a version. It also runs the later minor versions and patches of its last iOS.
  package func runs(_ version: SystemVersion) -> Bool {
    version >= firstVersion && version.major <= lastVersion.major
  }
}

extension DeviceRow {
  package func screenSize(orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: pointSize.height, height: pointSize.width) : pointSize
  }

  package func statusBarHeight(orientation: UIInterfaceOrientation, version: SystemVersion) -> CGFloat {
    screen.chrome(orientation: orientation, version: version).statusBarHeight
  }

  /// Returns the insets that status bar, sensor housing and home indicator cover in a full-screen window.
  ///
  /// The insets exist for every version: the layout guides of iOS 7 to 10 need the top inset, though only iOS 11 calls
  /// it a safe area.
  package func safeAreaInsets(orientation: UIInterfaceOrientation, version: SystemVersion) -> UIEdgeInsets {
    screen.chrome(orientation: orientation, version: version).safeArea
  }

  package func sizeClasses(orientation: UIInterfaceOrientation) -> SizeClasses {
    orientation.isLandscape ? screen.landscapeSizeClasses : screen.portraitSizeClasses
  }
}
