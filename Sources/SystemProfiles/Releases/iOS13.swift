import CoreTypes

extension SystemProfile {
  /// Dark appearance, cards, new controls.
  package static let iOS13 = SystemProfile.iOS12.revised(as: .iOS(13)) {
    $0.behaviors.formUnion([
      .hasDarkMode,  // documented
      .hasScenes,  // documented: UIScene
      .hasViewIsAppearing,  // documented: viewIsAppearing(_:), available from iOS 13
      .largeTitleBarsAreClear,  // documented: scrollEdgeAppearance
      .modalsAreCardsByDefault,  // documented
      .presentationsTellOfDismissals,  // documented: UIAdaptivePresentationControllerDelegate
      .windowsWrapTheRootView,  // captured: published view dumps
      .searchBarsBeginShown,  // assumed: recalled
      .tablesHaveInsetGroups,  // documented: UITableView.Style
      .standardRowsEndAboveSeparator,  // captured: 43.5 and 43.667; without separators 44
    ])
    $0.behaviors.remove(.traitsAreAnnouncedOnEntry)  // documented: WWDC 2019, 214
    $0.behaviors.remove(.cellContentExcludesSeparator)  // captured: content views are as high as their cells
    $0.metrics.bringToiOS13()
    $0.palette = .iOS13
  }
}

extension ControlMetrics {
  fileprivate mutating func bringToiOS13() {
    scrollIndicator.thickness = 3  // captured: (369 3; 3 218) and (3 565; 369 3) in 375
    stepper.height = 32  // captured: n=86
    segmentedControl.plain.height = 32  // captured: n=86
    segmentedControl.bordered.height = 32  // captured: n=86
    segmentedControl.bar.height = 32  // captured: n=22
    segmentedControl.titleFont = .system(13, .medium)  // captured: 20 of 22 widths exact
    segmentedControl.barTitleFont = .system(13, .medium)
    segmentedControl.titlePadding = 18
    segmentedControl.barTitlePadding = 18
    textField.roundedRect.height = LineHeightRule(padding: 12, minimum: 34, rounding: .pixel)  // captured: n=375
    button.info = CGSize(width: 25, height: 24)  // captured
    button.detailDisclosure = CGSize(width: 25, height: 24)  // captured
    button.contactAdd = CGSize(width: 25, height: 24)  // captured
    button.symbolSizeAtScale3 = CGSize(width: 24.333, height: 23.667)  // captured
    button.close = CGSize(width: 30, height: 30)  // assumed: recalled
    bars.cardNavigationBar = 56  // captured: n=250
    table.cell.wideCellsHaveWideMargins = false  // captured: n=17
    table.cell.contentMargins.left = 15  // captured: n=13, cells outside tables
    table.cell.contentMargins.right = 15  // captured: same
    table.cell.disclosureIndicatorWidth = 27  // captured
    table.cell.wideDisclosureIndicatorWidth = 31  // captured
    presentation.cardTopGap = 10  // assumed
    presentation.cardMinimumTop = 40  // captured: card (0 40; 375 627)
    presentation.cardCornerRadius = 10  // assumed: recalled
    presentation.dimming = 0.2  // assumed: recalled
    presentation.alertCornerRadius = 14  // assumed
  }
}
