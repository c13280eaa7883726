/// Methods that respond to changes of a document's text and selection that do not come from the keyboard.
///
/// A class that adopts ``UITextInput`` notifies its delegate of changes by its own code and by touches.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// The input delegate of the first responder, which forwards changes to the program's keyboard.
final class TextInputListener: NSObject, UITextInputDelegate {
  private unowned let session: Session

  init(_ session: Session) { self.session = session }

  private func tell(_ body: (UIInputViewController) -> Void) {
    guard let setup = session.keyboard.setup else { return }
    session.perform { setup.controllers.forEach(body) }
    session.keyboard.window?.panel.setNeedsDisplay()
  }

  func selectionWillChange(_ textInput: (any UITextInput)?) { tell { $0.selectionWillChange(textInput) } }
  func selectionDidChange(_ textInput: (any UITextInput)?) { tell { $0.selectionDidChange(textInput) } }
  func textWillChange(_ textInput: (any UITextInput)?) { tell { $0.textWillChange(textInput) } }
  func textDidChange(_ textInput: (any UITextInput)?) { tell { $0.textDidChange(textInput) } }
}

extension Session {
  func listen(to responder: UIResponder) {
    guard let input = responder as? any UITextInput else { return }
    let listener = TextInputListener(self)
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
