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

  /// The same on Interface Builder's canvas.
  ///
  /// A controller's view that is lower than the screen lacks exactly what its opaque bars or the gap above a card take;
  /// that is not covered again. Any other size is a free one and has the screen's own insets, as views of a xib have.
  ///
  /// > Basis: captured. 32 of 36 such roots of saved documents.
  func canvasInsets(of stage: SceneStage, bars: SurroundingBars) -> UIEdgeInsets {
    guard stage.isController else { return coveredInsets.fitted(into: stage.designedSize) }
    let screen = stage.screenSize
    guard stage.designedSize.width == screen.width else { return coveredInsets.fitted(into: stage.designedSize) }
    let missing = screen.height - stage.designedSize.height
    var insets = coveredInsets(of: bars)
    let underBars = coveredInsets.top + navigationBarHeight
    let aboveBars = coveredInsets.bottom + tabBarHeight
    switch missing {
    case 0: break
    case underBars: insets.top = 0
    case aboveBars: insets.bottom = 0
    case underBars + aboveBars, underBars + aboveBars - coveredInsets.bottom: insets = .zero
    default: insets.top = bars.navigation ? profile.metrics.bars.cardNavigationBar : 0
    }
    return insets
  }

  private func bottomBarHeight(_ bars: SurroundingBars) -> CGFloat {
    (bars.tab ? tabBarHeight : 0) + (bars.toolbar ? toolbarHeight : 0)
  }
}

extension UIEdgeInsets {
  /// Without the lower strip where both do not fit.
  fileprivate func fitted(into size: CGSize) -> UIEdgeInsets {
    guard top + bottom > size.height else { return self }
    return UIEdgeInsets(top: top, left: left, bottom: 0, right: right)
  }
}
