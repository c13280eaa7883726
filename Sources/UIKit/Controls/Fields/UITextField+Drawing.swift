import DisplayLists
import SystemProfiles

extension UITextField {
  func draw(into recorder: inout DisplayListRecorder) {
    drawBorder(into: &recorder)
    if showsClearButton { drawClearMark(into: &recorder) }
    let textRect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let rect = showsPlaceholder ? placeholderRect(forBounds: bounds) : textRect
    guard rect.width > 0 else { return }
    drawMarked(into: &recorder)
    if isEditing, let baseline = baseline(in: textRect) { drawCaret(baseline: baseline, into: &recorder) }
    guard !shownText.isEmpty else { return }
    session.draw(into: &recorder, area: bounds) { showsPlaceholder ? drawPlaceholder(in: rect) : drawText(in: rect) }
  }

  private var showsPlaceholder: Bool { text?.isEmpty != false }

  func drawLine(in rect: CGRect, into recorder: inout DisplayListRecorder) {
    guard let baseline = baseline(in: rect) else { return }
    let ink = TextInk(
      color: showsPlaceholder ? session.palette.placeholder : shownColor, alignment: textAlignment,
      isRightToLeft: isRightToLeft)
    fittedText(within: rect.width).draw(in: rect, baseline: baseline, ink, into: &recorder)
  }

  /// Returns the baseline of the text in a rectangle. The line moves with a rectangle that a subclass has changed.
  func baseline(in rect: CGRect) -> CGFloat? {
    let usual = textArea(in: bounds)
    let moved =
      switch contentVerticalAlignment {
      case .top: rect.minY - usual.minY
      case .bottom: rect.maxY - usual.maxY
      default: rect.midY - usual.midY
      }
    return baselineOffsets(in: bounds.size).map { bounds.minY + $0.firstFromTop + session.pixelGrid.round(moved) }
  }

  func drawClearButton(into recorder: inout DisplayListRecorder) {
    let circle = clearButtonRect(forBounds: bounds).insetBy(dx: 2.5, dy: 2.5)
    recorder.fill(circle, radius: circle.width / 2, session.palette.placeholder)
    let cross = circle.insetBy(dx: circle.width * 0.32, dy: circle.height * 0.32), ink = boxColor(session.palette.field)
    for (start, end) in [(cross.minY, cross.maxY), (cross.maxY, cross.minY)] {
      let line = Path.line(from: CGPoint(x: cross.minX, y: start), to: CGPoint(x: cross.maxX, y: end))
      recorder.stroke(line, ink, width: 1)
    }
  }

  private func drawCaret(baseline: CGFloat, into recorder: inout DisplayListRecorder) {
    if caret.length > 0 { return drawSelection(caret, into: &recorder) }
    if let moved = movedCaret(at: caret.location) { return drawMoved(moved, into: &recorder) }
    measuredText.drawCaret(x: caretRect(at: caret.location).minX, baseline: baseline, tint, into: &recorder)
  }

  private var shownColor: RGBAColor {
    let color = resolve(textColor) ?? session.palette.field.text
    return isEnabled || textColor != nil ? color : color.multipliedAlpha(by: 0.5)
  }

  private func drawBorder(into recorder: inout DisplayListRecorder) {
    let colors = session.palette.field, bounds = borderRect(forBounds: bounds)
    if borderStyle != .roundedRect, let image = shownBackgroundImage {
      return image.draw(in: bounds, tint: tint, asTemplate: false, session, into: &recorder)
    }
    switch borderStyle {
    case .none: break
    case .line: recorder.border(bounds, session.palette.labelText, width: hairline)
    case .bezel: drawBox(bounds, colors, radius: 0, into: &recorder)
    case .roundedRect: drawBox(bounds, colors, radius: colors.cornerRadius, into: &recorder)
    }
  }

  private func drawBox(
    _ bounds: CGRect, _ colors: ColorScheme.FieldColors, radius: CGFloat, into recorder: inout DisplayListRecorder
  ) {
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
  /// Returns the color of the field's box. In glossy generations it is always that of paper.
  fileprivate func boxColor(_ colors: ColorScheme.FieldColors) -> RGBAColor {
    if session.behaves(.chromeIsGlossy) { return colors.background }
    return resolve(backgroundColor) ?? (isEnabled ? colors.background : session.palette.disabledField)
  }
}

extension ColorScheme {
  /// The background of a flat field that is disabled.
  fileprivate var disabledField: RGBAColor { self[.tertiarySystemFill] ?? RGBAColor(white: 0.98) }
}
