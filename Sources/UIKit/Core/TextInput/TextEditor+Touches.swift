// Placing the caret and selecting words by touch.
extension TextEditor {
  /// Handles a tap. A quick tap moves the caret to the nearer end of a word, a long press to the nearest character
  /// boundary. A double tap selects a word.
  ///
  /// > Basis: recalled of devices, where the loupe appears above a touch that stays in place; the required duration is
  /// > that of other presses.
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

  /// Returns the word at a point, or nil if there is none.
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

  /// > Basis: assumed; scripts without spaces have no words here.
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
