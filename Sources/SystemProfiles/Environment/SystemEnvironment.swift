import CoreTypes

/// Everything outside the view tree that can change a layout.
package struct SystemEnvironment: Sendable, Hashable {
  package var profile: SystemProfile
  package var device: DeviceRow
  package var orientation: UIInterfaceOrientation
  /// `--size`: replaces the device's screen size as it is, orientation included.
  package var screenSizeOverride: CGSize?
  /// A document's own canvas may have other insets than the device.
  package var safeAreaOverride: UIEdgeInsets?
  /// The any/any canvas of Interface Builder has size classes no device has.
  package var sizeClassesOverride: SizeClasses?
  /// Pixels per point: the device's unless set.
  package var scale: CGFloat
  package var contentSizeCategory: UIContentSizeCategory
  package var localeIdentifier: String
  package var layoutDirection: UIUserInterfaceLayoutDirection
  package var interfaceStyle: UIUserInterfaceStyle
  /// What is drawn stands in front of something else, such as a card.
  package var isElevated = false
  /// Set by the app (`UIStatusBarHidden`, `prefersStatusBarHidden`).
  package var hidesStatusBar: Bool
  /// A call goes on in the background.
  package var isInCall = false
  /// Interface Builder of the iOS 7 and 8 generations rounded text sizes up to whole points, unlike the devices.
  package var measuresInWholePoints: Bool
  /// The same for the height of text that is one line, which some canvases round alone.
  package var measuresLinesInWholePoints: Bool
  /// The same for texts in the system font that do not follow the text size, as late Interface Builders do.
  package var measuresFixedFontsInWholePoints: Bool
  /// The same for text styles, which the last canvases round on some screens.
  package var measuresTextStylesInWholePoints: Bool
  /// Interface Builder shows hidden items of stack views, unlike the devices.
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

  /// Canvases that round texts so leave those in stack views alone.
  package var measuresStackedTextsInPixels: Bool {
    measuresLinesInWholePoints || measuresFixedFontsInWholePoints || measuresTextStylesInWholePoints
  }

  package var isOSSupportedByDevice: Bool { device.runs(profile.version) }

  package var palette: ColorScheme { profile.palette.scheme(for: interfaceStyle, isElevated: isElevated) }

  /// Dark mode is on, in a generation that has one.
  package var isDark: Bool { interfaceStyle == .dark && profile.palette.dark != nil }
}

/// Where the hidden items of a stack view are.
package enum HiddenItems: Sendable, Hashable {
  /// Between the others, without a length.
  case stayInTheRow
  /// Beside a row of visible items, with the length that is required of them: behind the item before them, if there is a
  /// gap, else at the start of the stack view.
  case hangInGaps
  /// The same, also before the first item and without gaps.
  case hangEverywhere
}
