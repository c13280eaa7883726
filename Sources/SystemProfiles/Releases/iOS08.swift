import CoreTypes

extension SystemProfile {
  /// Size classes, margins, screens that rotate.
  package static let iOS8 = SystemProfile.iOS7.revised(as: .iOS(8)) {
    $0.behaviors.formUnion([
      .screenBoundsFollowOrientation,  // documented: UIScreen, iOS 8
      .statusBarHidesInPhoneLandscape,  // documented
      .layoutMarginsExist,  // documented: UIView.layoutMargins
      .symbolicSuperviewSpacingUsesMargins,  // captured: |-[v] measures from the margin
      .labelWidthDrivesLineWidth,  // documented: automatic preferredMaxLayoutWidth
      .directionsCannotBeMixed,  // captured: published logs
      .hasSizeClasses,  // documented
      .sizeChangesAreTransitions,  // documented: viewWillTransition(to:with:)
      .parentsPassTraitsToControllers,  // documented: WWDC 2023, 10057, of the releases before
      .traitsAreAnnouncedOnEntry,  // documented: WWDC 2019, 214, of the releases before
      .cellsSizeThemselves,  // documented
      .rowsHaveActions,  // documented: UITableViewRowAction
      .scrollViewsDescribeContentSize,  // captured: published logs
      .presentationsHaveContainers,  // documented: UIPresentationController
      .actionSheetsGoAtTouchOutside,  // assumed: recalled
      .splitControllersCollapse,  // documented: UISplitViewController.isCollapsed
      .conflictsNameTheirBreakpoint,  // captured: published logs; that iOS 7 has none is recalled
      .animationsAddUp,  // captured: published dumps of layers on iOS 7 and 8
    ])
    $0.behaviors.remove(.layoutSubviewsMustReachUIView)  // documented
    $0.behaviors.remove(.keyboardLeavesForRotation)  // assumed: recalled
    $0.metrics.scrollIndicator.thickness = 2.5  // captured: (349.5 3; 2.5 194) in 355x200
    $0.metrics.scrollIndicator.margin = 3  // captured: same
    $0.metrics.split.primaryFraction = 0.4  // assumed: recalled
    $0.metrics.split.divider = nil  // assumed: a device pixel
    $0.metrics.presentation.quarterTurnDuration = 0.3  // assumed: recalled
    $0.metrics.presentation.alertCornerRadius = 12  // assumed
    $0.metrics.alert.bringToiOS8()
    $0.metrics.table.bringToiOS8()
    $0.metrics.keyboard.phone = .iOS8
    $0.metrics.keyboard.homeIndicatorPhone = .iOS8
    $0.metrics.keyboard.pad = KeyboardMetrics.Steps(  // assumed: recalled
      portrait: [.init(keys: 264, suggestions: 49)], landscape: [.init(keys: 352, suggestions: 46)])
  }
}

extension TableMetrics {
  /// Basis: that the text of standard cells follows the user's size is documented of this release (WWDC 2014, 226:
  /// "dynamic type … throughout UIKit classes") and reported for default cells by developers. That section titles came
  /// with them, and which styles these are, is assumed: those with the earlier sizes at Large.
  fileprivate mutating func bringToiOS8() {
    (cell.textFont, cell.detailFont) = (.body, .body)
    (cell.subtitleTitleFont, cell.subtitleFont) = (.body, .caption1)
    (plainTitleFont, groupHeaderFont, groupFooterFont) = (.headline, .footnote, .footnote)
  }
}

extension KeyboardMetrics.Steps {
  /// Captured in published logs: 258 on screens of 375 points. The others assumed (recalled): 253 and 271 in portrait,
  /// 193 and 194 in landscape.
  static let iOS8 = KeyboardMetrics.Steps(
    portrait: [
      .init(keys: 216, suggestions: 37), .init(minimumWidth: 375, keys: 216, suggestions: 42),
      .init(minimumWidth: 414, keys: 226, suggestions: 45),
    ],
    landscape: [
      .init(keys: 162, suggestions: 31), .init(minimumWidth: 375, keys: 162, suggestions: 32),
    ])

  /// Assumed (recalled), with the safe area of 34 and 21 points: 333, 336 and 346 in portrait, 291 without suggestions;
  /// 209 in landscape.
  static let homeIndicator = KeyboardMetrics.Steps(
    portrait: [
      .init(keys: 257, strip: 41, suggestions: 42), .init(minimumWidth: 390, keys: 257, strip: 41, suggestions: 45),
      .init(minimumWidth: 414, keys: 267, strip: 41, suggestions: 45),
    ],
    landscape: [.init(keys: 150, suggestions: 38)])
}
