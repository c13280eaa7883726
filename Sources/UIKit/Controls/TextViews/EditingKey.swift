/// A key of a hardware keyboard that moves the caret or deletes forward.
package enum EditingKey: String, Sendable, CaseIterable {
  case left, right, up, down, home, end
  case deleteForward = "delete-forward"
  case selectAll = "select-all"
}

extension Session {
  /// - Parameter extends: whether the Shift key is pressed, which extends the selection.
  /// - Returns: false if the first responder has no caret.
  package func press(_ key: EditingKey, extends: Bool = false) -> Bool {
    guard let text = typing.firstResponder as? any TextEditor, text.takesText, text.selectedCharacters != nil else {
      return false
    }
    perform { text.take(key, extends: extends) }
    commitWindows()
    return true
  }
}

extension TextEditor {
  fileprivate func take(_ key: EditingKey, extends: Bool) {
    switch key {
    case .selectAll: selectedCharacters = NSRange(location: 0, length: length)
    case .deleteForward: deleteForward()
    default: move(by: key, extends: extends)
    }
    (self as? UITextView)?.showCaret()
  }

  /// Deletes the character after the caret. The delegate is asked as for the other delete key.
  private func deleteForward() {
    guard let caret = selectedCharacters else { return }
    if caret.length > 0 { return takeDelete() }
    let text = editedText
    guard let place = Range(caret, in: text)?.lowerBound, place < text.endIndex else { return }
    selectedCharacters = NSRange(place..<text.index(after: place), in: text)
    takeDelete()
    if length == text.utf16.count { selectedCharacters = caret }
  }

  // MARK: Caret

  /// Moves the caret. An extended selection has a fixed and a moving end; a key without Shift collapses it on the key's
  /// side.
  private func move(by key: EditingKey, extends: Bool) {
    guard let range = selectedCharacters else { return }
    let ends = (range.location, NSMaxRange(range))
    if !extends, range.length > 0, key == .left || key == .right {
      let isForward = (key == .right) != isRightToLeft
      return put(isForward ? ends.1 : ends.0)
    }
    let anchor = session.typing.anchor.flatMap { [ends.0, ends.1].contains($0) ? $0 : nil } ?? ends.0
    let isBefore = !extends && (key == .up || key == .home)
    let moving = isBefore ? ends.0 : anchor == ends.0 ? ends.1 : ends.0
    let place = place(from: moving, by: key)
    if !extends { return put(place) }
    session.typing.anchor = anchor
    selectedCharacters = NSRange(location: min(anchor, place), length: abs(anchor - place))
  }

  private func put(_ place: Int) {
    session.typing.anchor = nil
    selectedCharacters = NSRange(location: place, length: 0)
  }

  /// Returns the place to which a key moves. Above the first line is the start of the text, below the last line its
  /// end.
  private func place(from offset: Int, by key: EditingKey) -> Int {
    switch key {
    case .left: place(offset, .left, steps: 1) ?? offset
    case .right: place(offset, .right, steps: 1) ?? offset
    case .up: place(offset, .up, steps: 1) ?? 0
    case .down: place(offset, .down, steps: 1) ?? length
    case .home: placedLines.last { $0.start <= offset }?.start ?? 0
    case .end: endOfLine(at: offset)
    case .deleteForward, .selectAll: offset
    }
  }

  /// Returns the end of a line, before the character that leads to the next line. A caret after it would be in the next
  /// line.
  private func endOfLine(at offset: Int) -> Int {
    guard let next = placedLines.first(where: { $0.start > offset }) else { return length }
    return place(next.start, isRightToLeft ? .right : .left, steps: 1) ?? next.start
  }
}
