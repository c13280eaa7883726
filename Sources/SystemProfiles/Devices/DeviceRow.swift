import CoreTypes

/// One device model: a name, a screen, and the iOS versions it runs.
package struct DeviceRow: Sendable, Hashable {
  /// As Apple writes it: `iPhone SE (1st)`.
  package let name: String
  package let screen: DeviceScreen
  package let firstVersion: SystemVersion
  package let lastVersion: SystemVersion

  /// As the command line writes it: `iphone-se-1st`.
  package var slug: String { String(decoding: slugLetters, as: UTF8.self) }

  /// Without making the slug: a device is looked for among all there are.
  func isCalled(_ slug: String) -> Bool { slug.utf8.elementsEqual(slugLetters) }

  /// Apple's names are ASCII.
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
  /// In portrait, in points.
  package var pointSize: CGSize { screen.pointSize }
  package var scale: CGFloat { screen.scale }
  package var idiom: UIUserInterfaceIdiom { screen.idiom }

  /// A device also runs the later minor versions and patches of its last iOS.
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

  /// What status bar, sensor housing and home indicator cover of a full-screen window.
  ///
  /// Given for every version: the layout guides of iOS 7 to 10 need its top, though only iOS 11 calls it a safe area.
  package func safeAreaInsets(orientation: UIInterfaceOrientation, version: SystemVersion) -> UIEdgeInsets {
    screen.chrome(orientation: orientation, version: version).safeArea
  }

  package func sizeClasses(orientation: UIInterfaceOrientation) -> SizeClasses {
    orientation.isLandscape ? screen.landscapeSizeClasses : screen.portraitSizeClasses
  }
}
