/// Hears of changes of a document's text and selection that do not come from the keyboard.
///
/// A class that adopts ``UITextInput`` tells its delegate of what its own code and touches change.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// The delegate of the first responder: a keyboard of the program's hears what it hears.
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
