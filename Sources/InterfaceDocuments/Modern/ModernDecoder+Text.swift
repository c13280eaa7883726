import CoreTypes

/// Labels, text fields, text views and attributed strings.
extension ModernDecoder {
  func label(_ element: DocumentElement) -> LabelContent {
    let source = source(element)
    var label = LabelContent()
    label.text = text(element, "text", attributed: "attributedText") ?? label.text
    label.font = font(element)
    label.textColor = color(element, "textColor")
    label.highlightedColor = color(element, "highlightedColor")
    label.shadowColor = color(element, "shadowColor")
    label.shadowOffset = source.size("shadowOffset") ?? label.shadowOffset
    source.read("textAlignment", into: &label.textAlignment)
    source.read("lineBreakMode", into: &label.lineBreakMode)
    source.read("numberOfLines", into: &label.numberOfLines)
    source.read("baselineAdjustment", into: &label.baselineAdjustment)
    source.read("adjustsFontSizeToFit", into: &label.adjustsFontSizeToFit)
    source.read("minimumFontSize", into: &label.minimumFontSize)
    source.read("minimumScaleFactor", into: &label.minimumScaleFactor)
    source.read("preferredMaxLayoutWidth", into: &label.preferredMaxLayoutWidth)
    source.read("adjustsLetterSpacingToFitWidth", into: &label.adjustsLetterSpacingToFitWidth)
    source.read("adjustsFontForContentSizeCategory", into: &label.adjustsFontForContentSizeCategory)
    source.read("enabled", into: &label.isEnabled)
    source.read("highlighted", into: &label.isHighlighted)
    return label
  }

  func textField(_ element: DocumentElement) -> TextFieldContent {
    let source = source(element)
    var field = TextFieldContent()
    field.text = text(element, "text", attributed: "attributedText") ?? field.text
    field.placeholder = source.text("placeholder")
    field.font = font(element)
    field.textColor = color(element, "textColor")
    field.alignment = alignment(source)
    field.background = source.image("background")
    field.inputTraits = inputTraits(element)
    source.read("borderStyle", into: &field.borderStyle)
    source.read("textAlignment", into: &field.textAlignment)
    source.read("minimumFontSize", into: &field.minimumFontSize)
    source.read("adjustsFontSizeToFit", into: &field.adjustsFontSizeToFit)
    source.read("adjustsFontForContentSizeCategory", into: &field.adjustsFontForContentSizeCategory)
    source.read("clearButtonMode", into: &field.clearButtonMode)
    source.read("clearsOnBeginEditing", into: &field.clearsOnBeginEditing)
    source.read("enabled", into: &field.isEnabled)
    return field
  }

  func textView(_ element: DocumentElement) -> TextViewContent {
    let source = source(element)
    var textView = TextViewContent()
    textView.text = text(element, "text", attributed: "attributedText") ?? textView.text
    textView.font = font(element)
    textView.textColor = color(element, "textColor")
    textView.scroll = scrollView(element)
    textView.inputTraits = inputTraits(element)
    source.read("textAlignment", into: &textView.textAlignment)
    source.read("editable", into: &textView.isEditable)
    source.read("selectable", into: &textView.isSelectable)
    source.read("adjustsFontForContentSizeCategory", into: &textView.adjustsFontForContentSizeCategory)
    return textView
  }

  private func inputTraits(_ element: DocumentElement) -> [String: String] {
    (element.child(named: "textInputTraits")?.attributes ?? [:]).filter { $0.key != "key" }
  }

  /// Returns a plain text, or the attributed text that replaces it.
  func text(_ element: DocumentElement, _ name: String, attributed: String) -> InterfaceText? {
    if let string = element.child(named: "attributedString", key: attributed) {
      return .attributed(string.children.filter { $0.name == "fragment" }.map(fragment))
    }
    return source(element).text(name).map { .plain($0) }
  }

  private func fragment(_ element: DocumentElement) -> TextFragment {
    let attributes = element.child(named: "attributes")
    return TextFragment(
      text: source(element).text("content") ?? "",
      font: attributes?.child(key: "NSFont").flatMap(font(described:)),
      color: attributes.flatMap { color($0, "NSColor") },
      backgroundColor: attributes.flatMap { color($0, "NSBackgroundColor") },
      kern: attributes.flatMap { number($0, "NSKern") },
      underline: attributes.flatMap { number($0, "NSUnderline") }.flatMap { Int(exactly: $0) },
      strikethrough: attributes.flatMap { number($0, "NSStrikethrough") }.flatMap { Int(exactly: $0) },
      baselineOffset: attributes.flatMap { number($0, "NSBaselineOffset") },
      paragraph: attributes?.child(named: "paragraphStyle").map(paragraph))
  }

  /// Returns a number from `<real key="NSKern" value="…"/>`, or from an `integer`.
  private func number(_ attributes: DocumentElement, _ key: String) -> Double? {
    attributes.child(key: key).flatMap { source($0).number("value") }
  }

  private func paragraph(_ element: DocumentElement) -> ParagraphAttributes {
    let source = source(element)
    var paragraph = ParagraphAttributes()
    source.read("alignment", into: &paragraph.alignment)
    paragraph.lineBreakMode = source.parsed("lineBreakMode", paragraphLineBreakMode)
    source.read("lineSpacing", into: &paragraph.lineSpacing)
    source.read("paragraphSpacing", into: &paragraph.paragraphSpacing)
    source.read("lineHeightMultiple", into: &paragraph.lineHeightMultiple)
    source.read("minimumLineHeight", into: &paragraph.minimumLineHeight)
    source.read("maximumLineHeight", into: &paragraph.maximumLineHeight)
    source.read("firstLineHeadIndent", into: &paragraph.firstLineHeadIndent)
    source.read("headIndent", into: &paragraph.headIndent)
    return paragraph
  }

  /// Returns the line break mode of a paragraph style, which uses AppKit's names.
  private func paragraphLineBreakMode(_ name: String) -> LineBreakMode? {
    switch name {
    case "wordWrapping": .wordWrap
    case "charWrapping": .characterWrap
    case "clipping": .clip
    case "truncatingHead": .headTruncation
    case "truncatingTail": .tailTruncation
    case "truncatingMiddle": .middleTruncation
    default: nil
    }
  }
}
