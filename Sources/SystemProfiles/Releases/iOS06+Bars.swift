import CoreTypes

extension BarMetrics {
  static let iOS6 = BarMetrics(
    navigationBar: 44,  // captured: n=2000
    shortNavigationBar: 32,  // documented
    padNavigationBar: 44,  // captured
    promptedNavigationBar: 74,  // documented
    largeTitle: 0, searchStrip: 0, cardNavigationBar: 44,
    toolbar: 44,  // captured: n=900
    shortToolbar: 32,  // documented
    padToolbar: 44, homeIndicatorToolbar: 44,
    tabBar: 49,  // captured: n=1400
    shortTabBar: 49, padTabBar: 49,  // documented
    callStrip: 20,  // captured: a bar of 40
    callStripDuration: 0.35,  // assumed: recalled
    items: .iOS6)
}

extension BarItemMetrics {
  static let iOS6 = BarItemMetrics(
    titleFont: .system(20, .bold),  // captured: a published dump of the mail composer
    shortTitleFont: .system(16, .bold),  // assumed: recalled
    shortButtonHeight: 24,  // captured
    largeTitleFont: .system(20, .bold), buttonFont: .system(12, .bold), tabTitleFont: .system(10, .bold),  // assumed
    margin: 5, wideMargin: 5,  // captured: left button (5 7; 60 30)
    spacing: 8,  // assumed
    buttonHeight: 30, buttonPadding: 10,  // captured
    toolbarMargin: 6,  // assumed
    backIndicatorSize: CGSize(width: 14, height: 30), backTitleOffset: 14)  // assumed: the button's own arrow
}

extension PresentationMetrics {
  static let iOS6 = PresentationMetrics(
    alertWidth: 284, alertButtonHeight: 43, alertCornerRadius: 10,  // assumed: recalled
    formSheetSize: CGSize(width: 540, height: 620), pageSheetWidth: 768,  // assumed: recalled
    cardTopGap: 0, cardMinimumTop: 0, cardCornerRadius: 0,
    dimming: 0.4,  // assumed
    quarterTurnDuration: 0.4)  // assumed: recalled
}

extension SplitMetrics {
  static let iOS6 = SplitMetrics(
    primaryFraction: nil,
    primaryWidth: 320, divider: 1,  // captured: a published log, (0 0; 320 748) and (321 0; 703 748)
    wideContainer: 1366, widePrimaryWidth: 375)  // assumed: recalled; the first screen of that width has iOS 9
}

extension KeyboardMetrics {
  static let iOS6 = KeyboardMetrics(
    phone: .iOS6, homeIndicatorPhone: .iOS6,
    pad: Steps(portrait: [Step(keys: 264)], landscape: [Step(keys: 352)]),  // documented by many, assumed here
    animationCurve: 0)  // documented: UIViewAnimationCurveEaseInOut
}

extension KeyboardMetrics.Steps {
  /// Documented in Apple's text programming guide of the time: 216 and 162.
  static let iOS6 = KeyboardMetrics.Steps(portrait: [.init(keys: 216)], landscape: [.init(keys: 162)])
}
