import Testing

@testable import UIKit

/// Positions in the text of fields and text views. Basis: the reference of `UITextInput`, unless a test states
/// otherwise.
@MainActor struct TextInputTests {
  private func field(_ text: String, rightToLeft: Bool = false, _ check: (UITextField) throws -> Void) throws {
    try Session.of(.iOS(17), "iphone-15-pro").perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.makeKeyAndVisible()
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
      if rightToLeft { field.semanticContentAttribute = .forceRightToLeft }
      field.text = text
      window.addSubview(field)
      field.becomeFirstResponder()
      try check(field)
    }
  }

  private func caret(of field: UITextField) -> Int? {
    field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
  }

  private func view(_ text: String, width: CGFloat = 200, _ check: (UITextView) throws -> Void) throws {
    try Session.of(.iOS(17), "iphone-15-pro").perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
      view.font = .systemFont(ofSize: 17)
      view.text = text
      try check(view)
    }
  }

  @Test("a field's caret is at its end, and typing goes where code puts it")
  func typing() throws {
    try field("Lout") { field in
      #expect(caret(of: field) == 4)
      let place = try #require(field.position(from: field.beginningOfDocument, offset: 1))
      field.selectedTextRange = field.textRange(from: place, to: place)
      field.insertText("ay")
      #expect(field.text == "Layout")
      #expect(caret(of: field) == 3)
      field.deleteBackward()
      #expect(field.text == "Laout")
    }
  }

  @Test("a selection is replaced by what is typed, and deleted as a whole")
  func selection() throws {
    try field("one two") { field in
      field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
      #expect(field.selectedTextRange.flatMap(field.text) == "one two")
      field.insertText("3")
      #expect(field.text == "3")
    }
  }

  @Test("a field that is not edited has no selection")
  func resting() throws {
    try field("a") { field in
      field.resignFirstResponder()
      #expect(field.selectedTextRange == nil)
    }
  }

  @Test("the delegate is notified of a caret that code moves")
  func delegate() throws {
    final class Listener: NSObject, UITextFieldDelegate {
      var count = 0
      func textFieldDidChangeSelection(_ textField: UITextField) { count += 1 }
    }
    try field("abc") { field in
      let listener = Listener()
      field.delegate = listener
      field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
      #expect(listener.count == 1)
    }
  }

  @Test("carets stand where the text before them ends")
  func carets() throws {
    try field("Layout") { field in
      let font = field.font ?? UIFont.systemFont(ofSize: 17)
      let place = try #require(field.position(from: field.beginningOfDocument, offset: 3))
      let before = "Lay".size(withAttributes: [.font: font]).width
      let start = field.caretRect(for: field.beginningOfDocument).minX
      #expect(abs(field.caretRect(for: place).minX - start - before) < 0.5)
      #expect(field.closestPosition(to: CGPoint(x: start + before + 1, y: 17)) == place)
    }
  }

  @Test("a field that reads to the left has its first place at the right")
  func rightToLeft() throws {
    try field("abc", rightToLeft: true) { field in
      #expect(field.caretRect(for: field.beginningOfDocument).minX > field.caretRect(for: field.endOfDocument).minX)
      let left = try #require(field.position(from: field.beginningOfDocument, in: .left, offset: 1))
      #expect(field.offset(from: field.beginningOfDocument, to: left) == 1)
    }
  }

  @Test("positions beyond the text do not exist; emoji are one step")
  func limits() throws {
    try view("a👩‍👩‍👧b") { view in
      #expect(view.position(from: view.beginningOfDocument, offset: -1) == nil)
      #expect(view.position(from: view.endOfDocument, offset: 1) == nil)
      #expect(view.position(from: view.endOfDocument, offset: .max) == nil)
      let second = try #require(view.position(from: view.beginningOfDocument, in: .right, offset: 2))
      #expect(view.compare(second, to: view.endOfDocument) == .orderedAscending)
      #expect(view.offset(from: second, to: view.endOfDocument) == 1)
    }
  }

  @Test("lines of a text view are below each other, and up and down lead from one to the next")
  func lines() throws {
    try view("first\nsecond\nthird") { view in
      let second = try #require(view.position(from: view.beginningOfDocument, offset: 8))
      let caret = view.caretRect(for: second)
      #expect(caret.minY > view.caretRect(for: view.beginningOfDocument).minY)
      let down = try #require(view.position(from: second, in: .down, offset: 1))
      #expect(view.caretRect(for: down).minY > caret.minY)
      #expect(abs(view.caretRect(for: down).minX - caret.minX) < 8)
      #expect(view.position(from: down, in: .down, offset: 1) == nil)
    }
  }

  @Test("a selection has a rectangle on each line that it touches")
  func selectionRects() throws {
    try view("first\nsecond\nthird") { view in
      let from = try #require(view.position(from: view.beginningOfDocument, offset: 2))
      let to = try #require(view.position(from: view.beginningOfDocument, offset: 9))
      let range = try #require(view.textRange(from: to, to: from))
      let rects = view.selectionRects(for: range)
      #expect(rects.map(\.containsStart) == [true, false] && rects.map(\.containsEnd) == [false, true])
      #expect(rects.allSatisfy { $0.rect.width > 5 } && view.firstRect(for: range) == rects[0].rect)
      let inside = CGPoint(x: rects[1].rect.minX + 2, y: rects[1].rect.midY)
      #expect(view.characterRange(at: inside).flatMap(view.text) == "s")
    }
  }

  @Test("replacing a range is not the delegate's business")
  func replacing() throws {
    final class Refusing: NSObject, UITextViewDelegate {
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        false
      }
    }
    try view("abc") { view in
      let delegate = Refusing()
      view.delegate = delegate
      let end = try #require(view.position(from: view.beginningOfDocument, offset: 1))
      view.replace(try #require(view.textRange(from: view.beginningOfDocument, to: end)), withText: "xy")
      #expect(view.text == "xybc" && view.selectedRange.location == 2)
    }
  }

  @Test("a range of a longer text that is gone is cut to what is there")
  func stale() throws {
    try view("a long text") { view in
      let range = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
      view.text = "ab"
      #expect(view.text(in: range) == "ab")
      view.selectedTextRange = range
      #expect(view.selectedRange == NSRange(location: 0, length: 2))
    }
  }
}
