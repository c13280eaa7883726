import CoreTypes

extension MenuMetrics {
  /// The menus of the first release that has them; programs may ask for them in older ones. Basis: assumed, recalled
  /// look: 250 points wide, rows of 44 between hairlines, bands of 8 between sections.
  static let iOS13 = MenuMetrics(
    width: 250, widthOfLargeText: 340, cornerRadius: 13, rowHeight: 44, rowPadding: 11, margin: 16, markWidth: 16,
    imageWidth: 24, imageGap: 8, padding: 0, sectionGap: 8, smallTileHeight: 44, mediumTileHeight: 64,
    screenMargin: 8, sourceGap: 8, font: .body, subtitleFont: .footnote, headerFont: .footnote)

  /// Basis: assumed, recalled look: lines only between sections, images before the titles, a panel over its button.
  mutating func bringToiOS26() {
    (cornerRadius, rowPadding, margin, markWidth) = (32, 10, 26, 22)
    (imageWidth, imageGap, padding, sectionGap) = (26, 10, 10, 21)
    screenMargin = 16
  }
}
