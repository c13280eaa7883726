import Typesetting

/// Rarely used state of a text field.
final class FieldExtras {
  var styled: NSAttributedString?
  var styledPlaceholder: NSAttributedString?
  var defaults: [NSAttributedString.Key: Any]?
  var typing: [NSAttributedString.Key: Any]?
  var minimumFontSize: CGFloat = 0
  var background: UIImage?
  var disabledBackground: UIImage?
}

/// The values of a text field's basic properties.
struct SimpleFieldText {
  var text = ""
  var placeholder: String?
  var font: UIFont?
  var color: UIColor?
  var alignment = NSTextAlignment.left
}

extension UITextField {
  func hold(text: String) {
    simple.text = text
    extras?.styled = nil
    caret = NSRange(location: text.utf16.count, length: 0)
    invalidateIntrinsicContentSize()
  }

  func hold(placeholder: String?) {
    simple.placeholder = placeholder
    extras?.styledPlaceholder = nil
    invalidateIntrinsicContentSize()
  }

  var ownExtras: FieldExtras {
    if let extras { return extras }
    let made = FieldExtras()
    extras = made
    return made
  }

  /// The font of the field, scaled to the text size if the field adjusts to it.
  var displayedFont: UIFont {
    let follows = adjustsFontForContentSizeCategory && session.behaves(.fontsCanFollowContentSize)
    return follows ? effectiveFont.atTextSize(of: self) : effectiveFont
  }

  var shownBackgroundImage: UIImage? {
    guard let background else { return nil }
    return isEnabled ? background : disabledBackground ?? background
  }

  var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: effectiveFont]
    if let textColor { attributes[.foregroundColor] = textColor }
    return attributes
  }

  // MARK: Measuring

  /// Applies the attributes of the text or the placeholder. Secure text has no attributes: it is shown as dots.
  func apply(_ extras: FieldExtras, to block: inout TextBlock) {
    let showsPlaceholder = text?.isEmpty != false
    let defaults =
      showsPlaceholder ? nil : extras.defaults.map { NSAttributedString(string: block.text, attributes: $0) }
    guard let styled = showsPlaceholder ? extras.styledPlaceholder : extras.styled ?? defaults else { return }
    guard styled.length > 0, showsPlaceholder || !isSecureTextEntry else { return }
    let follows = adjustsFontForContentSizeCategory && session.behaves(.fontsCanFollowContentSize)
    block.attributed = AttributedText(styled, font: block.font, session: session) { font in
      follows ? font.atTextSize(of: self) : font
    }
  }

  /// Returns the text fitted to a width: in a smaller font if the field allows it, or else truncated with an ellipsis.
  func fittedText(within width: CGFloat) -> TextBlock {
    var line = measuredText
    line.lineBreakMode = .byTruncatingTail
    guard adjustsFontSizeToFitWidth, minimumFontSize > 0, line.attributed == nil else { return line }
    guard line.size().width > width else { return line }
    return line.shrunk(to: minimumFontSize, scaled: { _ in nil }) { $0.size().width <= width }
  }

  /// Returns the baselines of a line at the top or at the bottom, inside the border.
  func edgeOffsets(_ line: TextBlock, in size: CGSize) -> BaselineOffsets? {
    let layout = line.layout(within: .infinity), insets = border.textInsets
    let height = session.environment.measuringGrid.ceil(layout.size.height)
    let top = contentVerticalAlignment == .top ? insets.top : size.height - insets.bottom - height
    let baseline = top + session.pixelGrid.round(layout.firstBaseline)
    return BaselineOffsets(firstFromTop: baseline, lastFromBottom: size.height - baseline)
  }

  // MARK: Setting

  func takeAttributedText(_ new: NSAttributedString?) {
    hold(text: new?.string ?? "")
    guard let new, new.length > 0 else { return }
    if let own = new.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { simple.font = own }
    if let own = new.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor { simple.color = own }
    if let own = new.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
      simple.alignment = own.alignment
    }
    ownExtras.styled = new.copy() as? NSAttributedString
    invalidateIntrinsicContentSize()
  }

  var attributesOfTyping: [NSAttributedString.Key: Any] {
    extras?.typing ?? extras?.styled?.attributesForTyping(at: caret, font: effectiveFont) ?? defaultTextAttributes
  }

  /// Replaces a range of the text. The rest keeps its attributes.
  func replace(_ range: NSRange, with string: String) {
    if let styled = extras?.styled {
      let changed = NSMutableAttributedString(attributedString: styled)
      changed.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: attributesOfTyping))
      takeAttributedText(changed)
      extras?.typing = nil
    } else if let place = Range(range, in: simple.text) {
      hold(text: simple.text.replacingCharacters(in: place, with: string))
    } else {
      hold(text: string)
    }
  }

  func takeDefaults(_ new: [NSAttributedString.Key: Any]) {
    ownExtras.defaults = new
    extras?.styled = nil
    if let own = new[.font] as? UIFont { simple.font = own }
    if let own = new[.foregroundColor] as? UIColor { simple.color = own }
    invalidateIntrinsicContentSize()
  }

  /// Applies a font or a color to all of the attributed text.
  func spread(_ key: NSAttributedString.Key, _ value: Any?) {
    if extras?.defaults != nil { extras?.defaults?[key] = value }
    guard let styled = extras?.styled, let value else { return }
    extras?.styled = styled.setting(key, to: value)
  }
}
