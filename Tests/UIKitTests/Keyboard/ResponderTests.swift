import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The responder chain.
/// Basis: the reference of UIResponder; "Goes up the responder chain" of its header.
@MainActor struct ResponderTests {
  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 30))

    override func viewDidLoad() { bar.addSubview(field) }
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  /// Accepts text without being a text field.
  private final class Counter: UIView, UIKeyInput {
    var typed = ""
    var isStubborn = false
    var hasText: Bool { !typed.isEmpty }
    func insertText(_ text: String) { typed += text }
    func deleteBackward() { typed.removeLast() }
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !isStubborn }
  }

  private func launch<Controller: UIViewController>(
    _ version: SystemVersion, _ make: () -> Controller
  ) throws -> (Session, Controller) {
    let session = try Session.phone(CGSize(width: 320, height: 568), version)
    let controller = session.perform { make() }
    session.launch(root: { controller })
    return (session, controller)
  }

  @Test("view, controller, superview, window, application") func chain() throws {
    let (session, controller) = try launch(.iOS(7)) { UIViewController() }
    let inner = session.perform { UIView() }
    session.perform { controller.view.addSubview(inner) }
    let chain = sequence(first: inner as UIResponder, next: \.next)
    #expect(chain.contains { $0 === controller })
    #expect(Array(chain.suffix(2)) == [session.windows[0], session.application])
    #expect(!inner.canBecomeFirstResponder)
    #expect(!inner.becomeFirstResponder())
    #expect(inner.resignFirstResponder())
  }

  @Test("a controller's accessory stands alone, then on top of the keyboard of a field inside it") func accessory()
    throws
  {
    let (session, chat) = try launch(.iOS(7)) { Chat() }
    #expect(chat.becomeFirstResponder())
    #expect(session.keyboardFrame == CGRect(x: 0, y: 518, width: 320, height: 50))
    #expect(chat.field.becomeFirstResponder())
    #expect(session.keyboardFrame == CGRect(x: 0, y: 568 - 266, width: 320, height: 266))
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 302)
    try session.type("hi")
    #expect(chat.field.text == "hi")
  }

  @Test("whoever takes keys gets the keyboard, and every character") func keyInput() throws {
    let (session, controller) = try launch(.iOS(6)) { UIViewController() }
    let counter = session.perform { Counter() }
    session.perform { controller.view.addSubview(counter) }
    #expect(counter.becomeFirstResponder())
    #expect(session.keyboardFrame?.height == 216)
    try session.type("a\nb\u{8}c")
    #expect(counter.typed == "a\nc")
  }

  @Test("a first responder that does not resign keeps its place, unless it is forced") func stubborn() throws {
    let (session, controller) = try launch(.iOS(6)) { UIViewController() }
    let counter = session.perform { Counter() }, field = session.perform { UITextField() }
    session.perform { for view in [counter, field] { controller.view.addSubview(view) } }
    counter.becomeFirstResponder()
    counter.isStubborn = true
    #expect(!field.becomeFirstResponder())
    #expect(!counter.resignFirstResponder())
    #expect(counter.isFirstResponder)
    #expect(field.endEditing(true))
    #expect(counter.isFirstResponder)
    #expect(controller.view.endEditing(true))
    #expect(!counter.isFirstResponder)
  }
}
