import CoreTypes

extension SystemProfile {
  /// Taller bars on iPads, cells with larger margins.
  package static let iOS12 = SystemProfile.iOS11.revised(as: .iOS(12)) {
    $0.behaviors.insert(.navigationTabsLoadAtOnce)  // captured with 12.1; that it is not older is assumed
    $0.behaviors.insert(.padStatusBarBeginsWithTime)  // documented by every screenshot
    $0.behaviors.insert(.masksPlaceEdges)  // captured: published logs; 11 has centers
    $0.behaviors.remove(.rowsFollowReadableWidth)  // captured: published reports of 2018
    $0.behaviors.insert(.headersAreUIKitCores)  // captured: published logs of 2017 and 2019
    $0.metrics.bars.padNavigationBar = 50  // documented
    $0.metrics.bars.padToolbar = 50  // documented
    $0.metrics.bars.padTabBar = 50  // documented
  }
}
