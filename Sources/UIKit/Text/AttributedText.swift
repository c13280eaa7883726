import Typesetting

/// An attributed string as the typesetter takes it, with the attributes of each of its runs.
@MainActor final class AttributedText {
  typealias Attributes = [NSAttributedString.Key: Any]

  let source: StyledText
  /// By the tag of a run.
  let attributes: [Attributes]

  /// - Parameters:
  ///   - font: for what says none.
  ///   - shown: the font to set a text in that asks for another, such as one that follows the text size.
  init(_ string: NSAttributedString, font: UIFont, session: Session, shown: (UIFont) -> UIFont = { $0 }) {
    var runs: [StyledText.Run] = [], attributes: [Attributes] = []
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, _ in
      let text = (string.string as NSString).substring(with: range)
      let font = shown(values[.font] as? UIFont ?? font)
      runs.append(StyledText.Run(text, font: session.resolve(font), style: RunStyle(values, tag: attributes.count)))
      attributes.append(values)
    }
    source = StyledText(runs)
    self.attributes = attributes
  }

  func paragraphStyle(of line: TextLine) -> NSParagraphStyle? {
    line.style.flatMap { attributes[$0.tag][.paragraphStyle] as? NSParagraphStyle }
  }
}

extension RunStyle {
  fileprivate convenience init(_ values: AttributedText.Attributes, tag: Int) {
    self.init(
      kern: RunAttributes.number(values[.kern]), tracking: RunAttributes.number(values[.tracking]) ?? 0,
      baselineOffset: RunAttributes.number(values[.baselineOffset]) ?? 0,
      box: (values[.attachment] as? NSTextAttachment)?.box,
      paragraph: (values[.paragraphStyle] as? NSParagraphStyle)?.values.paragraph, tag: tag)
  }
}

/// Reads the values of attributes.
enum RunAttributes {
  /// However the number was written.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    default: nil
    }
  }
}
