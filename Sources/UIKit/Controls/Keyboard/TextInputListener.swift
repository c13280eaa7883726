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
