// Where a finger puts the caret, and what it selects.
extension TextEditor {
  /// A quick tap goes to the nearer end of a word, a finger that rested to the nearest place between two letters; two taps
  /// select a word.
  ///
  /// > Basis: recalled of devices, where the loupe stands over a finger that rests; the time it takes is that of other
  /// > presses.
  func takeTap(_ touch: UITouch) {
    let point = touch.location(in: self)
    if touch.timestamp - touch.startTime >= Session.timeOfPress {
      putCaret(at: place(closestTo: point))
    } else if touch.tapCount == 2, let word = word(at: point) {
      selectedCharacters = word
    } else if touch.tapCount < 2 {
      putCaret(at: endOfWord(closestTo: point))
    }
  }

  private func putCaret(at place: Int) { selectedCharacters = NSRange(location: place, length: 0) }

  /// Nil where no word is.
  private func word(at point: CGPoint) -> NSRange? {
    if isSecureTextEntry { return length > 0 ? NSRange(location: 0, length: length) : nil }
    return word(around: character(at: point)?.location ?? place(closestTo: point))
  }

  private func endOfWord(closestTo point: CGPoint) -> Int {
    let place = place(closestTo: point)
    guard !isSecureTextEntry, let word = word(around: place) else { return place }
    let ends = [word.location, NSMaxRange(word)]
    return ends.min { abs(caretRect(at: $0).minX - point.x) < abs(caretRect(at: $1).minX - point.x) } ?? place
  }

  /// > Basis: assumed; scripts that write no spaces have no words here.
  func word(around offset: Int) -> NSRange? {
    let text = editedText
    guard let place = Range(NSRange(location: offset, length: 0), in: text)?.lowerBound else { return nil }
    let start = text[..<place].lastIndex { !$0.isPartOfWord }.map(text.index(after:)) ?? text.startIndex
    let end = text[place...].firstIndex { !$0.isPartOfWord } ?? text.endIndex
    return start < end ? NSRange(start..<end, in: text) : nil
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool {
    if self == "'" || self == "\u{2019}" || self == "_" { return true }
    return (isLetter || isNumber) && unicodeScalars.first?.properties.isIdeographic == false
  }
}
