/// A text property: one string, or runs with attributes.
package enum InterfaceText: Sendable, Hashable {
  case plain(String)
  case attributed([TextFragment])

  package var string: String {
    switch self {
    case .plain(let string): string
    case .attributed(let fragments): fragments.map(\.text).joined()
    }
  }
}

/// A run of an `attributedString`.
package struct TextFragment: Sendable, Hashable {
  package var text: String
  package var font: InterfaceFont?
  package var color: InterfaceColor?
  package var backgroundColor: InterfaceColor?
  /// The kerning after each character in points; nil for the font's own kerning.
  package var kern: Double?
  /// The `NSUnderlineStyle`; `baselineOffset` is the height above the baseline. Both are as written.
  package var underline: Int?
  package var strikethrough: Int?
  package var baselineOffset: Double?
  package var paragraph: ParagraphAttributes?
}

package struct ParagraphAttributes: Sendable, Hashable {
  package var alignment: TextAlignment?
  package var lineBreakMode: LineBreakMode?
  package var lineSpacing: Double = 0
  package var paragraphSpacing: Double = 0
  package var lineHeightMultiple: Double = 0
  package var minimumLineHeight: Double = 0
  package var maximumLineHeight: Double = 0
  package var firstLineHeadIndent: Double = 0
  package var headIndent: Double = 0

  package init() {}
}
