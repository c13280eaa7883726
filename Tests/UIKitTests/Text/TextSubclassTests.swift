import DisplayLists
import Testing

@testable import UIKit

/// Common subclasses of labels, fields and text views, with setters that style their own text. Basis: UIKit sets
/// attributed text without calling the simple properties' setters.
@MainActor struct TextSubclassTests {
  final class GreyField: UITextField {
    var placeholders = 0, texts = 0

    override var placeholder: String? {
      didSet {
        placeholders += 1
        let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
        attributedPlaceholder = NSAttributedString(string: placeholder ?? "", attributes: red)
      }
    }
    override var text: String? { didSet { texts += 1 } }
  }

  final class SpacedLabel: UILabel {
    override var text: String? { didSet { space() } }
    override var textColor: UIColor! { didSet { space() } }

    private func space() {
      attributedText = NSAttributedString(
        string: text ?? "", attributes: [.kern: 3.0, .font: font as Any, .foregroundColor: textColor as Any])
    }
  }

  final class StyledView: UITextView {
    var setUps = 0

    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      setUps += 1
    }
    required init?(coder: NSCoder) { fatalError("not from a document") }

    override var text: String! {
      didSet { attributedText = NSAttributedString(string: text, attributes: [.kern: 2.0]) }
    }
  }

  private func runs(of view: UIView) -> [TextRun] {
    var recorder = DisplayListRecorder(size: view.bounds.size)
    view.recordContent(into: &recorder)
    return recorder.list.textRuns
  }

  @Test("a field that styles its placeholder when it is set does so once")
  func placeholders() throws {
    try Session.of(.iOS(17)).perform {
      let field = GreyField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      field.placeholder = "Name"
      #expect(field.placeholders == 1 && field.placeholder == "Name")
      #expect(runs(of: field).map(\.color) == [UIColor.red.resolved(in: field.session)])
    }
  }

  @Test("typing does not call the setter of the text")
  func typing() throws {
    try Session.of(.iOS(17)).perform {
      let field = GreyField()
      field.insertText("a")
      field.insertText("b")
      #expect(field.text == "ab" && field.texts == 0)
    }
  }

  @Test("a label that spaces its letters when text or colour are set does so")
  func labels() throws {
    try Session.of(.iOS(17)).perform {
      let label = SpacedLabel(), plain = UILabel()
      (label.text, plain.text) = ("ab", "ab")
      label.textColor = .red
      #expect(label.text == "ab" && label.textColor == .red)
      #expect(abs(label.intrinsicContentSize.width - plain.intrinsicContentSize.width - 6) < 1)
    }
  }

  @Test("a text view is set up by its designated initializer, however it is made, and keeps its container")
  func textViews() throws {
    try Session.of(.iOS(17)).perform {
      let view = StyledView()
      view.text = "abc"
      #expect(view.setUps == 1 && view.text == "abc")
      let container = NSTextContainer(size: CGSize(width: 50, height: 50))
      container.lineFragmentPadding = 0
      let narrow = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), textContainer: container)
      narrow.text = "abc"
      #expect(narrow.textContainer === container && narrow.textContainer.size.width == 50)
      #expect(narrow.caretRect(for: narrow.beginningOfDocument).minX == narrow.textContainerInset.left)
      container.lineFragmentPadding = 7
      #expect(narrow.caretRect(for: narrow.beginningOfDocument).minX == narrow.textContainerInset.left + 7)
    }
  }

  @Test("what is never nil has a value after it was set to nil")
  func resets() throws {
    try Session.of(.iOS(17)).perform {
      let label = UILabel(), field = UITextField(), view = UITextView(), wheel = UIActivityIndicatorView(style: .medium)
      (label.font, label.textColor) = (.systemFont(ofSize: 30), .red)
      (label.font, label.textColor) = (nil, nil)
      #expect(label.font == .systemFont(ofSize: 17) && label.textColor == UILabel().textColor)
      (field.text, view.text) = (nil, nil)
      #expect(field.text == "" && view.text == "")
      let picker = UIDatePicker()
      picker.calendar = nil
      #expect(picker.calendar.identifier == .gregorian)
      wheel.color = .red
      wheel.color = nil
      #expect(wheel.color != nil && wheel.color != .red)
    }
  }

  @Test("default attributes of a field do not freeze its font and colour")
  func defaults() throws {
    try Session.of(.iOS(17)).perform {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      field.text = "Text"
      field.defaultTextAttributes[.kern] = 5.0
      (field.textColor, field.font) = (.red, .systemFont(ofSize: 30))
      let run = try #require(runs(of: field).first)
      #expect(run.color == UIColor.red.resolved(in: field.session) && run.font.pointSize == 30)
    }
  }

  @Test("a text view measures its text once while it scrolls")
  func measuredOnce() throws {
    try Session.of(.iOS(17)).perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.text = String(repeating: "line\n", count: 30)
      view.layoutIfNeeded()
      let height = try #require(view.measured).height
      view.contentOffset.y = 40
      view.layoutIfNeeded()
      #expect(view.measured?.height == height && view.contentSize.height == height)
      view.text = "short"
      #expect(view.measured == nil)
      view.layoutIfNeeded()
      #expect(view.contentSize.height < height)
    }
  }
}
