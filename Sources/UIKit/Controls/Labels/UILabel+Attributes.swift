import Typesetting

/// Rarely used state of a label.
final class LabelExtras {
  var styled: NSAttributedString?
  var minimumFontSize: CGFloat = 0
  var allowsTightening = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy?
  var showsExpansionText = false
  var vibrancy = UILabelVibrancy.none
}

/// The values of a label's basic properties.
struct SimpleLabelText {
  var text: String?
  var font: UIFont!
  var color: UIColor!
  var alignment = NSTextAlignment.left
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
}

extension UILabel {
  func hold(text: String?) {
    simple.text = text
    extras?.styled = nil
    contentDidChange()
  }

  var ownExtras: LabelExtras {
    if let extras { return extras }
    let made = LabelExtras()
    extras = made
    return made
  }

  func apply(_ extras: LabelExtras, to block: inout TextBlock) {
    block.attributed = attributed(block.font, scale: 1)
    let strategy = styledStrategy(extras) ?? extras.lineBreakStrategy
    if let strategy { block.lineBreakStrategy = TextLineBreakStrategy(rawValue: strategy.rawValue & 3) }
  }

  /// - Parameter scale: the scale of text that shrinks to fit.
  func attributed(_ font: UIFont, scale: CGFloat) -> AttributedText? {
    guard let styled = extras?.styled else { return nil }
    let follows = adjustsFontForContentSizeCategory && session.behaves(.fontsCanFollowContentSize)
    let room = lineLimit != 1 && bounds.width > 0 ? bounds.width : 1e7
    return AttributedText(styled, font: font, session: session, room: room) { font in
      let shown = follows ? font.atTextSize(of: self) : font
      return scale == 1 ? shown : shown.withSize(shown.pointSize * scale)
    }
  }

  private func styledStrategy(_ extras: LabelExtras) -> NSParagraphStyle.LineBreakStrategy? {
    let strategy = extras.styled.flatMap { firstStyle(of: $0) }?.lineBreakStrategy
    return strategy == [] ? nil : strategy
  }

  private func firstStyle(of text: NSAttributedString) -> NSParagraphStyle? {
    text.length == 0 ? nil : text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  // MARK: Attributed and basic properties

  /// Sets the attributed text. The basic properties take the attributes of its first character, and keep their values
  /// where it has none.
  func takeAttributedText(_ new: NSAttributedString?) {
    hold(text: new?.string)
    guard let new, new.length > 0 else { return }
    let first = new.attributes(at: 0, effectiveRange: nil)
    if let own = first[.font] as? UIFont { simple.font = own }
    if let own = first[.foregroundColor] as? UIColor { simple.color = own }
    if let own = first[.paragraphStyle] as? NSParagraphStyle {
      (simple.alignment, simple.lineBreakMode) = (own.alignment, own.lineBreakMode)
    }
    ownExtras.styled = new.copy() as? NSAttributedString
    invalidateIntrinsicContentSize()
  }

  var plainAttributedText: NSAttributedString? {
    guard let text else { return nil }
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style,
    ]
    return NSAttributedString(string: text, attributes: attributes)
  }

  /// Applies a basic property to all of the attributed text.
  func spread(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let styled = extras?.styled, let value else { return }
    extras?.styled = styled.setting(key, to: value)
  }

  func spreadParagraphStyle(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let styled = extras?.styled, let style = firstStyle(of: styled)?.mutableCopy() as? NSMutableParagraphStyle
    else { return }
    change(style)
    spread(.paragraphStyle, style)
  }
}
