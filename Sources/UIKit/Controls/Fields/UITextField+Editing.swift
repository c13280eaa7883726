// Editing, from the first touch to the return key.
//
// Basis: the delegate's reference for what is asked; that a field begins editing before the keyboard appears, and a
// text view after it, is documented by many; the order of delegate, actions and notification is assumed.
extension UITextField {
  var mayBeginEditing: Bool { session.perform { delegate?.textFieldShouldBeginEditing(self) ?? true } }

  var mayEndEditing: Bool { session.perform { delegate?.textFieldShouldEndEditing(self) ?? true } }

  func beginEditing() {
    if clearsOnBeginEditing { clear() }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    session.notificationCenter.post(name: UITextField.textDidBeginEditingNotification, object: self)
  }

  func finishEditing() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    session.notificationCenter.post(name: UITextField.textDidEndEditingNotification, object: self)
  }

  func editedTextDidChange() {
    session.perform {
      delegate?.textFieldDidChangeSelection(self)
      sendActions(for: .editingChanged)
      session.notificationCenter.post(name: UITextField.textDidChangeNotification, object: self)
    }
  }

  func clear() {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    empty()
    editedTextDidChange()
  }

  // MARK: Keys

  func mayReplace(_ range: NSRange, with string: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  /// Performs the return key. The keyboard is dismissed if the field has an action for `editingDidEndOnExit`.
  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let leaves = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if leaves { resignFirstResponder() }
  }
}

extension UITextField: TextEditor {
  var attributedString: NSAttributedString? { attributedText }

  var editedText: String { simple.text }

  var selectedCharacters: NSRange? {
    get { isEditing ? caret : nil }
    set {
      guard let newValue, newValue != caret else { return }
      changingSelection { caret = newValue }
      extras?.typing = nil
      contentMayDiffer()
      session.perform { delegate?.textFieldDidChangeSelection(self) }
    }
  }

  func replaceCharacters(in range: NSRange, with string: String) {
    replace(range, with: string)
    caret = NSRange(location: range.location + string.utf16.count, length: 0)
  }

  func allowsChange(_ range: NSRange, _ string: String) -> Bool { mayReplace(range, with: string) }

  func markedTextDidChange() {
    contentMayDiffer()
    editedTextDidChange()
  }

  /// The single line of the text, which begins at the leading edge even if it is too long.
  var placedLines: [LineFragment] {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    guard let baseline = baseline(in: rect) else { return [] }
    let line = editedText.isEmpty ? nil : measuredText.layout(within: .infinity).lines.first
    let width = min(line?.width ?? 0, rect.width)
    let font = measuredText.resolvedFont
    let area = CGRect(
      x: rect.minX + textAlignment.offset(of: width, in: rect.width, isRightToLeft: isRightToLeft),
      y: baseline - session.pixelGrid.round(font.ascender), width: width,
      height: measuredText.lineHeight)
    let places = editedText.indices.map { $0.utf16Offset(in: editedText) } + [length]
    let edges = line?.edges(count: places.count - 1) ?? [0]
    return [LineFragment(places: places, edges: edges.map { min($0, width) }, area: area, isRightToLeft: isRightToLeft)]
  }
}
