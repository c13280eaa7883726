import Testing

@testable import UIKit

/// Undo in fields and text views. Basis: recalled, unless a test states otherwise.
@MainActor struct TextUndoTests {
  private func inSession(_ body: @MainActor () throws -> Void) throws {
    try Session.of(.iOS(17)).perform { try body() }
  }

  private func undo(_ view: UIView) { view.undoManager?.undo() }

  @Test("a replacement by code is a step of its own", arguments: [true, false])
  func replacing(inField: Bool) throws {
    try inSession {
      let text: any TextEditor = inField ? UITextField() : UITextView()
      text.insertText("one two")
      let start = text.beginningOfDocument, end = try #require(text.position(from: start, offset: 3))
      text.replace(try #require(text.textRange(from: start, to: end)), withText: "three")
      #expect(text.editedText == "three two")
      undo(text)
      #expect(text.editedText == "one two" && text.undoManager?.canUndo == true)
      undo(text)
      #expect(text.editedText == "" && text.undoManager?.canUndo == false)
      text.undoManager?.redo()
      text.undoManager?.redo()
      #expect(text.editedText == "three two")
    }
  }

  @Test("what an input method tries out is one step with the typing before it", arguments: [true, false])
  func marked(inField: Bool) throws {
    try inSession {
      let text: any TextEditor = inField ? UITextField() : UITextView()
      (text as? UITextField)?.text = "x"
      (text as? UITextView)?.text = "x"
      text.insertText("a")
      text.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
      text.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      text.insertText("N")
      #expect(text.editedText == "xaN" && text.markedTextRange == nil)
      text.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
      text.unmarkText()
      #expect(text.editedText == "xaNhao")
      undo(text)
      #expect(text.editedText == "x" && text.undoManager?.canUndo == false)
      text.undoManager?.redo()
      #expect(text.editedText == "xaNhao")
    }
  }

  /// Basis: assumed, that no step remains valid when code changes the text.
  @Test("other characters in the storage forget steps, other attributes keep them")
  func storage() throws {
    try inSession {
      let view = UITextView()
      view.insertText("one")
      view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
      #expect(view.undoManager?.canUndo == true)
      view.insertText("s")
      undo(view)
      #expect(view.text == "")
      view.insertText("two")
      view.textStorage.append(NSAttributedString(string: "!"))
      #expect(view.text == "two!" && view.undoManager?.canUndo == false)
    }
  }
}
