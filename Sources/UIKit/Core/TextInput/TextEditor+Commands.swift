// Commands of the edit menu and its keyboard shortcuts in text fields and text views.
extension TextEditor {
  /// Whether a command of the edit menu applies to the selection; nil for other commands.
  ///
  /// > Basis: recalled.
  func allows(_ action: Selector) -> Bool? {
    let selection = selectedCharacters, isSelected = (selection?.length ?? 0) > 0
    switch action.name {
    case "cut:": return isSelected && takesText && !isSecureTextEntry
    case "copy:": return isSelected && !isSecureTextEntry
    case "paste:": return selection != nil && takesText && UIPasteboard.general.hasStrings
    case "delete:": return false
    case "select:": return selection != nil && !isSelected && length > 0
    case "selectAll:": return selection.map { $0.length < length } ?? false
    default: return nil
    }
  }

  func copySelection() {
    guard let selection = selectedCharacters, selection.length > 0 else { return }
    UIPasteboard.general.string = (editedText as NSString).substring(with: clamped(selection))
  }

  /// Cuts the selection, if the delegate allows it as it does for typing.
  func cutSelection() {
    guard let selection = selectedCharacters, selection.length > 0 else { return }
    copySelection()
    if allowsChange(selection, "") { change(selection, to: "", named: "Cut") }
  }

  func pasteText() {
    guard let selection = selectedCharacters, let text = UIPasteboard.general.string else { return }
    if allowsChange(selection, text) { change(selection, to: text, named: "Paste") }
  }

  private func change(_ range: NSRange, to text: String, named name: String) {
    edit(range, with: text, named: name)
    markedTextDidChange()
  }

  func selectEverything() { selectedCharacters = NSRange(location: 0, length: length) }

  /// Selects the word at the caret, or the one before it.
  func selectNearestWord() {
    guard let caret = selectedCharacters?.location else { return }
    if let word = word(around: caret) ?? (caret > 0 ? word(around: caret - 1) : nil) { selectedCharacters = word }
  }
}

// The default implementations of `UITextInput`, which the classes' overridable methods return.
extension TextEditor {
  func ownText(in range: UITextRange) -> String? {
    characters(of: range).map { (editedText as NSString).substring(with: $0) }
  }

  /// > Basis: recalled, that it can be undone; assumed: the name of the step.
  func ownReplace(_ range: UITextRange, with text: String) {
    if let range = characters(of: range) { changingText { edit(range, with: text, named: "Replace Text") } }
  }

  func ownFirstRect(_ range: UITextRange) -> CGRect {
    guard let range = characters(of: range) else { return .null }
    return selectionRects(of: range).first?.rect ?? caretRect(at: range.location)
  }

  func ownCaretRect(_ position: UITextPosition) -> CGRect {
    (position as? CharacterPosition).map { caretRect(at: $0.offset) } ?? .null
  }

  func ownSelectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
    characters(of: range).map { selectionRects(of: $0) } ?? []
  }

  func ownClosestPosition(_ point: CGPoint) -> UITextPosition? { CharacterPosition(place(closestTo: point)) }

  func ownCharacterRange(_ point: CGPoint) -> UITextRange? { character(at: point).map(CharacterRange.init) }

  var ownSelectedRange: UITextRange? { selectedCharacters.map(CharacterRange.init) }

  func take(selection: UITextRange?) {
    if let range = selection.flatMap(characters) { selectedCharacters = range }
  }

  /// Returns the caret's rectangle if a subclass moves it; nil if it is in its default place.
  func movedCaret(at offset: Int) -> CGRect? {
    let own = caretRect(at: offset), asked = caretRect(for: CharacterPosition(offset))
    return asked == own ? nil : asked
  }

  /// Returns the end of an offset's line in a direction; for up and down, the end of the text.
  func endOfLine(from place: Int, in direction: UITextLayoutDirection) -> Int {
    let starts = placedLines.map(\.start), next = starts.first { $0 > place } ?? length
    switch direction {
    case .up: return 0
    case .down: return length
    case .left, .right:
      return (direction == .right) != isRightToLeft ? next : starts.last { $0 <= place } ?? 0
    }
  }

  func styling(at place: Int) -> [NSAttributedString.Key: Any]? {
    guard let text = attributedString, (0..<text.length).contains(place) else { return nil }
    return text.attributes(at: place, effectiveRange: nil)
  }
}
