import DisplayLists
import InterfaceDocuments
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Editing text.
/// Basis: the references of the delegates and of UIKeyInput.
@MainActor struct EditingTests {
  private let screen: KeyboardScreen
  private var session: Session { screen.session }

  init() throws { screen = try KeyboardScreen.on("iphone-5", .iOS(7)) }

  /// The recorded events without those of the keyboard.
  private func notes() -> [String] { screen.trace.take().filter { !$0.hasPrefix("UIKeyboard") } }

  @Test("each character is asked for, then put at the end") func typing() throws {
    screen.first.becomeFirstResponder()
    _ = notes()
    try session.type("né😀")
    #expect(screen.first.text == "né😀")
    #expect(notes() == ["first 0+0 n", "first 1+0 é", "first 2+0 😀"])
    try session.type("\u{8}\u{8}")
    #expect(screen.first.text == "n")
    #expect(notes() == ["first 2+2 ", "first 1+1 "])
  }

  @Test("a delegate may refuse a character, and the field sends nothing then") func refusing() throws {
    var changes = 0
    screen.first.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    screen.first.becomeFirstResponder()
    screen.refused = ["first 1+0 b"]
    try session.type("abc")
    #expect(screen.first.text == "ac")
    #expect(changes == 2)
    screen.first.text = "set by code"
    #expect(changes == 2)
  }

  @Test("a delegate may keep editing from beginning and from ending") func vetoes() {
    screen.refused = ["second shouldBegin", "first shouldEnd"]
    #expect(!screen.second.becomeFirstResponder())
    #expect(screen.first.becomeFirstResponder())
    screen.refused = ["first shouldEnd"]
    #expect(!screen.second.becomeFirstResponder())
    #expect(screen.first.isEditing)
    #expect(!screen.first.resignFirstResponder())
    #expect(!screen.view.endEditing(false))
    #expect(screen.view.endEditing(true))
    #expect(!screen.first.isEditing)
    #expect(notes().last == "first didEnd")
  }

  @Test("the return key asks; who listens for the end on exit sends the keyboard away") func returnKey() throws {
    screen.first.becomeFirstResponder()
    try session.type("\n")
    #expect(screen.first.isFirstResponder)
    var exits = 0
    screen.first.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
    try session.type("a\n")
    #expect(exits == 1)
    #expect(!screen.first.isFirstResponder)
    #expect(screen.first.text == "a")
  }

  @Test("control events follow the delegate") func controlEvents() throws {
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
    ] {
      screen.first.addAction(UIAction(title: name) { [trace = screen.trace] _ in trace.note(name) }, for: event)
    }
    screen.first.becomeFirstResponder()
    try session.type("a")
    screen.first.resignFirstResponder()
    #expect(
      notes() == [
        "first shouldBegin", "first didBegin", "begin", "first 0+0 a", "changed", "first shouldEnd", "first didEnd",
        "end",
      ])
  }

  @Test("a field may be emptied when editing begins, if the delegate has nothing against it") func clearing() {
    for field in [screen.first, screen.second] { (field.clearsOnBeginEditing, field.text) = (true, "old") }
    screen.refused = ["second shouldClear"]
    screen.first.becomeFirstResponder()
    screen.second.becomeFirstResponder()
    #expect([screen.first, screen.second].map(\.text) == ["", "old"])
  }

  @Test("a text view takes the return key for text, and types where its caret is") func textView() throws {
    screen.notes.text = "ad"
    #expect(screen.notes.selectedRange == NSRange(location: 2, length: 0))
    screen.notes.becomeFirstResponder()
    screen.notes.selectedRange = NSRange(location: 1, length: 0)
    _ = notes()
    try session.type("b\n")
    #expect(screen.notes.text == "ab\nd")
    #expect(notes() == ["notes 1+0 b", "notes didChange", "notes 2+0 return", "notes didChange"])
    screen.notes.selectedRange = NSRange(location: 0, length: 3)
    try session.type("\u{8}")
    #expect(screen.notes.text == "d")
    #expect(screen.notes.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test("a field without a window becomes first responder as soon as it has one") func tooEarly() {
    let field = session.perform { UITextField() }
    #expect(!field.becomeFirstResponder())
    session.perform { screen.view.addSubview(field) }
    #expect(field.isFirstResponder)
  }

  @Test("a tap begins editing, a disabled field does not begin") func tapping() throws {
    try session.perform(.tap("First"))
    #expect(screen.first.isEditing)
    try session.perform(.type("hello"))
    #expect(screen.first.text == "hello")
    screen.second.isEnabled = false
    #expect(!screen.second.becomeFirstResponder())
    #expect(screen.first.isEditing)
  }

  @Test("typing without a first responder is an error") func nobody() {
    #expect(throws: TypingError(typed: "a", firstResponder: nil)) { try session.type("a") }
    #expect(throws: StepFailure.self) { try session.perform(.type("a")) }
    screen.notes.isEditable = false
    #expect(screen.notes.becomeFirstResponder())
    #expect(session.keyboardFrame == nil)
    #expect(throws: TypingError(typed: "a", firstResponder: "UITextView")) { try session.type("a") }
  }

  @Test("the field that is edited draws in the editing rectangle, with a caret behind the text") func drawing() {
    let field = session.perform { IndentedField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
    session.perform { screen.view.addSubview(field) }
    field.text = "a"
    let before = session.recordFrame(of: field).commands
    field.becomeFirstResponder()
    let after = session.recordFrame(of: field).commands
    #expect(before.compactMap(\.textOrigin) == [0])
    #expect(after.compactMap(\.textOrigin) == [30])
    #expect(after.count == before.count + 1)
    let caret = after.compactMap(\.filledRect).last
    #expect(caret?.width == 2)
    #expect((caret?.minX ?? 0) > 35)
  }

  @Test("the caret of a text view stands behind the text, and at the start of a new line") func textViewCaret() throws {
    func caret() -> CGRect? {
      session.recordFrame(of: screen.notes).commands.compactMap(\.filledRect).first { $0.width == 2 }
    }
    #expect(caret() == nil)
    screen.notes.becomeFirstResponder()
    let empty = try #require(caret())
    try session.type("hello")
    let behind = try #require(caret())
    #expect(behind.minX > empty.minX + 10)
    #expect(behind.minY == empty.minY)
    try session.type("\n")
    let below = try #require(caret())
    #expect(below.minX == empty.minX)
    #expect(below.minY > empty.minY + 10)
  }

  private final class IndentedField: UITextField {
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
  }

  /// Basis: Interface Builder's names.
  @Test("documents say what the keyboard is like") func documents() throws {
    let document = try DocumentReader.read(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11134"
          targetRuntime="iOS.CocoaTouch"><objects>
          <textField id="f" clearsOnBeginEditing="YES"><rect key="frame" x="0" y="0" width="97" height="30"/>
            <textInputTraits key="textInputTraits" keyboardType="numberPad" returnKeyType="search"
              autocorrectionType="no" secureTextEntry="YES"/></textField></objects></document>
        """.utf8))
    let field = try #require(DocumentLayout(document).scenes.first?.root as? UITextField)
    #expect(field.keyboardType == .numberPad)
    #expect(field.returnKeyType == .search)
    #expect(field.autocorrectionType == .no)
    #expect(field.autocapitalizationType == .none)
    #expect(field.isSecureTextEntry)
    #expect(field.clearsOnBeginEditing)
  }
}

extension DrawCommand {
  fileprivate var textOrigin: CGFloat? {
    guard case .text(let run) = self else { return nil }
    return run.origin.x
  }

  fileprivate var filledRect: CGRect? {
    switch self {
    case .fill(.rect(let rect), _), .fill(.roundedRect(let rect, _), _): rect
    default: nil
    }
  }
}
