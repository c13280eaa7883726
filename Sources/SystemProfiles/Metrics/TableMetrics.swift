import CoreTypes

/// The metrics of table rows, headers and cells.
package struct TableMetrics: Sendable, Hashable {
  package var rowHeight: CGFloat
  /// The height of a separator; `nil` for one device pixel.
  package var separatorHeight: CGFloat?
  package var plainHeaderHeight: CGFloat
  package var sectionHeaderTopPadding: CGFloat
  /// The heights in grouped tables without titles: above the first section, and of each further header or footer.
  package var groupedTopHeight: CGFloat
  package var groupedGapHeight: CGFloat
  package var groupedTitledTopHeight: CGFloat
  package var groupedTitledHeight: CGFloat
  /// The distance from the table's edges to the rows of a grouped table.
  package var groupedRowInset: CGFloat
  /// The same distance in tables on iPads from ``MarginMetrics/wideViewWidth`` on: this share of the width, between
  /// limits.
  package var padGroupedRowShare: CGFloat
  package var padGroupedRowInsets: ClosedRange<CGFloat>
  /// The same distance in inset grouped tables: narrower than ``MarginMetrics/wideViewWidth``, and wider ones.
  package var insetGroupedRowInset: CGFloat
  package var wideInsetGroupedRowInset: CGFloat
  /// The width of the section index at the trailing side.
  package var indexWidth: CGFloat
  /// The fonts of plain section headers, and of headers and footers of groups.
  package var plainTitleFont: ControlFont
  package var groupHeaderFont: ControlFont
  package var groupFooterFont: ControlFont
  package var actions: RowActionMetrics
  package var cell: CellMetrics

  package func groupedRowInset(tableWidth: CGFloat, onPad: Bool) -> CGFloat {
    guard onPad, tableWidth >= MarginMetrics.wideViewWidth else { return groupedRowInset }
    let share = (tableWidth * padGroupedRowShare).rounded()
    return min(max(share, padGroupedRowInsets.lowerBound), padGroupedRowInsets.upperBound)
  }

  package func insetGroupedRowInset(tableWidth: CGFloat) -> CGFloat {
    tableWidth >= MarginMetrics.wideViewWidth ? wideInsetGroupedRowInset : insetGroupedRowInset
  }
}

/// The metrics of the standard cell styles.
package struct CellMetrics: Sendable, Hashable {
  /// The leading edge of text, in tables narrower than ``MarginMetrics/wideViewWidth`` and in wider ones.
  package var textInset: CGFloat
  package var wideTextInset: CGFloat
  /// The layout margins of the content view.
  package var contentMargins: UIEdgeInsets
  /// The left and right margins in wide tables.
  package var wideContentMargin: CGFloat
  /// The left and right margins on wide screens, outside a table, of cells no wider than ``narrowCellWidth``.
  package var looseContentMargin: CGFloat
  /// The least width of a screen on which cells have wide margins, in points.
  package var wideScreenWidth = MarginMetrics.wideViewWidth
  /// Whether wide cells outside a table have wide margins on any screen.
  package var wideCellsHaveWideMargins = false
  /// The trailing margin beside an accessory.
  package var accessoryContentMargin: CGFloat
  package var textFont: ControlFont
  /// The detail font of the value1 style.
  package var detailFont: ControlFont
  package var subtitleTitleFont: ControlFont
  package var subtitleFont: ControlFont
  package var subtitleRowHeight: CGFloat
  /// The widths that accessories take from the trailing side of the content view; `wide…` where margins are wider.
  package var disclosureIndicatorWidth: CGFloat
  package var wideDisclosureIndicatorWidth: CGFloat
  package var checkmarkWidth: CGFloat
  package var detailButtonWidth: CGFloat
  package var detailDisclosureWidth: CGFloat
  package var disclosureImageSize: CGSize
  /// The distance from the chevron to the end of the row; nil for the text inset.
  package var disclosureEnd: CGFloat?
  package var editingIndent: CGFloat
  package var reorderControlWidth: CGFloat
  package var imageToTextGap: CGFloat
  /// The distance from text to the end of the content view beside an accessory; without one it is the text inset.
  package var accessoryTextGap: CGFloat
  /// The gap between the lines of the subtitle style, in rows of ``subtitleRowHeight``.
  package var subtitleGap: CGFloat
  /// The width of the right-aligned label of the value2 style, and the leading edge of its detail.
  package var value2LabelWidth: CGFloat
  package var value2DetailX: CGFloat

  /// The default width of a cell, in points.
  package static let narrowCellWidth: CGFloat = 320

  package func textInset(tableWidth: CGFloat) -> CGFloat {
    tableWidth >= MarginMetrics.wideViewWidth ? wideTextInset : textInset
  }

  /// Returns the margins of a cell. A wide table has wide margins, and so has any table on a wide screen.
  ///
  /// > Basis: captured. 20 at the sides of tables of 375 and 374 points on 414, and of 400 on 375. Outside tables, on
  /// > 414: 20 in cells of 331 to 462 points (16 documents), 16 in cells of 320 (24 documents, 14 in one). On 375,
  /// > cells of 400 points and more have 20 in iOS 11 and 12 (27 documents), and no more than others from 13 on (21
  /// > documents).
  ///
  /// - Parameters:
  ///   - tableWidth: The width of the whole table; rows of grouped tables are narrower. `nil` outside a table.
  ///   - cellWidth: The width of the cell itself.
  ///   - screenWidth: The screen's width in the interface's orientation.
  package func contentMargins(
    tableWidth: CGFloat?, cellWidth: CGFloat, screenWidth: CGFloat, hasAccessory: Bool
  ) -> NSDirectionalEdgeInsets {
    let isOnWideScreen = screenWidth >= wideScreenWidth
    let side: CGFloat
    if let tableWidth {
      side = isOnWideScreen || tableWidth >= MarginMetrics.wideViewWidth ? wideContentMargin : contentMargins.left
    } else if isOnWideScreen || (wideCellsHaveWideMargins && cellWidth >= MarginMetrics.wideViewWidth) {
      side = cellWidth > Self.narrowCellWidth ? wideContentMargin : looseContentMargin
    } else {
      side = contentMargins.left
    }
    return NSDirectionalEdgeInsets(
      top: contentMargins.top, leading: side, bottom: contentMargins.bottom,
      trailing: hasAccessory ? accessoryContentMargin : side)
  }

  package func disclosureIndicatorWidth(tableWidth: CGFloat) -> CGFloat {
    tableWidth >= MarginMetrics.wideViewWidth ? wideDisclosureIndicatorWidth : disclosureIndicatorWidth
  }
}
