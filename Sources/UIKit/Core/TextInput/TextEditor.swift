import Typesetting

/// The text of a text field or a text view, as an implementation of `UITextInput`. Ranges are in UTF-16 units.
@MainActor protocol TextEditor: UITextInput, UIView {
  var editedText: String { get }
  /// The text with its attributes.
  var attributedString: NSAttributedString? { get }
  /// The lines on screen, from top to bottom.
  var placedLines: [LineFragment] { get }
  /// The selection; nil while nothing is selected and there is no caret.
  var selectedCharacters: NSRange? { get set }
  var marked: MarkedText? { get set }
  /// The undoable changes; nil before the first edit.
  var textUndo: TextUndo? { get set }
  /// Returns whether the delegate allows a change.
  func allowsChange(_ range: NSRange, _ string: String) -> Bool
  func markedTextDidChange()
  /// Replaces characters and places the caret after the inserted text.
  func replaceCharacters(in range: NSRange, with string: String)
}

extension TextEditor {
  var length: Int { editedText.utf16.count }

  var returnKeyIsEnabled: Bool { !enablesReturnKeyAutomatically || hasText }

  /// Returns the range that the delete key removes: the selection, or else the character before the caret; nil at the
  /// start.
  func rangeToDelete(at caret: NSRange) -> NSRange? {
    if caret.length > 0 { return caret }
    let text = editedText
    guard let place = Range(caret, in: text)?.lowerBound, place > text.startIndex else { return nil }
    return NSRange(text.index(before: place)..<place, in: text)
  }

  /// Returns the characters of a range, clamped to the text, because the range may have been created for a longer one.
  func characters(of range: UITextRange) -> NSRange? {
    (range as? CharacterRange).map { clamped($0.characters) }
  }

  /// Returns the part of a range inside the text.
  func clamped(_ range: NSRange) -> NSRange {
    let length = length, start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  // MARK: Geometry

  func caretRect(at offset: Int) -> CGRect {
    guard let line = line(at: offset) else { return .zero }
    let x = session.pixelGrid.round(line.x(at: offset))
    return CGRect(x: x, y: line.area.minY, width: 2, height: line.area.height)
  }

  func selectionRects(of range: NSRange) -> [LineSelection] {
    let touched = placedLines.compactMap { line in line.part(of: range).map { (line, $0) } }
    return touched.enumerated().map { number, part in
      LineSelection(
        part.1, isFirst: number == 0, isLast: number == touched.count - 1,
        part.0.isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  func place(closestTo point: CGPoint) -> Int {
    let lines = placedLines
    guard let line = lines.first(where: { point.y < $0.area.maxY }) ?? lines.last else { return 0 }
    return line.place(closestTo: point.x)
  }

  func character(at point: CGPoint) -> NSRange? {
    placedLines.first { $0.area.contains(point) }?.character(at: point.x)
  }

  func place(_ offset: Int, _ direction: UITextLayoutDirection, steps: Int) -> Int? {
    switch direction {
    case .left, .right: beside(offset, (direction == .right) != isRightToLeft ? steps : -steps)
    case .up, .down: below(offset, direction == .down ? steps : -steps)
    }
  }

  private func beside(_ offset: Int, _ steps: Int) -> Int? {
    let text = editedText
    guard let start = Range(NSRange(location: offset, length: 0), in: text)?.lowerBound else { return nil }
    let limit = steps < 0 ? text.startIndex : text.endIndex
    return text.index(start, offsetBy: steps, limitedBy: limit).map { $0.utf16Offset(in: text) }
  }

  private func below(_ offset: Int, _ steps: Int) -> Int? {
    let lines = placedLines
    guard let line = lines.lastIndex(where: { $0.start <= offset }), lines.indices.contains(line + steps) else {
      return nil
    }
    return lines[line + steps].place(closestTo: lines[line].x(at: offset))
  }

  private func line(at offset: Int) -> LineFragment? {
    let lines = placedLines
    return lines.last { $0.start <= offset } ?? lines.first
  }
}
