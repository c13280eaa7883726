import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Settings of text beyond fonts and colors. Basis: the references of the properties, unless a test states otherwise.
@MainActor struct TextSettingTests {
  private let session = Session(environment: .standard)

  /// Only the header of an image of 3 × 2 pixels.
  private static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
      0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0, 0, 0, 0, 0,
    ])

  @Test("a shadow with a blur is thrown by the text itself; without one it is the text once more")
  func shadows() throws {
    func lines(_ blur: CGFloat) throws -> [String] {
      try Sheet(.iOS(17)).content {
        let shadow = NSShadow(), label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), blur)
        shadow.shadowColor = UIColor.red
        label.attributedText = NSAttributedString(string: "a", attributes: [.shadow: shadow])
        return label
      }.map { String($0.trimmingCharacters(in: .whitespaces).prefix { $0 != "\"" }) }
    }
    #expect(try lines(4) == ["layer 1 shadow offset 1,2 blur 2 #ff0000", "text ", "endLayer"])
    #expect(try lines(0) == ["text ", "text "])
  }

  @Test("an attachment shows the image that its contents are, where it has no image of its own")
  func attachments() {
    session.perform {
      func size(_ attachment: NSTextAttachment) -> CGSize {
        attachment.attachmentBounds(
          for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0
        ).size
      }
      let attachment = NSTextAttachment(data: Self.png, ofType: "public.png")
      #expect(size(attachment) == CGSize(width: 3, height: 2))
      #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0)?.size.width == 3)
      #expect(attachment.image == nil)
      attachment.image = UIImage()
      #expect(size(attachment) == .zero)
      attachment.image = nil
      attachment.contents = Data("text".utf8)
      #expect(size(attachment) == .zero)
    }
  }

  @Test("text shrinks until it fits, as far as the context lets it")
  func minimumScaleFactor() {
    session.perform {
      let text = NSAttributedString(string: "Hamburgefonstiv", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let whole = text.size(), half = CGSize(width: whole.width / 2, height: 100), context = NSStringDrawingContext()
      #expect(text.boundingRect(with: half, options: [], context: context).width == whole.width)
      #expect(context.actualScaleFactor == 1)
      context.minimumScaleFactor = 0.3
      let box = text.boundingRect(with: half, options: [], context: context)
      #expect(
        (0.4...0.5).contains(context.actualScaleFactor) && box.width <= half.width && box.width > half.width * 0.98)
      #expect(context.totalBounds == box)
      context.minimumScaleFactor = 0.8
      _ = text.boundingRect(with: half, options: [], context: context)
      #expect(context.actualScaleFactor == 0.8)
      let lines = NSAttributedString(
        string: "one two three four five six", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      context.minimumScaleFactor = 0.2
      let room = CGSize(width: 80, height: 45)
      #expect(lines.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context).height <= 45)
      #expect(context.actualScaleFactor < 1)
    }
  }

  @Test("drawn text shrinks, too") func drawing() throws {
    let lines = try Sheet(.iOS(17)).content {
      final class Drawn: UILabel {
        override func drawText(in rect: CGRect) {
          let context = NSStringDrawingContext()
          context.minimumScaleFactor = 0.1
          let text = NSAttributedString(string: "Hamburgefonstiv", attributes: [.font: UIFont.systemFont(ofSize: 40)])
          text.draw(with: rect, options: .usesLineFragmentOrigin, context: context)
          #expect(context.actualScaleFactor < 0.5)
        }
      }
      let label = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "a"
      return label
    }
    let sizes = lines.filter { $0.contains("text \"") }
    #expect(!sizes.isEmpty && sizes.allSatisfy { !$0.contains(" 40 ") }, "\(lines)")
  }

  @Test("the text of a list row may come closer together") func tightening() {
    session.perform {
      var content = UIListContentConfiguration.cell()
      content.text = "a"
      content.textProperties.allowsDefaultTighteningForTruncation = true
      let view = UIListContentView(configuration: content)
      #expect(view.subviews.compactMap { ($0 as? UILabel)?.allowsDefaultTighteningForTruncation } == [true])
      var other = content
      other.textProperties.allowsDefaultTighteningForTruncation = false
      #expect(content != other)
    }
  }
}

/// The effect of the first key. Basis: the references of `clearsOnInsertion` and `enablesReturnKeyAutomatically`.
@MainActor struct InsertionTests {
  private let screen: KeyboardScreen

  init() throws { screen = try KeyboardScreen.on("iphone-5", .iOS(7)) }

  @Test("the first text that is inserted replaces all of a field or a text view") func clearing() throws {
    (screen.first.text, screen.first.clearsOnInsertion) = ("old", true)
    screen.first.becomeFirstResponder()
    _ = screen.trace.take()
    try screen.session.type("ab")
    #expect(screen.first.text == "ab" && !screen.first.clearsOnInsertion)
    #expect(screen.trace.take().filter { !$0.hasPrefix("UIKeyboard") } == ["first 0+3 a", "first 1+0 b"])
    (screen.notes.text, screen.notes.clearsOnInsertion) = ("old", true)
    screen.notes.becomeFirstResponder()
    try screen.session.type("cd")
    #expect(screen.notes.text == "cd" && !screen.notes.clearsOnInsertion)
  }

  @Test("the return key does nothing without text where it is enabled automatically") func returnKey() throws {
    func returns() -> [String] { screen.trace.take().filter { $0.contains("Return") } }
    screen.first.enablesReturnKeyAutomatically = true
    screen.first.becomeFirstResponder()
    try screen.session.type("\n")
    #expect(returns().isEmpty)
    try screen.session.type("a\n")
    #expect(returns().count == 1)
    screen.notes.enablesReturnKeyAutomatically = true
    screen.notes.becomeFirstResponder()
    try screen.session.type("\n")
    #expect(screen.notes.text.isEmpty)
    try screen.session.type("a\n")
    #expect(screen.notes.text == "a\n")
  }
}
