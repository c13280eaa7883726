import CoreTypes

extension SystemProfile {
  /// Taller bars on pads, cells with larger margins.
  package static let iOS12 = SystemProfile.iOS11.revised(as: .iOS(12)) {
    $0.metrics.bars.padNavigationBar = 50  // documented
    $0.metrics.bars.padToolbar = 50  // documented
    $0.metrics.bars.padTabBar = 50  // documented
    $0.metrics.table.cell.contentMargins = UIEdgeInsets(top: 11, left: 15, bottom: 11, right: 15)  // captured: n=20
    $0.metrics.table.cell.wideContentMargin = 20  // captured: n=6
  }
}
