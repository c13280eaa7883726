/// A key of a computer that moves the caret, or takes away what is behind it.
package enum EditingKey: String, Sendable, CaseIterable {
  case left, right, up, down, home, end
  case deleteForward = "delete-forward"
  case selectAll = "select-all"
}

extension Session {
  /// - Parameter extends: the shift key is down: what the caret passes is selected.
  /// - Returns: false when nobody has a caret.
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

  /// The delegate is asked as for the other delete key.
  private func deleteForward() {
    guard let caret = selectedCharacters else { return }
    if caret.length > 0 { return takeDelete() }
    let text = editedText
    guard let place = Range(caret, in: text)?.lowerBound, place < text.endIndex else { return }
    selectedCharacters = NSRange(place..<text.index(after: place), in: text)
    takeDelete()
    if length == text.utf16.count { selectedCharacters = caret }
  }

  // MARK: The caret

  /// A selection has an end that stays and one that moves; a key without shift leaves it at the side it points to.
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

  /// Beyond the first and the last line are the ends of the text.
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

  /// In front of what leads to the next line: a caret behind it is in that line.
  private func endOfLine(at offset: Int) -> Int {
    guard let next = placedLines.first(where: { $0.start > offset }) else { return length }
    return place(next.start, isRightToLeft ? .right : .left, steps: 1) ?? next.start
  }
}
