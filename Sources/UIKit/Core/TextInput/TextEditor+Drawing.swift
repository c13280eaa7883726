import DisplayLists

extension TextEditor {
  /// What lies behind text that an input method has not finished.
  ///
  /// > Basis: assumed, recalled: a fifth of the tint.
  func drawMarked(into recorder: inout DisplayListRecorder) {
    guard let marked else { return }
    let style = markedTextStyle?[.backgroundColor] as? UIColor
    let color = style?.resolved(in: self) ?? tint.multipliedAlpha(by: 0.2)
    for part in selectionRects(of: clamped(marked.range)) { recorder.fill(part.rect, color) }
  }

  /// What lies behind selected text, and the handles at its ends.
  ///
  /// > Basis: assumed, recalled: a fifth of the tint; bars of two points with dots of ten, above the start and below the end.
  func drawSelection(_ range: NSRange, into recorder: inout DisplayListRecorder) {
    let parts = selectionRects(for: CharacterRange(range))
    for part in parts { recorder.fill(part.rect, tint.multipliedAlpha(by: 0.2)) }
    guard let first = parts.first, let last = parts.last else { return }
    let start = first.writingDirection == .rightToLeft ? first.rect.maxX : first.rect.minX
    let end = last.writingDirection == .rightToLeft ? last.rect.minX : last.rect.maxX
    drawHandle(x: start, beside: first.rect, dotAt: first.rect.minY - 4, into: &recorder)
    drawHandle(x: end, beside: last.rect, dotAt: last.rect.maxY + 4, into: &recorder)
  }

  /// The caret where a subclass has it; an empty one is hidden.
  func drawMoved(_ caret: CGRect, into recorder: inout DisplayListRecorder) {
    if !caret.isEmpty { recorder.fill(caret, tint) }
  }

  private func drawHandle(x: CGFloat, beside line: CGRect, dotAt y: CGFloat, into recorder: inout DisplayListRecorder) {
    recorder.fill(CGRect(x: x - 1, y: line.minY, width: 2, height: line.height), tint)
    recorder.fill(.oval(CGRect(x: x - 5, y: y - 5, width: 10, height: 10)), tint)
  }
}
