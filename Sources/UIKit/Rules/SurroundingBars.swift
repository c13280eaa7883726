import SystemProfiles

/// The bars of the containers that a controller's view stands in.
struct SurroundingBars: Equatable {
  var navigation = false
  var tab = false
  var toolbar = false
}

extension SystemEnvironment {
  /// The frame of a controller's view between its bars: in front of them before iOS 7, under them since.
  func contentFrame(of bars: SurroundingBars) -> CGRect {
    let root = windowRootFrame
    guard !profile.has(.contentExtendsUnderBars) else { return root }
    return root.inset(
      by: UIEdgeInsets(
        top: bars.navigation ? navigationBarHeight : 0, left: 0, bottom: bottomBarHeight(bars), right: 0))
  }

  /// What is covered of that frame: status bar and navigation bar above, home indicator, tab bar or toolbar below.
  func coveredInsets(of bars: SurroundingBars) -> UIEdgeInsets {
    guard profile.has(.contentExtendsUnderBars) else { return .zero }
    var insets = coveredInsets
    if bars.navigation { insets.top += navigationBarHeight }
    insets.bottom += bottomBarHeight(bars)
    return insets
  }

  /// The same on Interface Builder's canvas, where a view that is not as large as the screen may be a card.
  func canvasInsets(of stage: SceneStage, bars: SurroundingBars) -> UIEdgeInsets {
    var insets = coveredInsets(of: bars)
    let screen = device.screenSize(orientation: orientation)
    let isCard = stage.designedSize.width == screen.width && stage.designedSize.height < screen.height
      && profile.has(.modalsAreCardsByDefault)
    if isCard { insets.top = bars.navigation ? profile.metrics.bars.cardNavigationBar : 0 }
    if stage.hidesStatusBar { insets.top = max(0, insets.top - coveredInsets.top) }
    return insets
  }

  private func bottomBarHeight(_ bars: SurroundingBars) -> CGFloat {
    (bars.tab ? tabBarHeight : 0) + (bars.toolbar ? toolbarHeight : 0)
  }
}
