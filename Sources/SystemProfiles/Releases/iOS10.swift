extension SystemProfile {
  /// Text that follows the user's size automatically.
  package static let iOS10 = SystemProfile.iOS9.revised(as: .iOS(10)) {
    $0.behaviors.formUnion([
      .fontsCanFollowContentSize,  // documented: adjustsFontForContentSizeCategory
      .colorsAreExtended,  // captured: "UIExtendedSRGBColorSpace" in logs, "UIDeviceWhiteColorSpace" before
      .collectionsPrefetch,  // documented
      .flowLayoutLogsAreSentences,  // captured: published logs of 2016
      .constraintErrorsNameTheItem,  // captured: published logs
      .constraintErrorsNameAnchors,  // captured; that the release before names items is recalled
      .constraintLogsNameTheirCategory,  // captured: "[LayoutConstraints]" in logs from 2017 on
      .constraintsDescribeState,  // captured: published logs of 2017; some of 10.2 lack it
    ])
  }
}
