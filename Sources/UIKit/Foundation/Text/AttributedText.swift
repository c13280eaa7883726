import Typesetting

/// An attributed string in the typesetter's form, with the attributes of each run.
@MainActor final class AttributedText {
  typealias Attributes = [NSAttributedString.Key: Any]

  let source: StyledText
  /// The attributes by the tag of a run.
  let attributes: [Attributes]

  /// - Parameters:
  ///   - font: the font of runs without one.
  ///   - room: the available line width for attachments, in points.
  ///   - shown: returns the font to use in place of a requested one, such as one that follows the text size.
  init(
    _ string: NSAttributedString, font: UIFont, session: Session, room: CGFloat = 1e7,
    shown: (UIFont) -> UIFont = { $0 }
  ) {
    var runs: [StyledText.Run] = [], attributes: [Attributes] = []
    let whole = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, _ in
      let font = session.resolve(shown(values[.font] as? UIFont ?? font))
      let line = CGRect(x: 0, y: 0, width: room, height: font.lineHeight)
      let box = (values[.attachment] as? NSTextAttachment).map { attachment in
        session.perform {
          attachment.attachmentBounds(
            for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: range.location)
        }
      }
      let style = RunStyle(values, box: box, tag: attributes.count)
      runs.append(StyledText.Run(whole.substring(with: range), font: font, style: style))
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
  fileprivate convenience init(_ values: AttributedText.Attributes, box: CGRect?, tag: Int) {
    self.init(
      kern: RunAttributes.number(values[.kern]), tracking: RunAttributes.number(values[.tracking]) ?? 0,
      baselineOffset: RunAttributes.number(values[.baselineOffset]) ?? 0,
      box: box, paragraph: (values[.paragraphStyle] as? NSParagraphStyle)?.values.paragraph, tag: tag)
  }
}

/// Reads attribute values.
enum RunAttributes {
  /// Returns a number of any numeric type.
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

  /// Returns an integer, such as the raw value of an `NSUnderlineStyle`.
  static func integer(_ value: Any?) -> Int? { number(value).flatMap { Int(exactly: $0) } }
}
