import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// An app's own keyboards. Basis: references of `UIInputViewController` and `UIInputView`.
@MainActor struct InputControllerTests {
  private final class Keys: UIInputViewController {
    var events: [String] = []
    override func viewWillAppear(_ animated: Bool) { events.append("will appear \(animated) \(view.window != nil)") }
    override func viewDidAppear(_ animated: Bool) { events.append("did appear \(view.window != nil)") }
    override func viewWillDisappear(_ animated: Bool) { events.append("will disappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { events.append("did disappear \(view.window != nil)") }
  }

  private final class Typist: UITextView {
    var keys: UIInputViewController?
    override var inputViewController: UIInputViewController? { keys }
  }

  @Test("a controller's view takes the place of the keys, and types into the first responder")
  func typing() throws {
    let session = try Session.of(.iOS(17))
    let (typist, keys) = session.perform { (Typist(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), Keys()) }
    let root = session.perform { UIViewController() }
    _ = session.show(root)
    session.perform {
      root.view.addSubview(typist)
      typist.keys = keys
      #expect(typist.becomeFirstResponder())
    }
    session.advance(by: 1)
    #expect(keys.view.window != nil && keys.view.bounds.height == session.environment.keyboardStep.keys)
    session.perform {
      keys.textDocumentProxy.insertText("hello")
      keys.textDocumentProxy.adjustTextPosition(byCharacterOffset: -2)
      keys.textDocumentProxy.deleteBackward()
    }
    #expect(typist.text == "helo")
    #expect(keys.textDocumentProxy.documentContextBeforeInput == "he")
    #expect(keys.textDocumentProxy.documentContextAfterInput == "lo")
    keys.dismissKeyboard()
    #expect(!typist.isFirstResponder)
  }

  /// Basis: recalled: input controllers are children in the keyboard's window, and appear as children do.
  @Test("input controllers appear and disappear with the keyboard")
  func appearance() throws {
    let session = try Session.of(.iOS(17))
    let (typist, keys) = session.perform { (Typist(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), Keys()) }
    let other = session.perform { UITextField(frame: CGRect(x: 0, y: 200, width: 300, height: 30)) }
    let root = session.perform { UIViewController() }
    _ = session.show(root)
    session.perform {
      [typist, other].forEach(root.view.addSubview)
      typist.keys = keys
      typist.becomeFirstResponder()
    }
    #expect(keys.events == ["will appear true false"])
    session.advance(by: 1)
    #expect(keys.events.last == "did appear true")
    session.perform { typist.reloadInputViews() }
    session.advance(by: 1)
    #expect(keys.events.count == 2)
    session.perform { _ = other.becomeFirstResponder() }
    session.advance(by: 1)
    #expect(keys.events.dropFirst(2).map { String($0.prefix(14)) } == ["will disappear", "did disappear "])
    #expect(keys.events.last == "did disappear false")
    session.perform { _ = typist.becomeFirstResponder() }
    session.advance(by: 0.05)
    session.perform { _ = typist.resignFirstResponder() }
    session.advance(by: 1)
    #expect(keys.events.suffix(2) == ["will disappear true", "did disappear false"])
  }

  /// Basis: documented (`UITextInput.inputDelegate`): it is notified of changes that do not come from the keyboard.
  @Test("a keyboard is notified of what code changes, not of what it types")
  func changes() throws {
    final class Listening: UIInputViewController {
      var events: [String] = []
      override func textWillChange(_ textInput: (any UITextInput)?) { events.append("will " + text(textInput)) }
      override func textDidChange(_ textInput: (any UITextInput)?) { events.append("did " + text(textInput)) }
      override func selectionDidChange(_ textInput: (any UITextInput)?) { events.append("selection") }
      private func text(_ input: (any UITextInput)?) -> String { (input as? UITextView)?.text ?? "" }
    }
    let session = try Session.of(.iOS(17)), root = session.perform { UIViewController() }
    let (typist, keys) = session.perform { (Typist(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), Listening()) }
    _ = session.show(root)
    session.perform {
      root.view.addSubview(typist)
      typist.keys = keys
      typist.becomeFirstResponder()
      #expect(typist.inputDelegate != nil)
      keys.textDocumentProxy.insertText("one")
      #expect(keys.events.isEmpty)
      typist.text = "two"
      #expect(keys.events == ["will one", "did two"])
      typist.textStorage.append(NSAttributedString(string: "s"))
      typist.selectedRange = NSRange(location: 0, length: 2)
      #expect(keys.events.suffix(3) == ["will two", "did twos", "selection"])
      typist.resignFirstResponder()
      #expect(typist.inputDelegate == nil)
    }
  }
}
