import CoreTypes

extension SystemProfile {
  /// Safe areas, large titles.
  package static let iOS11 = SystemProfile.iOS10.revised(as: .iOS(11)) {
    $0.typography = .sanFrancisco11  // captured: Display is 12/1000 em tighter
    $0.behaviors.formUnion([
      .hasSafeArea,  // documented
      .signalIsShownAsBars,  // documented by every screenshot
      .layoutMarginsIncludeSafeArea,  // documented: insetsLayoutMarginsFromSafeArea
      .rootViewMarginsAreSettable,  // documented: systemMinimumLayoutMargins
      .formatsSpaceBaselines,  // captured: the option is without effect before
      .hasLargeTitles,  // documented
      .barShadowsStandAlone,  // assumed: recalled
      .barItemsAreLaidOutByConstraints,  // documented: WWDC 2017, 204
      .navigationItemsHaveSearchBars,  // documented: UINavigationItem.searchController
      .labelsPushOutWords,  // assumed: recalled; documented as the standard strategy from 14 on
      .tabBarShrinksInPhoneLandscape,  // documented
      .rowHeightsAreEstimatedByDefault,  // documented
      .standardCellsWrapAtAccessibilitySizes,  // assumed: recalled of WWDC 2017, 245
    ])
    $0.behaviors.insert(.rowsHaveSwipeActions)  // documented
    $0.behaviors.insert(.separatorInsetsCountFromEdges)  // documented: UITableView.SeparatorInsetReference
    $0.metrics.table.actions.font = .subheadline  // assumed: recalled
    $0.metrics.table.actions.titlePadding = 8  // assumed
    $0.metrics.table.actions.minimumWidth = 74  // assumed: recalled
    $0.metrics.table.actions.titledImageHeight = 91  // recalled by many: lower rows show the image alone
    $0.behaviors.remove(.searchPlaceholdersAreCentred)  // assumed: recalled
    $0.behaviors.remove(.scrollViewInsetsFollowLayoutGuides)  // documented: contentInsetAdjustmentBehavior
    $0.metrics.bars.largeTitle = 52  // captured: 96-point bars, n=300
    $0.metrics.bars.searchStrip = 52  // assumed: recalled
    $0.metrics.bars.items.largeTitleFont = .largeTitle  // assumed: recalled; documented that they grow
    $0.metrics.bars.items.margin = 16  // assumed: recalled
    $0.metrics.bars.items.wideMargin = 20  // assumed: recalled
    $0.metrics.bars.shortTabBar = 32  // documented
    $0.metrics.bars.homeIndicatorToolbar = 49  // captured: n=89
    $0.metrics.keyboard.homeIndicatorPhone = .homeIndicator
    $0.metrics.searchBar.height = 56  // captured: n=27; older files keep 44
    $0.metrics.searchBar.promptHeight = 19  // assumed: recalled, 75 with a prompt
    $0.metrics.searchBar.fieldHeight = 36  // assumed: recalled
    $0.palette.light.field.searchCornerRadius = 10  // assumed: recalled
    $0.metrics.searchBar.font = .body  // assumed: recalled
    $0.metrics.table.cell.textInset = 16  // captured
    $0.metrics.table.cell.wideTextInset = 20  // captured: screens of 414 points and pads
    $0.metrics.table.cell.disclosureEnd = nil  // assumed: with the text, as later
    $0.metrics.table.cell.disclosureIndicatorWidth = 34  // captured
    $0.metrics.table.cell.wideDisclosureIndicatorWidth = 34  // captured
    $0.metrics.table.cell.checkmarkWidth = 40  // captured
    // captured: Xcode 9.2 to 10.2, top n=8, sides n=14; 15 at the sides is iOS 13's
    $0.metrics.table.cell.contentMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    $0.metrics.table.cell.wideContentMargin = 20  // captured: n=6
    $0.metrics.table.cell.looseContentMargin = 16  // captured: n=13
    $0.metrics.table.cell.wideCellsHaveWideMargins = true  // captured: n=29
    $0.metrics.table.cell.subtitleGap = 1  // captured: 10 and 31.5 in rows of 55.5
    $0.metrics.table.cell.subtitleRowHeight = 55.5  // captured: n=600
  }
}
