import DisplayLists

extension UITextView {
  /// The text starts at the content's corner and scrolls with the bounds.
  func draw(into recorder: inout DisplayListRecorder) {
    if backgroundColor == nil { recorder.fill(bounds, session.palette.table.background) }
    let content = contentArea
    guard content.width > 0 else { return }
    if isFirstResponder, isEditable { drawCaret(in: content, into: &recorder) }
    guard text?.isEmpty == false else { return }
    let ink = TextInk(
      color: resolve(textColor) ?? session.palette.labelText, alignment: textAlignment, isRightToLeft: isRightToLeft)
    measuredText.draw(in: content, ink, into: &recorder)
  }

  /// What stands before the caret, and a letter where a line begins there.
  private func attributedStart(caret: Int, startsLine: Bool) -> AttributedText? {
    guard let styled = extras?.styled, caret <= styled.length else { return nil }
    let start = NSMutableAttributedString(
      attributedString: styled.attributedSubstring(from: NSRange(location: 0, length: caret)))
    if startsLine { start.append(NSAttributedString(string: "|", attributes: typingAttributes)) }
    return AttributedText(start, font: displayedFont, session: session)
  }

  /// Behind the text before it, which is laid out by itself.
  private func drawCaret(in content: CGRect, into recorder: inout DisplayListRecorder) {
    guard selectedRange.length == 0, let caret = Range(selectedRange, in: text ?? "")?.lowerBound else { return }
    var before = measuredText
    before.text = String((text ?? "")[..<caret])
    let startsLine = before.text.last?.isNewline ?? true
    if startsLine { before.text += "|" }
    before.attributed = attributedStart(caret: selectedRange.location, startsLine: startsLine)
    guard let line = before.layout(within: content.width).lines.last else { return }
    let width = startsLine ? 0 : min(line.width, content.width)
    let start = textAlignment.offset(of: width, in: content.width, isRightToLeft: isRightToLeft)
    measuredText.drawCaret(
      x: content.minX + start + (isRightToLeft ? 0 : width),
      baseline: content.minY + session.pixelGrid.round(line.baseline), tint, into: &recorder)
  }
}
