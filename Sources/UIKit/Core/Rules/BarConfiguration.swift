import SystemProfiles

/// The bars of the containers around a controller's view.
struct BarConfiguration: Equatable {
  var navigation = false
  var tab = false
  var toolbar = false
  /// Whether there are containers, with or without bars.
  var hasContainer = false
  var looks = Looks()

  /// The settings of containers and items for the bars.
  struct Looks: Equatable {
    /// Whether the bar is translucent; nil for the default of the iOS version.
    var navigationIsTranslucent: Bool?
    var tabIsTranslucent: Bool?
    var toolbarIsTranslucent: Bool?
    var prompt: String?
    var showsLargeTitle = false
  }
}

extension SystemEnvironment {
  /// Returns the frame of a controller's view on the screen: between opaque bars, or under translucent ones.
  func contentFrame(of bars: BarConfiguration, _ preferences: BarPreferences = BarPreferences()) -> CGRect {
    contentArea(of: bars, preferences).frame
  }

  /// Returns the view's own frame. Through iOS 6, a container's wrapper has the offset, but a window does not.
  func rootFrame(in bars: BarConfiguration, _ preferences: BarPreferences = BarPreferences()) -> CGRect {
    let onScreen = contentFrame(of: bars, preferences)
    let isWrapped = bars.hasContainer && !profile.has(.contentExtendsUnderBars)
    return isWrapped ? CGRect(origin: .zero, size: onScreen.size) : onScreen
  }

  /// Returns the covered insets of that frame: status and navigation bar above; home indicator, tab bar or toolbar
  /// below.
  func coveredInsets(of bars: BarConfiguration) -> UIEdgeInsets { contentArea(of: bars, BarPreferences()).covered }

  func contentArea(of bars: BarConfiguration, _ preferences: BarPreferences) -> ContentArea {
    var surroundings = windowSurroundings
    surroundings.top = topStrip(bars)
    surroundings.bottom = bottomStrip(bars)
    return ContentArea(
      of: screenSize, in: surroundings, preferences, extendsUnderBars: profile.has(.contentExtendsUnderBars))
  }

  private func topStrip(_ bars: BarConfiguration) -> BarStrip {
    guard bars.navigation else { return BarStrip(height: 0, isTranslucent: barsAreTranslucent) }
    let height = navigationBarHeight(
      hasPrompt: bars.looks.prompt != nil, prefersLargeTitle: bars.looks.showsLargeTitle)
    return BarStrip(
      height: height - windowSurroundings.navigationBarOverlap(profile.metrics.bars),
      isTranslucent: bars.looks.navigationIsTranslucent ?? barsAreTranslucent)
  }

  /// Returns the bars at the bottom. Stacked bars are translucent only if all of them are.
  private func bottomStrip(_ bars: BarConfiguration) -> BarStrip {
    let tab = BarStrip(
      height: tabBarHeight, isTranslucent: bars.looks.tabIsTranslucent ?? barsAreTranslucent)
    let toolbar = BarStrip(
      height: profile.metrics.bars.simulatedToolbar ?? toolbarHeight,
      isTranslucent: bars.looks.toolbarIsTranslucent ?? barsAreTranslucent)
    switch (bars.tab, bars.toolbar) {
    case (false, false): return BarStrip(height: 0, isTranslucent: barsAreTranslucent)
    case (true, false): return tab
    case (false, true): return toolbar
    case (true, true): return tab + toolbar
    }
  }

  private var barsAreTranslucent: Bool { profile.has(.barsAreTranslucentByDefault) }

  /// The insets that the system covers in a window.
  var windowSurroundings: Surroundings {
    var surroundings = Surroundings(system: coveredInsets)
    surroundings.lowering = callStripHeight
    if !profile.has(.statusBarOverlapsContent) { surroundings.system.top = windowRootFrame.minY - callStripHeight }
    return surroundings
  }

  /// The insets of an area that begins below the second line of the status bar; below, the size of that area.
  var loweredSurroundings: Surroundings {
    var surroundings = windowSurroundings
    surroundings.lowering = 0
    return surroundings
  }

  var loweredSize: CGSize { CGSize(width: screenSize.width, height: screenSize.height - callStripHeight) }

  /// Returns the covered insets of a scene's root view on Interface Builder's canvas.
  func canvasInsets(of stage: SceneSurroundings, bars: BarConfiguration) -> UIEdgeInsets {
    let screen = stage.screenSize
    if stage.standsInAnotherApp { return .zero }
    var insets = coveredInsets(of: bars)
    guard stage.isController else { return canvasInsetsOfView(stage, screen: screen, insets) }
    if stage.hidesStatusBar { insets.top -= coveredInsets.top }
    if stage.endsAboveBar { insets.bottom = 0 }
    if stage.isFreeform { return insets.fitted(into: stage.designedSize) }
    let missing = screen.height - stage.designedSize.height
    if stage.isEmbedded { return embeddedInsets(stage, screen: screen, insets) }
    guard stage.designedSize.width == screen.width else { return insets.fitted(into: stage.designedSize) }
    if stage.beginsBelowBar { return insets.belowBar(overhang: missing == 0 ? stage.overhang : 0) }
    return insets.lowered(by: missing, in: self, cardBar: bars.navigation ? cardBar(stage, bars) : 0)
  }

  /// Returns the height that the bar of a card covers.
  private func cardBar(_ stage: SceneSurroundings, _ bars: BarConfiguration) -> CGFloat {
    if stage.settings.navigationIsTranslucent == false { return 0 }
    return profile.metrics.bars.cardNavigationBar
      + (bars.looks.showsLargeTitle ? profile.metrics.bars.largeTitle : 0)
  }

  /// Returns the insets of an embedded view, which is at the top of the canvas if it is as wide as the screen.
  ///
  /// > Basis: captured. 4 of 4 such roots are covered from above; the one that is wider is not.
  private func embeddedInsets(_ stage: SceneSurroundings, screen: CGSize, _ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard stage.designedSize.width == screen.width else { return .zero }
    let missing = screen.height - stage.designedSize.height
    return missing == 0 ? insets : insets.above(missing)
  }

  /// > Basis: captured, see `InterfaceBuilderEra.coversFreeView(height:)`.
  private func canvasInsetsOfView(_ stage: SceneSurroundings, screen: CGSize, _ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard stage.designedSize != screen else { return insets }
    guard stage.coversFreeViews else { return .zero }
    var insets = stage.countsSafeAreaTwice ? insets.halvedUpright : insets
    if !stage.coversBottomOfFreeViews { insets.bottom = 0 }
    return insets.fitted(into: stage.designedSize)
  }
}

extension UIEdgeInsets {
  /// Returns the insets of a controller's view that is lower than the screen. The missing height is exactly that of
  /// opaque bars or of the gap above a card, and these do not cover the view again.
  ///
  /// > Basis: captured. 32 of 36 such roots of saved documents; 12 of 12 below opaque bars are not covered.
  ///
  /// - Parameter cardBar: The height that a card's navigation bar covers; 0 for a view that begins below it.
  fileprivate func lowered(by missing: CGFloat, in screen: SystemEnvironment, cardBar: CGFloat) -> UIEdgeInsets {
    var insets = self
    let underBars = screen.coveredInsets.top + screen.navigationBarHeight
    let aboveBars = screen.coveredInsets.bottom + screen.tabBarHeight
    switch missing {
    case 0: break
    case underBars: insets.top = 0
    case aboveBars: insets.bottom = 0
    case underBars + aboveBars, underBars + aboveBars - screen.coveredInsets.bottom: insets = .zero
    default: insets.top = cardBar
    }
    return insets
  }

  /// Returns the insets of a view that begins below a bar and may extend beyond the end of the screen.
  ///
  /// > Basis: captured. 6 roots of 6 documents, saved 64 points down and as high as the screen.
  fileprivate func belowBar(overhang: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: left, bottom: max(bottom, overhang), right: right)
  }

  /// Returns the insets of a view at the top of the screen that ends `distance` points above its bottom.
  fileprivate func above(_ distance: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: max(0, bottom - distance), right: right)
  }

  /// Returns the insets without the bottom if both do not fit.
  fileprivate func fitted(into size: CGSize) -> UIEdgeInsets {
    guard top + bottom > size.height else { return self }
    return UIEdgeInsets(top: top, left: left, bottom: 0, right: right)
  }
}
