// Editing: from the first touch to the return key. The caret is always at the end.
//
// Basis: the delegate's reference for what is asked; that a field begins before the keyboard comes, and a text view after
// it, is documented by many; delegate, then actions, then notification is assumed.
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
    text = ""
    editedTextDidChange()
  }

  // MARK: Keys

  func mayReplace(_ range: NSRange, with string: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  /// The place of the caret, in UTF-16 units.
  var end: NSRange { NSRange(location: (text ?? "").utf16.count, length: 0) }

  var lastCharacter: NSRange {
    let length = text?.last.map { String($0).utf16.count } ?? 0
    return NSRange(location: end.location - length, length: length)
  }

  /// Somebody who listens for the end on exit wants the keyboard to go.
  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let leaves = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if leaves { resignFirstResponder() }
  }
}
