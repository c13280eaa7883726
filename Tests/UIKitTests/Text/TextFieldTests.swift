import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Text fields. Basis: class reference, unless a test states otherwise.
@MainActor struct TextFieldTests {
  private func texts(of view: UIView) -> [TextRun] {
    var recorder = DisplayListRecorder(size: view.bounds.size)
    view.recordContent(into: &recorder)
    return recorder.list.textRuns
  }

  /// Basis: assumed for the vertical alignment; documented otherwise.
  @Test("what a new field is")
  func defaults() throws {
    for (version, vertical) in [(SystemVersion.iOS(6), UIControl.ContentVerticalAlignment.top), (.iOS(7), .center)] {
      try Session.of(version).perform {
        let field = UITextField()
        #expect(field.borderStyle == .none && field.contentVerticalAlignment == vertical)
        #expect(field.minimumFontSize == 0 && !field.adjustsFontSizeToFitWidth && field.clearButtonMode == .never)
        #expect(field.text == "" && field.background == nil && field.typingAttributes == nil)
      }
    }
  }

  /// Basis: captured for the rounded border, a placeholder's label in a field of 97 by 30; others assumed.
  @Test("where each border leaves room for the text")
  func textRects() throws {
    for (style, rect) in [
      (UITextField.BorderStyle.none, CGRect(x: 0, y: 0, width: 97, height: 30)),
      (.line, CGRect(x: 2, y: 2, width: 93, height: 26)), (.bezel, CGRect(x: 7, y: 2, width: 83, height: 26)),
      (.roundedRect, CGRect(x: 7, y: 1, width: 83, height: 27)),
    ] {
      try Session.of(.iOS(7)).perform {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 97, height: 30))
        field.borderStyle = style
        #expect(field.textRect(forBounds: field.bounds) == rect, "\(style)")
        #expect(
          field.editingRect(forBounds: field.bounds) == rect && field.placeholderRect(forBounds: field.bounds) == rect)
        #expect(field.borderRect(forBounds: field.bounds) == field.bounds)
      }
    }
  }

  /// Basis: captured (n=870, n=375 and n=100) for iOS 7 and 14.
  @Test("heights follow border and font, widths the text and its insets")
  func naturalSizes() throws {
    func height(_ version: SystemVersion, _ border: UITextField.BorderStyle, _ size: CGFloat) throws -> CGFloat {
      try Session.of(version).perform {
        let field = UITextField()
        (field.borderStyle, field.font) = (border, .systemFont(ofSize: size))
        return field.intrinsicContentSize.height
      }
    }
    #expect(try height(.iOS(6), .roundedRect, 14) == 30 && height(.iOS(7), .roundedRect, 14) == 30)
    #expect(try height(.iOS(17), .roundedRect, 14) == 34)
    #expect(try height(.iOS(7), .none, 17) == 21 && height(.iOS(17), .none, 17) == 22)
    try Session.of(.iOS(17)).perform {
      let field = UITextField()
      field.placeholder = "Name"
      let width = field.intrinsicContentSize.width
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.width == width + 14)
      field.text = "A longer text"
      #expect(field.intrinsicContentSize.width > width + 14)
    }
  }

  /// Basis: captured (3 fields of Xcode 26 that hide their text, 7 that do not).
  @Test("a field without border that hides its text is a line high, where others have more")
  func secureHeights() throws {
    try Session.of(.iOS(26)).perform {
      let field = UITextField()
      field.font = .systemFont(ofSize: 17)
      #expect(field.intrinsicContentSize.height == 22)
      field.isSecureTextEntry = true
      #expect(field.intrinsicContentSize.height == 21)
      field.borderStyle = .roundedRect
      let bordered = field.intrinsicContentSize.height
      field.isSecureTextEntry = false
      #expect(field.intrinsicContentSize.height == bordered)
    }
  }

  /// Basis: documented; measures assumed.
  @Test("views beside the text change places where interfaces read from right to left")
  func rightToLeft() throws {
    let session = try Session.of(.iOS(17))
    session.change { $0.layoutDirection = .rightToLeft }
    session.perform {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)), icon = UIView()
      icon.frame.size = CGSize(width: 30, height: 20)
      (field.leftView, field.leftViewMode) = (icon, .always)
      (field.text, field.clearButtonMode) = ("Text", .always)
      field.layoutIfNeeded()
      #expect(icon.frame == CGRect(x: 170, y: 10, width: 30, height: 20))
      #expect(field.clearButtonRect(forBounds: field.bounds).minX == 5)
      #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 24, y: 0, width: 146, height: 40))
      #expect(texts(of: field).count == 1 && texts(of: field)[0].origin.x > 100)
    }
  }

  /// Basis: assumed: recalled.
  @Test("the clear button is a square of 19 in the middle of the height, near the end")
  func clearButton() throws {
    try Session.of(.iOS(7)).perform {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      (field.text, field.clearButtonMode) = ("Text", .always)
      #expect(field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 76, y: 5.5, width: 19, height: 19))
      #expect(field.textRect(forBounds: field.bounds).width == 76)
      field.text = ""
      #expect(field.textRect(forBounds: field.bounds).width == 100)
    }
  }

  @Test("the text is at the top, in the middle or at the bottom")
  func verticalAlignment() throws {
    try Session.of(.iOS(7)).perform {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      field.text = "Text"
      @MainActor func baseline(_ alignment: UIControl.ContentVerticalAlignment) -> CGFloat {
        field.contentVerticalAlignment = alignment
        return texts(of: field)[0].origin.y
      }
      #expect(baseline(.top) < 20 && baseline(.bottom) > 50)
      #expect(baseline(.center) > baseline(.top) && baseline(.center) < baseline(.bottom))
    }
  }

  @Test("a secret is as many dots")
  func secure() throws {
    try Session.of(.iOS(17)).perform {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      (field.text, field.isSecureTextEntry) = ("secret", true)
      #expect(texts(of: field).map(\.text) == ["••••••"])
      field.attributedText = NSAttributedString(string: "pass", attributes: [.foregroundColor: UIColor.red])
      #expect(texts(of: field).map(\.text) == ["••••"] && field.text == "pass")
    }
  }

  @Test("attributed text and placeholders have their own fonts and colors")
  func attributed() throws {
    try Session.of(.iOS(17)).perform {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.attributedPlaceholder = NSAttributedString(
        string: "Search", attributes: [.foregroundColor: UIColor.green, .font: UIFont.boldSystemFont(ofSize: 30)])
      #expect(field.placeholder == "Search")
      #expect(texts(of: field).map(\.font.pointSize) == [30])
      field.attributedText = NSAttributedString(string: "Text", attributes: [.foregroundColor: UIColor.red])
      #expect(field.text == "Text" && field.textColor == .red && texts(of: field).map(\.text) == ["Text"])
      field.placeholder = "Plain"
      #expect(field.attributedPlaceholder?.length == 5)
      field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 25), .kern: 4.0]
      #expect(field.font?.pointSize == 25)
      let width = field.intrinsicContentSize.width
      field.insertText("!")
      #expect(field.text == "Text!" && field.intrinsicContentSize.width > width + 4)
    }
  }

  @Test("a text that is too long shrinks to the least size, where that is allowed")
  func shrinking() throws {
    try Session.of(.iOS(17)).perform {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      (field.text, field.font) = ("A long text", .systemFont(ofSize: 17))
      #expect(texts(of: field)[0].font.pointSize == 17)
      (field.adjustsFontSizeToFitWidth, field.minimumFontSize) = (true, 12)
      #expect(texts(of: field)[0].font.pointSize < 15)
    }
  }

  private final class InsetField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 50, dy: 0) }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
  }

  @Test("a subclass says where text and placeholder are")
  func overriding() throws {
    try Session.of(.iOS(17)).perform {
      let field = InsetField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.placeholder = "Name"
      #expect(texts(of: field).map(\.origin.x) == [50])
      field.text = "Text"
      #expect(texts(of: field).map(\.origin.x) == [30])
    }
  }

  private final class LoweredField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      bounds.inset(by: UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0))
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  }

  @Test("a subclass that moves the text's rectangle down takes text and caret along")
  func lowering() throws {
    try Session.of(.iOS(17)).perform {
      let frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      let field = LoweredField(frame: frame), plain = UITextField(frame: frame)
      for alignment in [UIControl.ContentVerticalAlignment.center, .top, .bottom] {
        for field in [field, plain] { (field.text, field.contentVerticalAlignment) = ("Text", alignment) }
        let moved = alignment == .center ? 6 : alignment == .top ? 12 : 0, start = plain.beginningOfDocument
        #expect(texts(of: field)[0].origin.y == texts(of: plain)[0].origin.y + CGFloat(moved))
        #expect(field.caretRect(for: start).minY == plain.caretRect(for: start).minY + CGFloat(moved))
      }
    }
  }

  private final class GreenPlaceholder: UITextField {
    override func drawPlaceholder(in rect: CGRect) {
      placeholder?.draw(in: rect.offsetBy(dx: 5, dy: 0), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 9)])
    }
  }

  @Test("a subclass draws its placeholder by itself")
  func drawing() throws {
    try Session.of(.iOS(17)).perform {
      let field = GreenPlaceholder(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.placeholder = "Name"
      #expect(texts(of: field).map(\.text) == ["Name"])
      #expect(texts(of: field).map(\.font.pointSize) == [9] && texts(of: field)[0].origin.x == 5)
    }
  }

  @Test("a background image is drawn in place of a border, but not of a rounded one")
  func background() throws {
    func images(_ border: UITextField.BorderStyle, isEnabled: Bool = true) throws -> [String] {
      try Sheet(.iOS(17)).content {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.background = UIImage(name: "paper", size: CGSize(width: 10, height: 10))
        field.disabledBackground = UIImage(name: "grey", size: CGSize(width: 10, height: 10))
        (field.borderStyle, field.isEnabled) = (border, isEnabled)
        return field
      }.filter { $0.contains("image") }
    }
    #expect(try images(.none).first?.contains("paper") == true && images(.roundedRect).isEmpty)
    #expect(try images(.bezel, isEnabled: false).first?.contains("grey") == true)
  }
}
