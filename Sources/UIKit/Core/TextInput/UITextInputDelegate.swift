/// Methods that respond to changes of a document's text and selection that do not come from the keyboard.
///
/// A class that adopts ``UITextInput`` notifies its delegate of changes by its own code and by touches.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

extension Session {
  func listen(to responder: UIResponder) {
    guard let input = responder as? any UITextInput else { return }
    let listener = screenKeyboard.makeInputDelegate()
    typing.listener = listener
    input.inputDelegate = listener
  }

  func stopListening(to responder: UIResponder) {
    guard let input = responder as? any UITextInput, input.inputDelegate === typing.listener else { return }
    (input.inputDelegate, typing.listener) = (nil, nil)
  }
}

extension TextEditor {
  func changingText(_ change: () -> Void) {
    inputDelegate?.textWillChange(self)
    change()
    inputDelegate?.textDidChange(self)
  }

  func changingSelection(_ change: () -> Void) {
    inputDelegate?.selectionWillChange(self)
    change()
    inputDelegate?.selectionDidChange(self)
  }
}
