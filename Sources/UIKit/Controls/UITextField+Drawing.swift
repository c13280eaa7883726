import DisplayLists
import SystemProfiles

extension UITextField {
  func draw(into recorder: inout DisplayListRecorder) {
    drawBorder(into: &recorder)
    let showsPlaceholder = text?.isEmpty != false
    let textRect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let rect = showsPlaceholder ? placeholderRect(forBounds: bounds) : textRect
    guard rect.width > 0, let offsets = baselineOffsets(in: bounds.size) else { return }
    if isEditing { drawCaret(in: textRect, baseline: bounds.minY + offsets.firstFromTop, into: &recorder) }
    guard !shownText.isEmpty else { return }
    var line = measuredText
    line.lineBreakMode = .byTruncatingTail
    let ink = TextInk(
      color: showsPlaceholder ? session.palette.placeholder : shownColor, alignment: textAlignment,
      isRightToLeft: isRightToLeft)
    line.draw(in: rect, baseline: bounds.minY + offsets.firstFromTop, ink, into: &recorder)
  }

  /// At the end of the text.
  private func drawCaret(in rect: CGRect, baseline: CGFloat, into recorder: inout DisplayListRecorder) {
    let width = text?.isEmpty == false ? min(measuredText.size().width, rect.width) : 0
    let start = rect.minX + textAlignment.offset(of: width, in: rect.width, isRightToLeft: isRightToLeft)
    measuredText.drawCaret(x: isRightToLeft ? start : start + width, baseline: baseline, tint, into: &recorder)
  }

  private var shownColor: RGBAColor {
    let color = resolve(textColor) ?? session.palette.field.text
    return isEnabled || textColor != nil ? color : color.multipliedAlpha(by: 0.5)
  }

  private func drawBorder(into recorder: inout DisplayListRecorder) {
    let colors = session.palette.field
    switch borderStyle {
    case .none: break
    case .line: recorder.border(bounds, session.palette.labelText, width: hairline)
    case .bezel: drawBox(colors, radius: 0, into: &recorder)
    case .roundedRect: drawBox(colors, radius: colors.cornerRadius, into: &recorder)
    }
  }

  private func drawBox(_ colors: ColorScheme.FieldColors, radius: CGFloat, into recorder: inout DisplayListRecorder) {
    recorder.fill(bounds, radius: radius, boxColor(colors))
    if let shadow = colors.innerShadow { recorder.innerShadow(bounds, radius: radius, depth: 1.5, shadow) }
    if session.behaves(.chromeIsGlossy) {
      let rim = Fill(top: colors.border, bottom: colors.border.mixed(with: .white, share: 0.5))
      recorder.border(bounds, radius: radius, rim, width: 1)
    } else {
      recorder.border(bounds, radius: radius, colors.border, width: max(hairline, 0.5))
    }
  }
}

extension UITextField {
  /// A glossy field is paper, whatever its background colour.
  private func boxColor(_ colors: ColorScheme.FieldColors) -> RGBAColor {
    if session.behaves(.chromeIsGlossy) { return colors.background }
    return resolve(backgroundColor) ?? (isEnabled ? colors.background : session.palette.disabledField)
  }
}

extension ColorScheme {
  /// What shows that a flat field cannot be edited.
  fileprivate var disabledField: RGBAColor { self[.tertiarySystemFill] ?? RGBAColor(white: 0.98) }
}
