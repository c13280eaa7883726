/// Provisionally inserted text of an input method, such as letters that become a Chinese character.
struct MarkedText: Equatable {
  /// The range, in UTF-16 units.
  var range: NSRange
}

extension UITextInput {
  /// Replaces the marked text, or the selection, with marked text.
  ///
  /// - Parameters:
  ///   - markedText: The text, or nil to remove the marked text.
  ///   - selectedRange: The selection, relative to the beginning of `markedText`.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    (self as? any TextEditor)?.mark(markedText ?? "", selectedRange)
  }

  /// Turns the marked text into ordinary text.
  public func unmarkText() { (self as? any TextEditor)?.endMarking() }

  public var markedTextRange: UITextRange? { (self as? any TextEditor)?.marked.map { CharacterRange($0.range) } }
}

extension TextEditor {
  fileprivate func mark(_ text: String, _ selection: NSRange) {
    let replaced = marked?.range ?? selectedCharacters ?? NSRange(location: length, length: 0), before = length
    edit(replaced, with: text)
    let added = length - before + replaced.length
    guard added > 0 else { return markedTextDidChange() }
    marked = MarkedText(range: NSRange(location: replaced.location, length: added))
    selectedCharacters = clamped(
      NSRange(location: replaced.location + max(0, selection.location), length: max(0, selection.length)))
    markedTextDidChange()
  }

  fileprivate func endMarking() {
    guard let range = marked?.range else { return }
    marked = nil
    selectedCharacters = NSRange(location: NSMaxRange(range), length: 0)
    markedTextDidChange()
  }

  /// Returns the range that typed text replaces: the marked text, or else the selection.
  func rangeToReplace(_ selection: NSRange) -> NSRange { marked?.range ?? selection }
}
