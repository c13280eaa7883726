extension SystemProfile {
  /// Taller bars on pads.
  package static let iOS12 = SystemProfile.iOS11.revised(as: .iOS(12)) {
    $0.metrics.bars.padNavigationBar = 50  // documented
    $0.metrics.bars.padToolbar = 50  // documented
    $0.metrics.bars.padTabBar = 50  // documented
  }
}
