import CoreTypes

/// A system font by size and weight, as a control asks for it; the typesetter turns it into a face of the generation.
package struct ControlFont: Sendable, Hashable {
  package enum Weight: String, Sendable, Hashable { case regular, medium, semibold, bold }

  /// In points; fonts that follow a text style have it at the Large text size.
  package var size: CGFloat
  /// Of fonts that follow a text style, anything but regular is the style's emphasized weight.
  package var weight: Weight
  /// The text style whose size the font follows, or `nil` for a fixed size.
  package var textStyle: String?

  package init(size: CGFloat, weight: Weight = .regular, textStyle: String? = nil) {
    (self.size, self.weight, self.textStyle) = (size, weight, textStyle)
  }

  package static func system(_ size: CGFloat, _ weight: Weight = .regular) -> ControlFont {
    ControlFont(size: size, weight: weight)
  }

  /// `UICTFontTextStyleBody`: 17 points at the Large text size.
  package static let body = ControlFont(size: 17, textStyle: "UICTFontTextStyleBody")

  /// Semibold 17, 13 and 20 points at the Large text size.
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
