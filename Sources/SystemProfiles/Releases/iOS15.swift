import CoreTypes

extension SystemProfile {
  /// Button configurations, clear bars at the scroll edge, room above section headers.
  package static let iOS15 = SystemProfile.iOS14.revised(as: .iOS(15)) {
    $0.behaviors.formUnion([
      .hasButtonConfigurations,  // documented
      .barsAreClearAtScrollEdge,  // documented: scrollEdgeAppearance
      .sectionHeadersHaveTopPadding,  // documented
      .hasKeyboardLayoutGuide,  // documented
    ])
    $0.metrics.table.sectionHeaderTopPadding = 22  // documented; first rows at 50 in saved tables
    $0.metrics.picker.dateWheels.width = 276  // captured: wheels are 276x216 from Xcode 13
    $0.metrics.button.configuration = ButtonMetrics.Titled(  // captured: n=20
      font: .body, padding: UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12), rounding: .pixel,
      librarySize: CGSize(width: 75, height: 34.333))
    $0.metrics.button.smallConfigurationPadding = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)  // assumed
    $0.metrics.button.largeConfigurationPadding = UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20)  // assumed
  }
}
