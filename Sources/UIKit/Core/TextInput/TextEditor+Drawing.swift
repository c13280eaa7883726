import DisplayLists

extension TextEditor {
  /// Draws the background of marked text.
  ///
  /// > Basis: assumed, recalled: a fifth of the tint.
  func drawMarked(into recorder: inout DisplayListRecorder) {
    guard let marked else { return }
    let style = markedTextStyle?[.backgroundColor] as? UIColor
    let color = style?.resolved(in: self) ?? tint.multipliedAlpha(by: 0.2)
    for part in selectionRects(of: clamped(marked.range)) { recorder.fill(part.rect, color) }
  }

  /// Draws the background of selected text, and the handles at its ends.
  ///
  /// > Basis: assumed, recalled: a fifth of the tint; bars of 2 points with dots of 10 points, above the start and
  /// > below the end.
  func drawSelection(_ range: NSRange, into recorder: inout DisplayListRecorder) {
    let parts = selectionRects(for: CharacterRange(range))
    for part in parts { recorder.fill(part.rect, tint.multipliedAlpha(by: 0.2)) }
    guard let first = parts.first, let last = parts.last else { return }
    let start = first.writingDirection == .rightToLeft ? first.rect.maxX : first.rect.minX
    let end = last.writingDirection == .rightToLeft ? last.rect.minX : last.rect.maxX
    drawHandle(x: start, beside: first.rect, dotAt: first.rect.minY - 4, into: &recorder)
    drawHandle(x: end, beside: last.rect, dotAt: last.rect.maxY + 4, into: &recorder)
  }

  /// Draws the caret where a subclass places it. An empty one is hidden.
  func drawMoved(_ caret: CGRect, into recorder: inout DisplayListRecorder) {
    if !caret.isEmpty { recorder.fill(caret, tint) }
  }

  private func drawHandle(x: CGFloat, beside line: CGRect, dotAt y: CGFloat, into recorder: inout DisplayListRecorder) {
    recorder.fill(CGRect(x: x - 1, y: line.minY, width: 2, height: line.height), tint)
    recorder.fill(.oval(CGRect(x: x - 5, y: y - 5, width: 10, height: 10)), tint)
  }
}
