// Converts between `AttributedString` and `NSAttributedString`, with UIKit's attributes and links. Other attributes of
// Foundation are lost: this Foundation cannot enumerate them.
extension NSAttributedString {
  public convenience init(_ attrStr: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let text = String(attrStr[run.range].characters)
      whole.append(NSAttributedString(string: text, attributes: Self.values(of: run)))
    }
    self.init(attributedString: whole)
  }

  private static func values(of run: AttributedString.Runs.Run) -> [Key: Any] {
    typealias UIKit = AttributeScopes.UIKitAttributes
    var values: [Key: Any] = [:]
    values[.font] = run[UIKit.FontAttribute.self]
    values[.foregroundColor] = run[UIKit.ForegroundColorAttribute.self]
    values[.backgroundColor] = run[UIKit.BackgroundColorAttribute.self]
    values[.paragraphStyle] = run[UIKit.ParagraphStyleAttribute.self]
    values[.kern] = run[UIKit.KernAttribute.self]
    values[.tracking] = run[UIKit.TrackingAttribute.self]
    values[.baselineOffset] = run[UIKit.BaselineOffsetAttribute.self]
    values[.underlineStyle] = run[UIKit.UnderlineStyleAttribute.self]?.rawValue
    values[.strikethroughStyle] = run[UIKit.StrikethroughStyleAttribute.self]?.rawValue
    values[.attachment] = run[UIKit.AttachmentAttribute.self]
    values[.link] = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return values
  }
}

extension AttributedString {
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
      var part = AttributedString((nsStr.string as NSString).substring(with: range))
      part.take(values)
      append(part)
    }
  }

  private mutating func take(_ values: [NSAttributedString.Key: Any]) {
    typealias UIKit = AttributeScopes.UIKitAttributes
    self[UIKit.FontAttribute.self] = values[.font] as? UIFont
    self[UIKit.ForegroundColorAttribute.self] = values[.foregroundColor] as? UIColor
    self[UIKit.BackgroundColorAttribute.self] = values[.backgroundColor] as? UIColor
    self[UIKit.ParagraphStyleAttribute.self] = values[.paragraphStyle] as? NSParagraphStyle
    self[UIKit.KernAttribute.self] = RunAttributes.number(values[.kern])
    self[UIKit.TrackingAttribute.self] = RunAttributes.number(values[.tracking])
    self[UIKit.BaselineOffsetAttribute.self] = RunAttributes.number(values[.baselineOffset])
    self[UIKit.UnderlineStyleAttribute.self] = RunAttributes.integer(values[.underlineStyle]).map(NSUnderlineStyle.init)
    self[UIKit.StrikethroughStyleAttribute.self] =
      RunAttributes.integer(values[.strikethroughStyle]).map(NSUnderlineStyle.init)
    self[UIKit.AttachmentAttribute.self] = values[.attachment] as? NSTextAttachment
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      values[.link] as? URL ?? (values[.link] as? String).flatMap { URL(string: $0) }
  }
}
