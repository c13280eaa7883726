import CoreTypes

/// What a stretch of text asks for besides its font. Shared by reference: plain text has none.
package final class RunStyle: Sendable {
  /// Added after every character, in points; 0 also turns the face's own pairs off.
  package let kern: CGFloat?
  /// Added after every character, in points, beside the face's own pairs.
  package let tracking: CGFloat
  /// Raises the text above the baseline, in points.
  package let baselineOffset: CGFloat
  /// What stands on the line in place of the characters; y is of its lower edge, up from the baseline.
  package let box: CGRect?
  /// Of each character in place of its own, in points: a tab's.
  let advance: CGFloat?
  /// The paragraph's, where the stretch begins one.
  package let paragraph: TextParagraph?
  /// The caller's, to find the stretch again.
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

/// `NSParagraphStyle`, as far as it moves lines.
package struct TextParagraph: Sendable, Hashable {
  /// Below every line but the last.
  package var lineSpacing: CGFloat = 0
  package var spacingBefore: CGFloat = 0
  package var spacingAfter: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  /// From the leading edge; 0 and less from the trailing one.
  package var tailIndent: CGFloat = 0
  /// 0 for none, as the next two.
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var breaksAnywhere = false
  package var tabs = TabRuler.standard

  package init() {}
  static let plain = TextParagraph()

  func indent(isFirst: Bool) -> CGFloat { isFirst ? firstLineHeadIndent : headIndent }

  /// What the lines leave free at their end, of the width of the block.
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
