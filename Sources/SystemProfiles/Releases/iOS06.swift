import CoreTypes

extension SystemProfile {
  /// The base that later releases revise: bars above the content, Helvetica, gloss.
  package static let iOS6 = SystemProfile(
    version: .iOS(6),
    behaviors: [
      .hasAutoLayout,  // documented
      .intrinsicSizesAreWholePoints,  // captured: all saved label sizes
      .layoutSubviewsMustReachUIView,  // documented: "Auto Layout still required after executing -layoutSubviews"
      .fieldsBeginAtTheTop,  // assumed: recalled
      .labelsAreOpaqueWhite,  // documented: UILabel's backgroundColor
      .roundedRectButtonsHaveBevel,  // captured: 73x44 frames over 43-point alignment rectangles
      .chromeIsGlossy,  // documented
      .groupedTablesAreInset,  // documented
      .cellContentExcludesSeparator,  // captured
      .plainTablesRuleEmptyRows,  // documented by every screenshot of a short list
      .archivedViewsFillTheScreen,  // assumed: recalled, "Resize View From NIB" is on by default
      .framesTakeDeltas,  // documented: the key is named insetFor6xAndEarlier
      .statusBarTakesColorOfNavigationBar,  // documented: UIStatusBarTintParameters
      .keyboardLeavesForRotation,  // assumed: recalled
    ],
    typography: .helvetica, metrics: .iOS6, palette: .iOS6)
}
