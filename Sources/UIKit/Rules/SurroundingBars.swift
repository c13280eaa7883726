import SystemProfiles

/// The bars of the containers that a controller's view stands in.
struct SurroundingBars: Equatable {
  var navigation = false
  var tab = false
  var toolbar = false
}

extension SystemEnvironment {
  /// The frame of a controller's view on the screen: between opaque bars, or under them.
  func contentFrame(of bars: SurroundingBars) -> CGRect { contentArea(of: bars).frame }

  /// The frame the view itself has: a container's wrapper carries the offset, a window does not.
  func rootFrame(in bars: SurroundingBars) -> CGRect {
    let onScreen = contentFrame(of: bars)
    return bars == SurroundingBars() ? onScreen : CGRect(origin: .zero, size: onScreen.size)
  }

  /// What is covered of that frame: status bar and navigation bar above, home indicator, tab bar or toolbar below.
  func coveredInsets(of bars: SurroundingBars) -> UIEdgeInsets { contentArea(of: bars).covered }

  /// Of a controller that wishes for nothing, between bars as their generation makes them.
  private func contentArea(of bars: SurroundingBars) -> ContentArea {
    let isTranslucent = profile.has(.barsAreTranslucentByDefault)
    var surroundings = windowSurroundings
    surroundings.top = BarStrip(height: bars.navigation ? navigationBarHeight : 0, isTranslucent: isTranslucent)
    surroundings.bottom = BarStrip(height: bottomBarHeight(bars), isTranslucent: isTranslucent)
    return ContentArea(
      of: screenSize, in: surroundings, ContentWishes(), extendsUnderBars: profile.has(.contentExtendsUnderBars))
  }

  /// What the system lays over a window.
  var windowSurroundings: Surroundings {
    var surroundings = Surroundings(system: coveredInsets)
    if !profile.has(.statusBarOverlapsContent) { surroundings.system.top = windowRootFrame.minY }
    return surroundings
  }

  /// What is covered of a scene's root on Interface Builder's canvas.
  func canvasInsets(of stage: SceneStage, bars: SurroundingBars) -> UIEdgeInsets {
    let screen = stage.screenSize
    guard stage.isController else { return canvasInsetsOfView(stage, screen: screen) }
    var insets = coveredInsets(of: bars)
    if stage.hidesStatusBar { insets.top -= coveredInsets.top }
    if stage.isFreeform { return insets.fitted(into: stage.designedSize) }
    let missing = screen.height - stage.designedSize.height
    if stage.isEmbedded { return missing == 0 ? insets : insets.above(missing) }
    guard stage.designedSize.width == screen.width else { return insets.fitted(into: stage.designedSize) }
    return insets.lowered(by: missing, in: self, bars: bars)
  }

  /// > Basis: captured, see `InterfaceBuilderEra.coversFreeViews`.
  private func canvasInsetsOfView(_ stage: SceneStage, screen: CGSize) -> UIEdgeInsets {
    guard stage.designedSize != screen else { return coveredInsets }
    return stage.coversFreeViews ? coveredInsets.fitted(into: stage.designedSize) : .zero
  }

  private func bottomBarHeight(_ bars: SurroundingBars) -> CGFloat {
    (bars.tab ? tabBarHeight : 0) + (bars.toolbar ? toolbarHeight : 0)
  }
}

extension UIEdgeInsets {
  /// What is left for the view of a controller that is lower than the screen: it lacks exactly what its opaque bars or
  /// the gap above a card take, and that is not covered again.
  ///
  /// > Basis: captured. 32 of 36 such roots of saved documents.
  fileprivate func lowered(by missing: CGFloat, in screen: SystemEnvironment, bars: SurroundingBars) -> UIEdgeInsets {
    var insets = self
    let underBars = screen.coveredInsets.top + screen.navigationBarHeight
    let aboveBars = screen.coveredInsets.bottom + screen.tabBarHeight
    switch missing {
    case 0: break
    case underBars: insets.top = 0
    case aboveBars: insets.bottom = 0
    case underBars + aboveBars, underBars + aboveBars - screen.coveredInsets.bottom: insets = .zero
    default: insets.top = bars.navigation ? screen.profile.metrics.bars.cardNavigationBar : 0
    }
    return insets
  }

  /// For a view at the top of the screen that ends `distance` points above its bottom.
  fileprivate func above(_ distance: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: max(0, bottom - distance), right: right)
  }

  /// Without the lower strip where both do not fit.
  fileprivate func fitted(into size: CGSize) -> UIEdgeInsets {
    guard top + bottom > size.height else { return self }
    return UIEdgeInsets(top: top, left: left, bottom: 0, right: right)
  }
}
