import CoreTypes

extension TableMetrics {
  static let iOS6 = TableMetrics(
    rowHeight: 44,  // captured
    separatorHeight: 1,  // captured: content views are 43 high
    plainHeaderHeight: 22,  // captured
    sectionHeaderTopPadding: 0,
    groupedTopHeight: 10, groupedGapHeight: 10,  // captured: header heights saved by Xcode 4
    groupedTitledTopHeight: 46, groupedTitledHeight: 36,  // assumed
    groupedRowInset: 10,  // captured: 300-point content views on 320
    // captured: published programs that measure it and rely on it; whole points are assumed
    padGroupedRowShare: 0.06, padGroupedRowInsets: 31...45,
    // The style is newer. captured for wide tables: rows of 374 on 414; 16 in others is assumed, as margins are
    insetGroupedRowInset: 16, wideInsetGroupedRowInset: 20,
    indexWidth: 30,  // assumed
    plainTitleFont: .system(17, .bold),  // assumed
    groupHeaderFont: .system(17, .bold), groupFooterFont: .system(15),  // assumed: recalled
    actions: RowActionMetrics(  // assumed: recalled look, a button of 63 by 33 for "Delete"
      font: .system(15, .bold), titlePadding: 9, minimumWidth: 0, verticalInset: 4, maximumHeight: 33, gap: 8,
      cornerRadius: 5, titledImageHeight: .infinity),
    cell: .iOS6)
}

extension CellMetrics {
  static let iOS6 = CellMetrics(
    textInset: 10, wideTextInset: 10,  // captured
    contentMargins: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),  // captured: n=24 in Xcode 8
    wideContentMargin: 8, looseContentMargin: 8, accessoryContentMargin: 8,  // captured, few
    textFont: .system(20, .bold), detailFont: .system(17),  // assumed
    subtitleTitleFont: .system(18, .bold), subtitleFont: .system(14),  // assumed: recalled
    subtitleRowHeight: 44,  // captured
    disclosureIndicatorWidth: 20, wideDisclosureIndicatorWidth: 20, checkmarkWidth: 20,  // captured: 300 of 320
    detailButtonWidth: 33, detailDisclosureWidth: 33,  // assumed
    disclosureImageSize: CGSize(width: 10, height: 14),  // assumed
    disclosureEnd: 10,  // captured for iOS 7: (302 16; 8 12.5)
    editingIndent: 32, reorderControlWidth: 32, imageToTextGap: 10, accessoryTextGap: 10, subtitleGap: 0,  // assumed
    value2LabelWidth: 68, value2DetailX: 83)  // assumed
}

extension ListContentMetrics {
  /// Configurations are newer, but every generation has their metrics.
  static let iOS6 = ListContentMetrics(
    minimumRowHeight: 44,  // captured: 28 saved rows of 44.5
    imageToTextPadding: 16, textToTextPadding: 8,  // assumed: recalled
    textToTextGap: 1,  // derived: saved rows of iOS 13 are 58 high, with lines of 20.5 and 14.5 and margins of 11
    plainHeaderMargin: 4,  // derived: 20 points of text in headers of 28
    groupedHeaderTop: 15.5, groupedHeaderBottom: 7,  // derived: 15.5 points of text in headers of 38
    symbolDimension: 28)  // assumed
}

extension MarginMetrics {
  static let iOS6 = MarginMetrics(
    plainView: 8,  // captured: margin attributes of a nib count as 8 on iOS 7
    compactRoot: 16, regularRoot: 20,  // documented for iOS 8, where root views first have margins
    siblingSpacing: 8, superviewSpacing: 20,  // captured: 397 documents with symbolic constants
    readableWidths: [:])
}
