import CoreTypes

extension SystemProfile {
  /// Glass.
  package static let iOS26 = SystemProfile.iOS17.revised(as: .iOS(26)) {
    $0.behaviors.insert(.chromeIsGlass)  // documented
    $0.behaviors.insert(.actionSheetsStandAtTheirSource)  // documented: WWDC 2025, 284
    $0.behaviors.insert(.hasLayoutEnvironments)  // documented: UITraitListEnvironment and its neighbours
    $0.behaviors.insert(.navigationItemsHaveSubtitles)  // documented: UINavigationItem.subtitle
    $0.behaviors.remove(.groupedHeadersAreUppercase)  // documented: WWDC 2025, 284
    $0.behaviors.insert(.separatorsEndAtTheMargin)  // assumed: recalled; published code imitates it
    $0.metrics.switch = NaturalSize(  // captured: n=110, fresh frames of Xcode 26
      width: 63, height: 28, alignmentInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    // captured: on 393, 20 in a table and a cell of 339; on 375, 16 in 5 views
    $0.metrics.table.cell.wideScreenWidth = 393
    $0.metrics.slider.height = 34  // captured: n=17
    $0.metrics.slider.alignmentInsets = .zero  // captured: fresh frames
    $0.metrics.bars.navigationBar = 54  // captured: n=84
    $0.metrics.bars.reachesIntoIslandArea = false  // captured: on 402, bar and safe area begin at 62
    $0.metrics.bars.padNavigationBar = 54  // assumed
    $0.metrics.presentation.cardCornerRadius = 38  // assumed
    $0.metrics.presentation.alertCornerRadius = 34  // assumed
    $0.metrics.presentation.alertWidth = 300  // assumed
    $0.metrics.presentation.alertButtonHeight = 48  // assumed
    $0.metrics.alert.bringToiOS26()
    $0.metrics.popover.cornerRadius = 34  // assumed
    $0.metrics.menu.bringToiOS26()
    $0.metrics.searchBar.height = 64  // captured: one frame
    $0.metrics.searchBar.fieldHeight = 44  // derived: as far from the bar's edges as since iOS 11
    $0.metrics.table.rowHeight = 51  // captured, few: saved cells of Xcode 26
    $0.metrics.listContent.minimumRowHeight = 50.5  // assumed: a standard row at scale 2
    $0.behaviors.remove(.standardRowsEndAboveSeparator)  // captured, few: 51 at scales 2 and 3
    $0.metrics.table.cell.contentMargins.top = 15  // captured, few: n=10
    $0.metrics.table.cell.contentMargins.bottom = 15  // captured, few
    $0.metrics.table.actions.bringToiOS26()
    $0.palette = .iOS26
  }
}
