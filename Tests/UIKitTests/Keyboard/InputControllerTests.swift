import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Keyboards of a program's own. Basis: references of `UIInputViewController` and `UIInputView`.
@MainActor struct InputControllerTests {
  private final class Keys: UIInputViewController {}

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
}
