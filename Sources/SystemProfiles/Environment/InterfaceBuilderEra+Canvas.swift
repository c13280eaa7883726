import CoreTypes

/// Differences between Interface Builder's canvas and the devices it shows.
extension InterfaceBuilderEra {
  /// The text size at which the canvas drew text styles.
  ///
  /// > Basis: captured. Body labels of the saved documents are 16, 17, 14 and 17 points high in turn.
  package var contentSizeCategory: UIContentSizeCategory {
    switch build {
    case ..<Xcode.xcode8.firstBuild: .medium
    case Self.xcode12_5..<Xcode.xcode14.firstBuild: .extraSmall
    default: .large
    }
  }

  /// Whether text and control sizes on the canvas are whole points at every screen scale.
  ///
  /// > Basis: captured. Single-line labels of 17 points are 21 high, from Xcode 7 on 20.5.
  package var measuresInWholePoints: Bool { xcode <= .xcode6 }

  /// Whether text in the system font with a fixed size is measured in whole points. Text in text styles and all text in
  /// stack views is measured in pixels.
  ///
  /// > Basis: captured. From Xcode 16 on labels of 17 points are 21 high (157 of 170, also on scale 3), labels of the
  /// > body style 20.5 and 20.333 (10 of 14); in Xcode 15, 47 of 51 are 20.5. In stack views 105 of 105 of Xcode 16 are
  /// > pixels high, including 8 of 8 with several lines.
  package var measuresFixedFontsInWholePoints: Bool { build >= Self.xcode16_0 }

  /// Returns whether the height of a single line is a whole point. This includes the older screens of scale 3, where
  /// its width is not.
  ///
  /// > Basis: captured. Labels of 17 points are 21 high on `retina5_5` and `retina5_9` in Xcode 9 and from 11 on (87 of
  /// > 101) and on `retina6_5` from 11 on (31 of 31), 20.333 in 10 (7 of 7), as on `retina6_12` and `retina6_3`. The
  /// > widths of 14 of them are thirds of a point (4 documents; 28 of 31 on `retina6_5` are whole, which is not
  /// > reproduced here). A label of several lines and a configured button are 14.333 and 34.333 high. In stack views 64
  /// > of 64 are pixels high.
  package func measuresLinesInWholePoints(on device: DeviceRow) -> Bool {
    measuresInWholePoints || (isFirstOfScale3(device) && xcode != .xcode10)
  }

  /// Returns whether text styles are whole points high and wide on the older screens of scale 3.
  ///
  /// > Basis: captured. 4 of 4 labels of a document of Xcode 26; 24 of 24 of 6 documents of Xcode 12 to 16 are not.
  package func measuresTextStylesInWholePoints(on device: DeviceRow) -> Bool {
    xcode >= .xcode26 && isFirstOfScale3(device)
  }

  private func isFirstOfScale3(_ device: DeviceRow) -> Bool {
    ["retina5_5", "retina5_9", "retina6_5"].contains(device.interfaceBuilderID)
  }

  /// The placement of hidden items in stack views.
  ///
  /// > Basis: captured. 9 of 13 documents of Xcode 10 to 12, 12 of 12 of 13 and later. In Xcode 8 they are laid out
  /// > like visible ones (3 stack views of a document), which is not reproduced here.
  package var hiddenItems: HiddenItems {
    switch xcode {
    case ..<Xcode.xcode10: .stayInTheRow
    case ..<Xcode.xcode13: .hangInGaps
    default: .hangEverywhere
    }
  }

  /// Returns the profile of the era's release, with the canvas's own measurements.
  package func canvasProfile(idiom: UIUserInterfaceIdiom = .phone) -> SystemProfile {
    var canvas = profile
    // Captured: roots below simulated bars begin where the safe area and a whole bar end.
    canvas.metrics.bars.reachesIntoIslandArea = false
    if let compressedPickerHeight = compressedPickerHeight(idiom: idiom) {
      canvas.metrics.picker.wheels.height = compressedPickerHeight
      canvas.metrics.picker.dateWheels.height = compressedPickerHeight
    }
    // Captured: 9 roots of 3 documents of Xcode 11 and 16 on screens without a home indicator; 44 in one of Xcode 10.
    if xcode >= .xcode11 { canvas.metrics.bars.simulatedToolbar = 49 }
    if xcode == .xcode26 {
      canvas.metrics.bars.cardNavigationBar = 74  // captured: 3 roots of 2 documents, below large titles of 52
      canvas.metrics.bars.shortNavigationBar = canvas.metrics.bars.navigationBar  // captured: 11 roots of a document
    }
    if hasHighConfigurations {
      canvas.metrics.button.configuration?.padding.top = 10
      canvas.metrics.button.configuration?.padding.bottom = 10
    }
    if hasNewSliders { canvas.metrics.slider.height = SystemProfile.iOS26.metrics.slider.height }
    if hasCellMarginsOfOldReleases { canvas.metrics.table.cell.takeMargins(of: SystemProfile.iOS10.metrics.table.cell) }
    return canvas
  }

  /// Whether configured buttons have 10 points above and below the title instead of 7.
  ///
  /// > Basis: captured. 40.5 in 16 buttons of 7 documents of Xcode 15.1 to 16.2, 34.5 in 1 of theirs and 7 of before.
  private var hasHighConfigurations: Bool { (Self.xcode15_1..<Self.xcode16_3).contains(build) }

  /// > Basis: captured. 9 of 10 sliders of Xcode 16.3 are 34 high (5 documents), 10 of 15 of 16.2 are 31 (2).
  private var hasNewSliders: Bool { xcode == .xcode16 && build >= Self.xcode16_3 }

  /// > Basis: captured. 8 points in 4 views of a document of Xcode 9.0, 16 and 11 in 4 of one of 9.2.
  private var hasCellMarginsOfOldReleases: Bool { xcode == .xcode9 && build < Self.xcode9_2 }

  /// The number of pixels per point of a canvas without a device.
  ///
  /// > Basis: captured. Saved frames are whole points up to Xcode 6 (1 of 160 documents has fractions), half points
  /// > from Xcode 7 on (14 documents).
  package var canvasScaleWithoutDevice: CGFloat { xcode <= .xcode6 ? 1 : 2 }

  /// Returns the canvas size of a document that chooses neither device nor screen; any/any where there are size
  /// classes.
  ///
  /// > Basis: captured. Among full-screen roots without chosen screen 9 of 9 are 320×480 up to Xcode 6, 33 of 33 are
  /// > 320×568 in Xcode 7.
  package func defaultCanvas(hasSizeClasses: Bool, idiom: UIUserInterfaceIdiom = .phone) -> CGSize {
    if hasSizeClasses && xcode < .xcode8 { return CGSize(width: 600, height: 600) }
    if idiom == .pad { return CGSize(width: 768, height: 1024) }
    return CGSize(width: 320, height: xcode < .xcode7 ? 480 : 568)
  }

  /// Returns the device of the canvas for a document that names none.
  package func defaultDevice(idiom: UIUserInterfaceIdiom = .phone) -> DeviceRow {
    let screens: (phone: DeviceScreen, pad: DeviceScreen) =
      xcode < .xcode5 ? (.phone320x480at1x, .ipad9_7at1x) : (.retina4_0, .ipad9_7)
    return DeviceCatalog.device(screen: idiom == .pad ? screens.pad : screens.phone)
  }

  /// Returns the size classes that choose variations; any/any before documents named a device.
  package func canvasSizeClasses(device: DeviceRow, orientation: UIInterfaceOrientation) -> SizeClasses {
    xcode < .xcode8 ? .anyAny : device.sizeClasses(orientation: orientation)
  }

  /// Returns the safe area that the canvas gives a full-screen view on a device.
  ///
  /// > Basis: captured for portrait. `retina6_1` has 44 up to Xcode 13 and 48 from 14, `retina5_9` 44 up to 13 and 50
  /// > in 15 and later (14 not seen, assumed 50). `retina6_0` has 44 up to 13 and in a beta of 14 (3 documents), 47 in
  /// > 14 (1); the other screens of its year are assumed to change with it. Landscape sides follow the portrait top,
  /// > which is assumed. Xcode 11 to 14.2 leave no room for the status bar of screens without a home indicator (70
  /// > guides and safe areas), 14.3 does again (2 documents). See ``countsSafeAreaTwice`` for the last ones.
  package func canvasSafeArea(device: DeviceRow, orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    var insets = device.safeAreaInsets(orientation: orientation, version: profile.version)
    guard device.screen.hasHomeIndicator else {
      if xcode >= .xcode11, build < Self.xcode14_3 { insets.top = 0 }
      return insets
    }
    if let top = canvasTop(screen: device.interfaceBuilderID) {
      if orientation.isLandscape { (insets.left, insets.right) = (top, top) } else { insets.top = top }
    }
    return countsSafeAreaTwice ? insets.adding(uprightInsets(of: device)) : insets
  }

  private func uprightInsets(of device: DeviceRow) -> UIEdgeInsets {
    var insets = device.safeAreaInsets(orientation: .portrait, version: profile.version)
    if let top = canvasTop(screen: device.interfaceBuilderID) { insets.top = top }
    return insets
  }

  /// Whether cutout and home indicator of the upright device are added to the safe area a second time, in either
  /// orientation. Views that do not have the screen's size are exempt.
  ///
  /// > Basis: captured. From Xcode 16.3 on 43 of 45 roots of 34 documents have 96, 118, 94 or 100 at the top or 68 at
  /// > the bottom, 49 of 49 of 15.3 to 16.2 half of it; the two views of other sizes have 34 at the bottom. In
  /// > landscape, `retina6_0` has 47 at the top and 55 at the bottom (14 roots of a document with and without bars).
  package var countsSafeAreaTwice: Bool { build >= Self.xcode16_3 }

  /// Returns whether the safe area applies to a xib's view that does not have the screen's size. Up to Xcode 10 it does
  /// only to high views.
  ///
  /// > Basis: captured. In Xcode 9 and 10, 8 views of 496 points and more are covered by the status bar, 16 of 351 and
  /// > less are not; that a screen's least height, 480, is the limit is assumed. From 11 on views of 140 points and
  /// > more are covered (13 of 13 on screens with a cutout).
  package func coversFreeView(height: CGFloat) -> Bool { xcode >= .xcode11 || height >= 480 }

  /// Returns whether the home indicator's area is reserved in such views, too. Up to Xcode 13 it is only in views that
  /// reach it.
  ///
  /// > Basis: captured. The safe area's guide does not reserve it in 17 of 18 low documents of Xcode 12 and 13, and
  /// > does in 2 of 2 higher than the screen, and in 9 of 9 of 14 and later. Margins reserve it in 5 of 5 of Xcode 12
  /// > without a guide.
  package func coversBottomOfFreeView(height: CGFloat, screenHeight: CGFloat) -> Bool {
    xcode >= .xcode14 || height >= screenHeight
  }

  /// Whether the view of a xib has the margins of a controller's root view.
  ///
  /// > Basis: captured. Margins of 16 and 20 points in 7 documents of Xcode 10 to 13, of 8 in 1 of Xcode 6.
  package var viewsOfXibsHaveRootMargins: Bool { xcode >= .xcode9 }

  private func canvasTop(screen id: String?) -> CGFloat? {
    let isLate = xcode >= .xcode14
    switch id {
    case "retina6_1": return isLate ? 48 : 44
    case "retina5_9": return isLate ? 50 : 44
    case "retina6_0", "retina5_4", "retina6_7": return isLate ? nil : 44
    default: return nil
    }
  }

  /// Returns the natural height of wheel pickers on the canvas, or `nil` if it is the release's own.
  ///
  /// > Basis: captured. 320×162 in 260 date pickers of Xcode 5 and 6; of views under Auto Layout without a height of
  /// > their own 4 of 4 are 162 there, and 8 of 8 of Xcode 7 to 10 are 216. In Xcode 11 3 of 3 pickers whose height
  /// > optional constraints leave open are as high as 162 makes them, and their rows with them (10 views). On iPads 4
  /// > of 4 of Xcode 5 are 216 (2 documents).
  package func compressedPickerHeight(idiom: UIUserInterfaceIdiom) -> CGFloat? {
    (.xcode5 ... .xcode6).contains(xcode) && idiom == .phone || xcode == .xcode11 ? 162 : nil
  }

  /// Returns the difference in height between a cell and its content view on the canvas.
  ///
  /// > Basis: captured. A point up to Xcode 7, a device pixel in 8 to 10, nothing from 11 on.
  package func cellContentHeightDelta(scale: CGFloat) -> CGFloat {
    switch xcode {
    case ...(.xcode7): 1
    case ...(.xcode10): 1 / scale
    default: 0
    }
  }

  private static let xcode9_2 = 13500
  private static let xcode12_5 = 18000
  private static let xcode14_3 = 21600
  private static let xcode15_1 = 22155
  private static let xcode16_0 = 23090
  private static let xcode16_3 = 23700
}

extension Xcode: Comparable {
  package static func < (a: Xcode, b: Xcode) -> Bool { a.rawValue < b.rawValue }
}

extension CellMetrics {
  fileprivate mutating func takeMargins(of other: CellMetrics) {
    contentMargins = other.contentMargins
    wideContentMargin = other.wideContentMargin
    looseContentMargin = other.looseContentMargin
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ upright: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: top + upright.top, left: left, bottom: bottom + upright.bottom, right: right)
  }

  /// The insets with half the top and bottom.
  package var halvedUpright: UIEdgeInsets {
    UIEdgeInsets(top: top / 2, left: left, bottom: bottom / 2, right: right)
  }
}
