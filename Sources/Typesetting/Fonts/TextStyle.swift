import CoreTypes

/// The text styles of Dynamic Type; the raw values are UIKit's.
package enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case extraLargeTitle = "UICTFontTextStyleExtraLargeTitle"
  case extraLargeTitle2 = "UICTFontTextStyleExtraLargeTitle2"
  case largeTitle = "UICTFontTextStyleTitle0"
  case title1 = "UICTFontTextStyleTitle1"
  case title2 = "UICTFontTextStyleTitle2"
  case title3 = "UICTFontTextStyleTitle3"
  case headline = "UICTFontTextStyleHeadline"
  case body = "UICTFontTextStyleBody"
  case callout = "UICTFontTextStyleCallout"
  case subheadline = "UICTFontTextStyleSubhead"
  case footnote = "UICTFontTextStyleFootnote"
  case caption1 = "UICTFontTextStyleCaption1"
  case caption2 = "UICTFontTextStyleCaption2"

  /// Returns size, weight and leading of the style at a text size. An unknown category counts as Large.
  package func metrics(category: UIContentSizeCategory, era: TypographyEra) -> TextStyleMetrics {
    TextStyleTable.standard.metrics(self, column: Self.columns.firstIndex(of: category) ?? 3, era: era)
  }

  /// The categories in the order of the generated table's columns.
  private static let columns: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Returns the leading of this style at a point size of the table; nil for other sizes.
  func leading(pointSize: CGFloat) -> CGFloat? { TextStyleTable.standard.leading(self, pointSize: pointSize) }
}

package struct TextStyleMetrics: Sendable, Hashable {
  package var pointSize: CGFloat
  package var weight: FontWeight
  /// The weight with the bold trait.
  package var emphasizedWeight: FontWeight
  /// The distance between baselines; nil in eras that set text styles at the font's own line height.
  package var leading: CGFloat?
}
