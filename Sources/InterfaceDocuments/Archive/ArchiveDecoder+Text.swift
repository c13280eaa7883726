import CoreTypes

/// Labels, buttons and text.
extension ArchiveDecoder {
  func label(_ source: ArchiveSource) -> LabelContent {
    var label = LabelContent()
    label.text = .plain(source.string("IBUIText") ?? "")
    label.font = font(source)
    label.textColor = color(source, "IBUITextColor")
    label.highlightedColor = color(source, "IBUIHighlightedColor")
    label.shadowColor = color(source, "IBUIShadowColor")
    label.shadowOffset = source.size("IBUIShadowOffset") ?? label.shadowOffset
    source.read("IBUITextAlignment", into: &label.textAlignment, codes: TextAlignment.allCases)
    source.read("IBUILineBreakMode", into: &label.lineBreakMode, codes: LineBreakMode.allCases)
    source.read("IBUIBaselineAdjustment", into: &label.baselineAdjustment, codes: BaselineAdjustment.allCases)
    source.read("IBUINumberOfLines", into: &label.numberOfLines)
    source.read("IBUIAdjustsFontSizeToFit", into: &label.adjustsFontSizeToFit)
    source.read("IBUIMinimumFontSize", into: &label.minimumFontSize)
    source.read("IBUIMinimumScaleFactor", into: &label.minimumScaleFactor)
    source.read("preferredMaxLayoutWidth", into: &label.preferredMaxLayoutWidth)
    source.read("IBUIAdjustsLetterSpacingToFitWidth", into: &label.adjustsLetterSpacingToFitWidth)
    source.read("IBUIEnabled", into: &label.isEnabled)
    source.read("IBUIHighlighted", into: &label.isHighlighted)
    return label
  }

  func textField(_ source: ArchiveSource) -> TextFieldContent {
    var field = TextFieldContent()
    field.text = .plain(source.string("IBUIText") ?? "")
    field.placeholder = source.string("IBUIPlaceholder")
    field.font = font(source)
    field.textColor = color(source, "IBUITextColor")
    field.alignment = alignment(source, default: .left)
    field.background = source.image("IBUIBackground")
    field.inputTraits = inputTraits(source)
    source.read("IBUIBorderStyle", into: &field.borderStyle, codes: TextBorderStyle.allCases)
    source.read("IBUITextAlignment", into: &field.textAlignment, codes: TextAlignment.allCases)
    source.read("IBUIMinimumFontSize", into: &field.minimumFontSize)
    source.read("IBUIAdjustsFontSizeToFit", into: &field.adjustsFontSizeToFit)
    source.read("IBUIClearButtonMode", into: &field.clearButtonMode, codes: ClearButtonMode.allCases)
    source.read("IBUIClearsOnBeginEditing", into: &field.clearsOnBeginEditing)
    source.read("IBUIEnabled", into: &field.isEnabled)
    return field
  }

  func textView(_ source: ArchiveSource) -> TextViewContent {
    var textView = TextViewContent()
    textView.text = .plain(source.string("IBUIText") ?? "")
    textView.font = font(source)
    textView.textColor = color(source, "IBUITextColor")
    textView.scroll = scrollView(source)
    textView.inputTraits = inputTraits(source)
    source.read("IBUITextAlignment", into: &textView.textAlignment, codes: TextAlignment.allCases)
    source.read("IBUIEditable", into: &textView.isEditable)
    return textView
  }

  /// Returns the only input trait that affects drawing; the others are raw values of the keyboard.
  private func inputTraits(_ source: ArchiveSource) -> [String: String] {
    let traits = source.object("IBUITextInputTraits").map(self.source)
    return traits?.flag("IBUISecureTextEntry") == true ? ["secureTextEntry": "YES"] : [:]
  }

  func alignment(
    _ source: ArchiveSource, default horizontal: ControlAlignment.Horizontal = .center
  ) -> ControlAlignment {
    var alignment = ControlAlignment()
    alignment.horizontal = horizontal
    source.read(
      "IBUIContentHorizontalAlignment", into: &alignment.horizontal, codes: ControlAlignment.Horizontal.allCases)
    source.read("IBUIContentVerticalAlignment", into: &alignment.vertical, codes: ControlAlignment.Vertical.allCases)
    return alignment
  }
}
