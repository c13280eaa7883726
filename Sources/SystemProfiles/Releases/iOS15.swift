import CoreTypes

extension SystemProfile {
  /// Button configurations, clear bars at the scroll edge, padding above section headers.
  package static let iOS15 = SystemProfile.iOS14.revised(as: .iOS(15)) {
    $0.behaviors.formUnion([
      .hasButtonConfigurations,  // documented
      .barsAreClearAtScrollEdge,  // documented: scrollEdgeAppearance
      .sectionHeadersHaveTopPadding,  // documented
      .hasKeyboardLayoutGuide,  // documented
      .keysMoveFocus,  // documented: WWDC 2021, "Focus on iPad keyboard navigation"
      .sheetsHaveDetents,  // documented: UISheetPresentationController
      .phonesDragContent,  // documented: dragInteractionEnabled
      .snapshotsAreAlwaysDiffed,  // documented: WWDC 2021, "Make blazing fast lists and collection views"
    ])
    $0.behaviors.remove(.loneTextsShareTheWidth)  // captured: published
    $0.behaviors.remove(.plainTablesRuleEmptyRows)  // documented: fillerRowHeight
    $0.palette = .iOS15
    $0.metrics.table.sectionHeaderTopPadding = 22  // documented; first rows at 50 in saved tables
    $0.metrics.picker.dateWheels.width = 276  // captured: wheels are 276x216 from Xcode 13
    // captured for contactAdd with iOS 18; for the other symbols, and that they are as old as configurations, assumed
    $0.metrics.button.info = CGSize(width: 26, height: 26)
    $0.metrics.button.detailDisclosure = CGSize(width: 26, height: 26)
    $0.metrics.button.contactAdd = CGSize(width: 26, height: 26)
    $0.metrics.button.symbolSizeAtScale3 = CGSize(width: 25.667, height: 25.667)
    $0.metrics.button.configuration = ButtonMetrics.Titled(  // captured: n=20
      font: .body, padding: UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12), rounding: .pixel,
      librarySize: CGSize(width: 75, height: 34.333))
    $0.metrics.button.smallConfigurationPadding = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)  // assumed
    $0.metrics.button.miniConfigurationPadding = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)  // assumed
    $0.metrics.button.largeConfigurationPadding = UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20)  // assumed
  }
}

extension SystemProfile {
  /// The profile that measures button configurations before they belong to a button and thus to a session.
  package static var ofFirstButtonConfigurations: SystemProfile { iOS15 }
}
