import DisplayLists
import Testing

@testable import UIKit

/// Commands of the edit menu, and subclasses that change the caret. Basis: documented
/// (`UIResponderStandardEditActions`, `UITextInput`), unless a test states otherwise.
@MainActor struct EditCommandTests {
  private final class QuietField: UITextField {
    var heard: [String] = []
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func paste(_ sender: Any?) { heard.append("paste") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("paste:") || super.canPerformAction(action, withSender: sender)
    }
  }

  private final class CopyLabel: UILabel {
    var copies = 0
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == Selector("copy:") }
    override func copy(_ sender: Any?) { copies += 1 }
  }

  private func show<Content: UIView>(_ make: @MainActor () -> Content) throws -> (Session, Content) {
    let session = try Session.of(.iOS(17)), root = session.perform { UIViewController() }
    let view = session.perform(make)
    view.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    session.perform { root.view.addSubview(view) }
    _ = session.show(root)
    _ = session.perform { view.becomeFirstResponder() }
    return (session, view)
  }

  private func titles(_ view: UIView) -> [String] { EditCommands.menu(for: view).children.map(\.title) }

  /// Basis: recalled for the offered commands.
  @Test("a field offers what makes sense for its selection")
  func offers() throws {
    let (session, field) = try show { UITextField() }
    session.perform {
      UIPasteboard.general.string = nil
      field.text = "One two"
      #expect(titles(field) == ["Select", "Select All"])
      field.select(nil)
      #expect(field.selectedCharacters == NSRange(location: 4, length: 3))
      #expect(titles(field) == ["Cut", "Copy", "Select All"])
      field.cut(nil)
      #expect(field.text == "One " && UIPasteboard.general.string == "two")
      field.paste(nil)
      field.paste(nil)
      #expect(field.text == "One twotwo" && field.undoManager?.undoActionName == "Paste")
      field.isSecureTextEntry = true
      field.selectAll(nil)
      #expect(titles(field) == ["Paste"])
    }
  }

  @Test("a text view that cannot be edited is copied from")
  func readOnly() throws {
    let (session, view) = try show { UITextView() }
    session.perform {
      (view.text, view.isEditable) = ("Text", false)
      view.selectAll(nil)
      view.copy(nil)
      #expect(UIPasteboard.general.string == "Text" && !view.canPerformAction("cut:", withSender: nil))
    }
  }

  @Test("the menu calls a subclass's commands; a plain responder has none")
  func overridden() throws {
    let (session, field) = try show { QuietField() }
    session.perform {
      UIPasteboard.general.string = nil
      let paste = EditCommands.menu(for: field).children.first { $0.title == "Paste" } as? UIAction
      paste?.run(sender: nil, in: session)
      #expect(field.heard == ["paste"])
    }
    let (other, label) = try show { CopyLabel() }
    other.perform {
      #expect(titles(label) == ["Copy"] && titles(UIView()) == ["Copy"])
      (EditCommands.menu(for: label).children.first as? UIAction)?.run(sender: nil, in: other)
      #expect(label.copies == 1)
      label.resignFirstResponder()
      #expect(titles(UIView()).isEmpty)
    }
  }

  @Test("keys with the command key do the same, and undo")
  func keys() throws {
    let (session, field) = try show { UITextField() }
    session.perform { field.insertText("Text") }
    #expect(session.press("a", .command) && session.press("x", .command) && field.text == "")
    #expect(session.press("v", .command) && session.press("v", .command) && field.text == "TextText")
    #expect(session.press("z", .command) && field.text == "Text")
    #expect(session.press("z", [.command, .shift]) && field.text == "TextText")
  }

  @Test("a subclass takes caret and selection away")
  func caret() throws {
    let (session, field) = try show { QuietField() }
    let (plainSession, plain) = try show { UITextField() }
    func fills(_ field: UITextField, _ session: Session) -> Int {
      let list = RecordPass.recordScreen(windows: session.windows, in: session)
      return list.commands.count
    }
    session.perform { field.text = "One two" }
    plainSession.perform { plain.text = "One two" }
    #expect(fills(plain, plainSession) == fills(field, session) + 1)
    session.perform { field.selectedCharacters = NSRange(location: 0, length: 3) }
    plainSession.perform { plain.selectedCharacters = NSRange(location: 0, length: 3) }
    #expect(fills(plain, plainSession) == fills(field, session) + 5)
  }

  private final class MenuMaker: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var ranges: [NSRange] = []

    private func menu(_ suggested: [UIMenuElement]) -> UIMenu? {
      UIMenu(children: [UIAction(title: "Own") { _ in }] + suggested.suffix(1))
    }

    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      ranges.append(range)
      return menu(suggestedActions)
    }

    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      ranges.append(range)
      return menu(suggestedActions)
    }
  }

  /// Basis: documented: the two methods exist from iOS 16 on.
  @Test("a delegate makes the edit menu of its text, from iOS 16 on")
  func delegateMenus() throws {
    let maker = MenuMaker()
    let (session, field) = try show { UITextField() }
    session.perform {
      (field.text, field.delegate) = ("One two", maker)
      field.selectAll(nil)
      #expect(titles(field) == ["Own", "Copy"] && maker.ranges == [NSRange(location: 0, length: 7)])
      #expect(EditCommands.menu(for: field.superview ?? field).children.count == 2 && maker.ranges.count == 1)
    }
    let (viewSession, view) = try show { UITextView() }
    viewSession.perform {
      (view.text, view.delegate) = ("One two", maker)
      view.selectedRange = NSRange(location: 0, length: 3)
      #expect(titles(view) == ["Own", "Select All"] && maker.ranges.last == NSRange(location: 0, length: 3))
    }
    let older = try Session.of(.iOS(15))
    older.perform {
      let field = UITextField(), count = maker.ranges.count
      (field.text, field.delegate) = ("One", maker)
      #expect(!titles(field).contains("Own") && maker.ranges.count == count)
    }
  }
}
