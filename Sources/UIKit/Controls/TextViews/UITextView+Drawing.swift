import DisplayLists

extension UITextView {
  /// Draws the text, which starts at the content's origin and scrolls with the bounds.
  func draw(into recorder: inout DisplayListRecorder) {
    if backgroundColor == nil { recorder.fill(bounds, session.palette.table.background) }
    let content = contentArea
    guard content.width > 0 else { return }
    drawMarked(into: &recorder)
    if isFirstResponder, isEditable { drawCaret(into: &recorder) }
    guard text?.isEmpty == false else { return }
    var ink = TextInk(
      color: resolve(textColor) ?? session.palette.labelText, alignment: textAlignment, isRightToLeft: isRightToLeft)
    ink.linkColor = resolve(linkTextAttributes[.foregroundColor] as? UIColor) ?? tint
    measuredText.draw(in: content, ink, into: &recorder)
  }

  private func drawCaret(into recorder: inout DisplayListRecorder) {
    if selectedRange.length > 0 { return drawSelection(selectedRange, into: &recorder) }
    if let moved = movedCaret(at: selectedRange.location) { return drawMoved(moved, into: &recorder) }
    let caret = caretRect(at: selectedRange.location), ascender = measuredText.resolvedFont.ascender
    measuredText.drawCaret(
      x: caret.minX, baseline: caret.minY + session.pixelGrid.round(ascender), tint, into: &recorder)
  }
}
