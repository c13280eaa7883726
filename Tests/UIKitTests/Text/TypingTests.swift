import DisplayLists
import Testing

@testable import UIKit

/// The effect of typing on attributes, selections and delegates. Basis: the references of `UITextView`, `UITextField`
/// and `UIKeyInput`, unless a test states otherwise.
@MainActor struct TypingTests {
  private final class Listener: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var notes: [String] = []
    func textViewDidChangeSelection(_ textView: UITextView) {
      notes.append("selection \(textView.selectedRange.location)")
    }
    func textViewDidChange(_ textView: UITextView) { notes.append("text \(textView.text ?? "")") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      notes.append("asked")
      return true
    }
  }

  private final class CodeField: UITextField {
    var deletions = 0
    override func deleteBackward() {
      deletions += 1
      super.deleteBackward()
    }
  }

  private final class GrowingView: UITextView {
    var growth: [CGFloat] = []
    override var contentSize: CGSize {
      didSet { if contentSize != oldValue { growth.append(contentSize.height - oldValue.height) } }
    }
  }

  private func kerns(_ text: NSAttributedString?) -> [CGFloat?] {
    (0..<(text?.length ?? 0)).map { RunAttributes.number(text?.attribute(.kern, at: $0, effectiveRange: nil)) }
  }

  @Test("the delegate of a text view is notified of the selection with every character, also at the end")
  func selections() throws {
    try Session.of(.iOS(17)).perform {
      let view = UITextView(), listener = Listener()
      view.delegate = listener
      view.insertText("a")
      view.insertText("b")
      view.deleteBackward()
      #expect(listener.notes == ["selection 1", "text a", "selection 2", "text ab", "selection 1", "text a"])
    }
  }

  /// Basis: common text views that grow with their text.
  @Test("a subclass sees the content grow while it is typed", arguments: [false, true])
  func growth(isFirstResponder: Bool) throws {
    let session = try Session.of(.iOS(17)), controller = session.perform { UIViewController() }
    let window = session.show(controller)
    session.perform {
      let view = GrowingView(frame: CGRect(x: 0, y: 100, width: 100, height: 60))
      controller.view.addSubview(view)
      if isFirstResponder { view.becomeFirstResponder() }
      window.layoutIfNeeded()
      view.growth = []
      for text in ["a", "\n", "b"] {
        view.insertText(text)
        window.layoutIfNeeded()
      }
      #expect(view.growth.count == 1 && view.growth[0] > 10)
    }
  }

  @Test("a selection beyond the text is cut to it")
  func limits() throws {
    try Session.of(.iOS(17)).perform {
      let view = UITextView()
      view.text = "abc"
      view.selectedRange = NSRange(location: 1, length: 100)
      #expect(view.selectedRange == NSRange(location: 1, length: 2))
      view.selectedRange = NSRange(location: NSNotFound, length: 5)
      #expect(view.selectedRange == NSRange(location: 3, length: 0))
      view.insertText("d")
      #expect(view.text == "abcd")
    }
  }

  /// Basis: common fields of one character each.
  @Test("the delete key reaches an empty field and an empty text view, and asks no delegate")
  func deletingNothing() throws {
    try Session.of(.iOS(17)).perform {
      let field = CodeField(), listener = Listener()
      field.delegate = listener
      field.takeDelete()
      #expect(field.deletions == 1 && listener.notes.isEmpty)
      field.text = "1"
      field.takeDelete()
      #expect(field.deletions == 2 && listener.notes == ["asked"] && field.text == "")
    }
  }

  @Test("what is typed looks like the text before the caret; at the beginning like the first character")
  func neighbours() throws {
    try Session.of(.iOS(17)).perform {
      let text = NSMutableAttributedString(string: "a", attributes: [.kern: 3.0])
      text.append(NSAttributedString(string: "b", attributes: [.kern: 5.0]))
      let view = UITextView(), field = UITextField()
      (view.attributedText, field.attributedText) = (text, text)
      view.insertText("c")
      field.insertText("c")
      #expect(kerns(view.attributedText) == [3, 5, 5] && kerns(field.attributedText) == [3, 5, 5])
      view.selectedRange = NSRange(location: 1, length: 0)
      view.insertText("c")
      view.selectedRange = NSRange(location: 0, length: 0)
      view.insertText("c")
      #expect(kerns(view.attributedText) == [3, 3, 3, 5, 5])
      #expect(view.typingAttributes[.font] as? UIFont == view.effectiveFont)
    }
  }

  @Test("typing attributes hold until the selection is another one, and are not those of the text that is there")
  func typingAttributes() throws {
    try Session.of(.iOS(17)).perform {
      let view = UITextView()
      view.text = "ab"
      view.typingAttributes[.kern] = 7.0
      #expect(kerns(view.attributedText) == [nil, nil] && view.typingAttributes[.kern] != nil)
      view.selectedRange = NSRange(location: 1, length: 0)
      #expect(view.typingAttributes[.kern] == nil)
    }
  }

  @Test("a text view scrolls along while something is typed at its end")
  func scrolling() throws {
    try Session.of(.iOS(17), "iphone-15-pro").perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.makeKeyAndVisible()
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      window.addSubview(view)
      view.becomeFirstResponder()
      for _ in 0..<20 { view.insertText("line\n") }
      let caret = view.caretRect(for: view.endOfDocument)
      #expect(view.contentOffset.y > 100 && view.bounds.intersects(caret))
    }
  }

  @Test("the caret of a centered paragraph is in the middle")
  func caret() throws {
    try Session.of(.iOS(17)).perform {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      let text = NSMutableAttributedString(string: "first\n")
      text.append(NSAttributedString(string: "b", attributes: [.paragraphStyle: style]))
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.attributedText = text
      #expect(abs(view.caretRect(for: view.endOfDocument).minX - 102) < 8)
      #expect(view.caretRect(for: view.beginningOfDocument).minX == 5)
    }
  }

  /// Basis: assumed for the tint; the attributes are documented.
  @Test("links of a text view have its tint, or the colour of its link attributes")
  func links() throws {
    try Session.of(.iOS(17)).perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.attributedText = NSAttributedString(string: "link", attributes: [.link: "https://example.com"])
      view.tintColor = .red
      @MainActor func color() -> RGBAColor? {
        var recorder = DisplayListRecorder(size: view.bounds.size)
        view.recordContent(into: &recorder)
        return recorder.list.textRuns.first?.color
      }
      #expect(color() == UIColor.red.resolved(in: view.session))
      view.linkTextAttributes = [.foregroundColor: UIColor.green]
      #expect(color() == UIColor.green.resolved(in: view.session))
    }
  }

  @Test("a long line answers for a point with one look at its characters")
  func longLines() {
    let count = 20_000, edges = (0...count).map { CGFloat($0) }
    let area = CGRect(x: 10, y: 0, width: CGFloat(count), height: 20)
    let line = LineFragment(places: Array(0...count), edges: edges, area: area, isRightToLeft: false)
    let turned = LineFragment(places: Array(0...count), edges: edges, area: area, isRightToLeft: true)
    #expect(line.place(closestTo: 19_010.4) == 19_000 && turned.place(closestTo: 1010.2) == 19_000)
  }
}
