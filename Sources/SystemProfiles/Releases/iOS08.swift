import CoreTypes

extension SystemProfile {
  /// Size classes, margins, screens that turn.
  package static let iOS8 = SystemProfile.iOS7.revised(as: .iOS(8)) {
    $0.behaviors.formUnion([
      .screenBoundsFollowOrientation,  // documented: UIScreen, iOS 8
      .statusBarHidesInPhoneLandscape,  // documented
      .layoutMarginsExist,  // documented: UIView.layoutMargins
      .symbolicSuperviewSpacingUsesMargins,  // captured: |-[v] measures from the margin
      .labelWidthDrivesLineWidth,  // documented: automatic preferredMaxLayoutWidth
      .hasSizeClasses,  // documented
      .sizeChangesAreTransitions,  // documented: viewWillTransition(to:with:)
      .traitsAreAnnouncedOnEntry,  // documented: WWDC 2019, 214, of the releases before
      .cellsSizeThemselves,  // documented
      .scrollViewsDescribeContentSize,  // captured: published logs
    ])
    $0.behaviors.remove(.layoutSubviewsMustReachUIView)  // documented
    $0.metrics.presentation.quarterTurnDuration = 0.3  // assumed: recalled
    $0.metrics.keyboard = KeyboardMetrics(  // assumed: recalled; with the suggestion bar
      phonePortrait: [
        .init(minimumWidth: 0, height: 253), .init(minimumWidth: 375, height: 258),
        .init(minimumWidth: 414, height: 271),
      ],
      phoneLandscape: 194, padPortrait: 313, padLandscape: 398)  // pads assumed
  }
}
