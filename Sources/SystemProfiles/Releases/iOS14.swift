import CoreTypes

extension SystemProfile {
  /// One variable San Francisco, compact date pickers.
  package static let iOS14 = SystemProfile.iOS13.revised(as: .iOS(14)) {
    $0.typography = .sanFrancisco14  // captured
    $0.behaviors.insert(.hasCompactDatePickers)  // documented
    $0.behaviors.insert(.splitControllersHaveColumns)  // documented: WWDC 2020, 10105
    $0.behaviors.insert(.pageControlsFollowFingers)  // documented: allowsContinuousInteraction came with it
    $0.behaviors.insert(.firstBaselinesHangOnFirstItem)  // captured: 3 documents; not so in iOS 10
    $0.behaviors.insert(.stackViewsAreRendered)  // captured: published, their layer was a CATransformLayer before
    $0.metrics.progressView.default.height = 4  // captured: n=11
    $0.metrics.progressView.bar.height = 4  // assumed
    // assumed, few frames: 26 high, 115.5 wide for three pages
    $0.metrics.pageControl = PageControlMetrics(height: 26, dotDiameter: 8, dotSpacing: 10, horizontalPadding: 71.5)
    $0.metrics.picker.compactDate = NaturalSize(width: nil, height: 36, libraryWidth: 320)  // captured: n=60
    $0.metrics.picker.compactDateHeightAtScale3 = 34.333  // captured, few
    $0.metrics.picker.inlineDate = NaturalSize(width: 320, height: 330)  // assumed
    // captured: 22 at 17 points in Xcode 12 to 26, n=16 of 19; 21 in Xcode 8 to 11, n=9
    $0.metrics.textField.none.height = LineHeightRule(factor: 1.08, rounding: .pixel)
    $0.metrics.table.cell.contentMargins.left = 16  // captured: n=44 at 375 points
    $0.metrics.table.cell.contentMargins.right = 16  // captured
    $0.metrics.table.cell.disclosureIndicatorWidth = 26.5  // captured
    $0.metrics.table.cell.wideDisclosureIndicatorWidth = 30.5  // captured
    $0.metrics.table.cell.checkmarkWidth = 40.667  // captured; 44 elsewhere
  }
}
