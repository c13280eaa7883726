import CoreTypes

/// Everything outside the view tree that can change a layout.
package struct SystemEnvironment: Sendable, Hashable {
  package var profile: SystemProfile
  package var device: DeviceRow
  package var orientation: UIInterfaceOrientation
  /// The size from `--size`, which replaces the device's screen size, orientation included.
  package var screenSizeOverride: CGSize?
  /// The insets of a document's own canvas, where they differ from the device's.
  package var safeAreaOverride: UIEdgeInsets?
  /// The size classes of Interface Builder's any/any canvas, which no device has.
  package var sizeClassesOverride: SizeClasses?
  /// The number of pixels per point; the device's by default.
  package var scale: CGFloat
  package var contentSizeCategory: UIContentSizeCategory
  package var localeIdentifier: String
  package var layoutDirection: UIUserInterfaceLayoutDirection
  package var interfaceStyle: UIUserInterfaceStyle
  /// Whether the content is in front of other content, such as a card.
  package var isElevated = false
  /// Whether the app hides the status bar (`UIStatusBarHidden`, `prefersStatusBarHidden`).
  package var hidesStatusBar: Bool
  /// Whether a call is active in the background.
  package var isInCall = false
  /// Whether text sizes are rounded up to whole points, as in Interface Builder of the iOS 7 and 8 generations and
  /// unlike on devices.
  package var measuresInWholePoints: Bool
  /// Whether the height of single-line text alone is rounded up so, as on some canvases.
  package var measuresLinesInWholePoints: Bool
  /// Whether text in the system font that does not follow the text size is rounded up so, as in late Interface
  /// Builders.
  package var measuresFixedFontsInWholePoints: Bool
  /// Whether text styles are rounded up so, as on the last canvases on some screens.
  package var measuresTextStylesInWholePoints: Bool
  /// The placement of hidden stack view items. Interface Builder shows them, unlike devices.
  package var hiddenItems: HiddenItems

  package init(
    profile: SystemProfile, device: DeviceRow, orientation: UIInterfaceOrientation = .portrait,
    screenSizeOverride: CGSize? = nil, safeAreaOverride: UIEdgeInsets? = nil,
    sizeClassesOverride: SizeClasses? = nil, scale: CGFloat? = nil,
    contentSizeCategory: UIContentSizeCategory = .large, localeIdentifier: String = "en_US",
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, interfaceStyle: UIUserInterfaceStyle = .light,
    hidesStatusBar: Bool = false, measuresInWholePoints: Bool? = nil, measuresLinesInWholePoints: Bool = false,
    measuresFixedFontsInWholePoints: Bool = false, measuresTextStylesInWholePoints: Bool = false,
    hiddenItems: HiddenItems = .stayInTheRow
  ) {
    (self.profile, self.device, self.orientation) = (profile, device, orientation)
    (self.screenSizeOverride, self.safeAreaOverride) = (screenSizeOverride, safeAreaOverride)
    self.sizeClassesOverride = sizeClassesOverride
    self.scale = scale ?? device.scale
    (self.contentSizeCategory, self.localeIdentifier) = (contentSizeCategory, localeIdentifier)
    (self.layoutDirection, self.interfaceStyle) = (layoutDirection, interfaceStyle)
    self.hidesStatusBar = hidesStatusBar
    self.measuresInWholePoints = measuresInWholePoints ?? profile.has(.intrinsicSizesAreWholePoints)
    self.measuresLinesInWholePoints = measuresLinesInWholePoints
    self.measuresFixedFontsInWholePoints = measuresFixedFontsInWholePoints
    self.measuresTextStylesInWholePoints = measuresTextStylesInWholePoints
    self.hiddenItems = hiddenItems
  }

  /// Whether text in stack views is measured in pixels. Canvases that round text do not round it in stack views.
  package var measuresStackedTextsInPixels: Bool {
    measuresLinesInWholePoints || measuresFixedFontsInWholePoints || measuresTextStylesInWholePoints
  }

  package var isOSSupportedByDevice: Bool { device.runs(profile.version) }

  package var palette: ColorScheme { profile.palette.scheme(for: interfaceStyle, isElevated: isElevated) }

  /// Whether dark mode is on, in a generation that has one.
  package var isDark: Bool { interfaceStyle == .dark && profile.palette.dark != nil }
}

/// The placement of a stack view's hidden items.
package enum HiddenItems: Sendable, Hashable {
  /// Between the others, with zero length.
  case stayInTheRow
  /// Outside the row of visible items, with their required length: after the preceding item if there is a gap, else at
  /// the start of the stack view.
  case hangInGaps
  /// The same, but also before the first item and without gaps.
  case hangEverywhere
}
