import CoreTypes

/// The attributes of a stretch of text besides its font. A class, shared by reference; plain text has none.
package final class RunStyle: Sendable {
  /// The kerning after every character, in points; 0 also disables the face's own pairs.
  package let kern: CGFloat?
  /// The tracking after every character, in points, in addition to the face's own pairs.
  package let tracking: CGFloat
  /// The distance of the text above the baseline, in points.
  package let baselineOffset: CGFloat
  /// The box on the line that replaces the characters; `y` is the height of its lower edge above the baseline.
  package let box: CGRect?
  /// The advance of each character in points, which replaces the font's; used for tabs.
  let advance: CGFloat?
  /// The style of the paragraph that begins with this stretch.
  package let paragraph: TextParagraph?
  /// The caller's tag, to find the stretch again.
  package let tag: Int

  package init(
    kern: CGFloat? = nil, tracking: CGFloat = 0, baselineOffset: CGFloat = 0, box: CGRect? = nil,
    paragraph: TextParagraph? = nil, tag: Int = 0
  ) {
    (self.kern, self.tracking, self.baselineOffset) = (kern, tracking, baselineOffset)
    (self.box, self.paragraph, self.tag) = (box, paragraph, tag)
    advance = nil
  }

  init(advance: CGFloat, of style: RunStyle?) {
    (kern, tracking, baselineOffset) = (nil, 0, style?.baselineOffset ?? 0)
    (box, paragraph, tag) = (nil, style?.paragraph, style?.tag ?? 0)
    self.advance = advance
  }
}

extension RunStyle: Hashable {
  package static func == (left: RunStyle, right: RunStyle) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The part of `NSParagraphStyle` that affects the position of lines.
package struct TextParagraph: Sendable, Hashable {
  /// The spacing below every line but the last.
  package var lineSpacing: CGFloat = 0
  package var spacingBefore: CGFloat = 0
  package var spacingAfter: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  /// The indent from the leading edge; 0 and less from the trailing one.
  package var tailIndent: CGFloat = 0
  /// The least line height; 0 for none, as in the next two.
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var breaksAnywhere = false
  package var tabs = TabRuler.standard

  package init() {}
  static let plain = TextParagraph()

  func indent(isFirst: Bool) -> CGFloat { isFirst ? firstLineHeadIndent : headIndent }

  /// Returns the width that lines leave free at their end, for a width of the block.
  func tail(of width: CGFloat) -> CGFloat {
    if tailIndent <= 0 { return -tailIndent }
    return width.isFinite ? max(0, width - tailIndent) : 0
  }

  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = natural
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
