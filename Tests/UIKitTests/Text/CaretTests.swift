import SystemProfiles
import Testing

@testable import UIKit

/// The caret by touch and by hardware keys. Basis: recalled from devices, see `TextEditor.takeTap`; keys as on every
/// computer.
@MainActor struct CaretTests {
  private let session: Session
  private let field: UITextField
  private let view: UITextView

  init() throws {
    let session = try Session.of(.iOS(17), "iphone-15-pro")
    self.session = session
    let controller = session.perform { UIViewController() }
    (field, view) = session.perform { (UITextField(), UITextView()) }
    session.launch { controller }
    session.perform { [field, view] in
      field.frame = CGRect(x: 20, y: 100, width: 300, height: 34)
      view.frame = CGRect(x: 20, y: 160, width: 300, height: 120)
      view.font = .systemFont(ofSize: 17)
      field.text = "Hello big world"
      view.text = "one two\nthree"
      controller.view.addSubview(field)
      controller.view.addSubview(view)
    }
    session.commitWindows()
  }

  /// Returns a point between the carets of two positions, at a share of the distance.
  private func point(_ text: any TextEditor, _ from: Int, _ to: Int, share: CGFloat = 0.5) -> CGPoint {
    let start = text.caretRect(at: from), end = text.caretRect(at: to)
    let x = start.minX + (end.minX - start.minX) * share
    return text.convert(CGPoint(x: x, y: start.midY), to: nil)
  }

  private func press(_ keys: EditingKey..., extends: Bool = false) {
    for key in keys { #expect(session.press(key, extends: extends)) }
  }

  private func range(_ start: Int, _ end: Int) -> NSRange { NSRange(location: start, length: end - start) }

  // MARK: Touches

  @Test("the first touch of a field goes to the end, the next to the nearer end of a word") func fields() {
    session.tap(at: point(field, 1, 2))
    #expect(field.isEditing && field.selectedCharacters == range(15, 15))
    session.advance(by: 1)
    session.tap(at: point(field, 1, 2))
    #expect(field.selectedCharacters == range(0, 0))
    session.advance(by: 1)
    session.tap(at: point(field, 3, 4))
    #expect(field.selectedCharacters == range(5, 5))
    session.advance(by: 1)
    session.tap(at: point(field, 14, 15))
    #expect(field.selectedCharacters == range(15, 15))
  }

  @Test("a long press puts it between letters") func resting() {
    session.perform { _ = field.becomeFirstResponder() }
    session.press(at: point(field, 7, 8, share: 0.3))
    #expect(field.selectedCharacters == range(7, 7))
    session.advance(by: 1)
    session.press(at: point(field, 7, 8, share: 0.7))
    #expect(field.selectedCharacters == range(8, 8))
  }

  @Test("two taps select the word, and what is typed takes its place") func words() throws {
    session.perform { _ = field.becomeFirstResponder() }
    session.doubleTap(at: point(field, 7, 8))
    #expect(field.selectedCharacters == range(6, 9))
    try session.type("s")
    #expect(field.text == "Hello s world" && field.selectedCharacters == range(7, 7))
  }

  @Test("two taps into a secure text select all of it") func secure() {
    session.perform {
      field.isSecureTextEntry = true
      _ = field.becomeFirstResponder()
    }
    session.doubleTap(at: point(field, 7, 8))
    #expect(field.selectedCharacters == range(0, 15))
  }

  @Test("a text view takes the first touch as well, line by line") func textViews() {
    session.tap(at: point(view, 4, 5, share: 0.2))
    #expect(view.isFirstResponder && view.selectedRange == range(4, 4))
    session.advance(by: 1)
    session.tap(at: point(view, 11, 12))
    #expect(view.selectedRange == range(13, 13))
    session.advance(by: 1)
    session.doubleTap(at: point(view, 9, 10))
    #expect(view.selectedRange == range(8, 13))
  }

  @Test("ideographs and an apostrophe: words of a script without spaces are not looked for") func scripts() {
    session.perform {
      field.text = "it's 日本語"
      _ = field.becomeFirstResponder()
    }
    session.doubleTap(at: point(field, 1, 2))
    #expect(field.selectedCharacters == range(0, 4))
    session.advance(by: 1)
    session.tap(at: point(field, 6, 7, share: 0.2))
    #expect(field.selectedCharacters == range(6, 6))
  }

  // MARK: Keys

  @Test("arrows, and the ends of the line") func arrows() {
    session.perform { _ = field.becomeFirstResponder() }
    press(.left, .left)
    #expect(field.selectedCharacters == range(13, 13))
    press(.home)
    #expect(field.selectedCharacters == range(0, 0))
    press(.left, .right)
    #expect(field.selectedCharacters == range(1, 1))
    press(.end)
    #expect(field.selectedCharacters == range(15, 15))
  }

  @Test("with shift one end of the selection moves, the other stays") func shift() {
    session.perform { _ = field.becomeFirstResponder() }
    press(.home, .right, .right)
    press(.right, .right, extends: true)
    #expect(field.selectedCharacters == range(2, 4))
    press(.left, .left, .left, extends: true)
    #expect(field.selectedCharacters == range(1, 2))
    press(.end, extends: true)
    #expect(field.selectedCharacters == range(2, 15))
    press(.left)
    #expect(field.selectedCharacters == range(2, 2))
    press(.selectAll, .right)
    #expect(field.selectedCharacters == range(15, 15))
  }

  @Test("in several lines up and down keep the place, and go to the ends beyond them") func lines() {
    session.perform {
      _ = view.becomeFirstResponder()
      view.selectedRange = range(0, 0)
    }
    press(.end)
    #expect(view.selectedRange == range(7, 7))
    press(.home, .down)
    #expect(view.selectedRange == range(8, 8))
    press(.down)
    #expect(view.selectedRange == range(13, 13))
    press(.home, .up, .up)
    #expect(view.selectedRange == range(0, 0))
    press(.down, extends: true)
    #expect(view.selectedRange == range(0, 8))
  }

  @Test("from right to left the left arrow goes on") func rightToLeft() {
    session.perform {
      field.semanticContentAttribute = .forceRightToLeft
      field.text = "abc"
      _ = field.becomeFirstResponder()
    }
    press(.right)
    #expect(field.selectedCharacters == range(2, 2))
    press(.left)
    #expect(field.selectedCharacters == range(3, 3))
  }

  final class Refusing: NSObject, UITextFieldDelegate {
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { false }
  }

  @Test("the forward delete key takes what is behind the caret, if the delegate lets it") func deleteForward() {
    session.perform { _ = field.becomeFirstResponder() }
    press(.deleteForward)
    #expect(field.text == "Hello big world")
    press(.home, .deleteForward)
    #expect(field.text == "ello big world" && field.selectedCharacters == range(0, 0))
    press(.right, .right, extends: true)
    press(.deleteForward)
    #expect(field.text == "lo big world")
    let delegate = Refusing()
    field.delegate = delegate
    press(.deleteForward)
    #expect(field.text == "lo big world" && field.selectedCharacters == range(0, 0))
  }

  @Test("without a text that is edited keys do nothing") func nobody() { #expect(!session.press(.left)) }

  // MARK: Drawing

  @Test("a selection is shown behind the text, with a handle at each end, in place of the caret") func drawing() {
    session.perform { _ = field.becomeFirstResponder() }
    func shapes() -> Int { session.recordScreen().dump().matches(of: /oval/).count }
    let before = shapes()
    press(.selectAll)
    #expect(shapes() == before + 2)
    #expect(session.recordScreen().dump().contains(/#007AFF33|007aff33|a?0\.2/))
  }
}
