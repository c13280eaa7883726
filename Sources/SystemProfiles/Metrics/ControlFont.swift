import CoreTypes

/// A control's system font by size and weight. The typesetter resolves it to a face of the generation.
package struct ControlFont: Sendable, Hashable {
  package enum Weight: String, Sendable, Hashable { case regular, medium, semibold, bold }

  /// The size in points; for fonts that follow a text style, the size at the Large text size.
  package var size: CGFloat
  /// The weight. For fonts that follow a text style, any weight but regular is the style's emphasized weight.
  package var weight: Weight
  /// The text style that the font's size follows, or `nil` for a fixed size.
  package var textStyle: String?

  package init(size: CGFloat, weight: Weight = .regular, textStyle: String? = nil) {
    (self.size, self.weight, self.textStyle) = (size, weight, textStyle)
  }

  package static func system(_ size: CGFloat, _ weight: Weight = .regular) -> ControlFont {
    ControlFont(size: size, weight: weight)
  }

  /// The font of `UICTFontTextStyleBody`: 17 points at the Large text size.
  package static let body = ControlFont(size: 17, textStyle: "UICTFontTextStyleBody")

  /// Semibold, 17 points at the Large text size; the footnote has 13 and title 3 has 20.
  package static let headline = ControlFont(size: 17, weight: .semibold, textStyle: "UICTFontTextStyleHeadline")
  package static let footnote = ControlFont(size: 13, textStyle: "UICTFontTextStyleFootnote")
  package static let title3 = ControlFont(size: 20, textStyle: "UICTFontTextStyleTitle3")
  /// 15 points at the Large text size.
  package static let subheadline = ControlFont(size: 15, textStyle: "UICTFontTextStyleSubhead")
  /// 12 points at the Large text size.
  package static let caption1 = ControlFont(size: 12, textStyle: "UICTFontTextStyleCaption1")
  /// Bold 34 and semibold 13 points at the Large text size.
  package static let largeTitle = ControlFont(size: 34, weight: .bold, textStyle: "UICTFontTextStyleTitle0")
  package static let emphasizedFootnote = ControlFont(
    size: 13, weight: .semibold, textStyle: "UICTFontTextStyleFootnote")
}
