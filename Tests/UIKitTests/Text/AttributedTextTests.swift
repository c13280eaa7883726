import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Attributes that affect the size of text. Basis: the names' references, unless a test states otherwise.
@MainActor struct AttributedTextTests {
  private typealias Attributes = [NSAttributedString.Key: Any]

  private func measure(_ text: String, _ attributes: Attributes, width: CGFloat = 10_000) throws -> CGSize {
    try Session.of(.iOS(17), "iphone-15-pro").perform {
      var all: Attributes = [.font: UIFont.systemFont(ofSize: 17)]
      all.merge(attributes) { $1 }
      return NSAttributedString(string: text, attributes: all).boundingRect(
        with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil
      ).size
    }
  }

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> Attributes {
    let style = NSMutableParagraphStyle()
    change(style)
    return [.paragraphStyle: style]
  }

  @Test("kern and tracking widen every character; a kern of 0 turns pairs off")
  func kerning() throws {
    let plain = try measure("Tomato", [:]).width
    #expect(abs(try measure("Tomato", [.kern: 2.0]).width - plain - 12) < 0.001)
    #expect(abs(try measure("Tomato", [.tracking: 1]).width - plain - 6) < 0.001)
    #expect(try measure("To", [.kern: 0]).width > measure("To", [:]).width)
  }

  @Test("a font of its own for a part of the text makes the line as high as the highest")
  func fonts() throws {
    try Session.of(.iOS(17)).perform {
      let text = NSMutableAttributedString(string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      text.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
      #expect(abs(text.size().height - UIFont.systemFont(ofSize: 30).lineHeight) < 0.01)
      let parts =
        "small ".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width
        + "large".size(withAttributes: [.font: UIFont.systemFont(ofSize: 30)]).width
      #expect(abs(text.size().width - parts) < 0.001)
    }
  }

  @Test("line spacing stands between lines, not below the last")
  func lineSpacing() throws {
    let line = try measure("a", [:]).height
    #expect(abs(try measure("a\nb\nc", style { $0.lineSpacing = 10 }).height - 3 * line - 20) < 0.01)
    #expect(abs(try measure("a", style { $0.lineSpacing = 10 }).height - line) < 0.01)
  }

  @Test("paragraphs have room before and after them, but for the first and the last")
  func paragraphSpacing() throws {
    let line = try measure("a", [:]).height
    let spaced = style { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (8, 3) }
    #expect(abs(try measure("a\nb\nc", spaced).height - 3 * line - 22) < 0.01)
    let wrapped = try measure("one two", spaced, width: 40)
    #expect(abs(wrapped.height - 2 * line) < 0.01)
  }

  @Test("line heights have a least, a most and a multiple")
  func lineHeights() throws {
    let line = try measure("a", [:]).height
    #expect(try measure("a\nb", style { $0.minimumLineHeight = 30 }).height == 60)
    #expect(try measure("a\nb", style { $0.maximumLineHeight = 15 }).height == 30)
    #expect(abs(try measure("a\nb", style { $0.lineHeightMultiple = 1.5 }).height - 3 * line) < 0.01)
    let both = style { ($0.lineHeightMultiple, $0.maximumLineHeight) = (2, 25) }
    #expect(try measure("a", both).height == 25)
  }

  @Test("indents take room from lines: the first has its own, and the tail counts from either side")
  func indents() throws {
    let word = try measure("word", [:]).width
    #expect(abs(try measure("word", style { $0.firstLineHeadIndent = 20 }).width - word - 20) < 0.01)
    let height = try measure("word word", [:], width: 2 * word + 10).height
    let pushed = style { $0.firstLineHeadIndent = 30 }
    #expect(try measure("word word", pushed, width: 2 * word + 10).height > height)
    let tail = style { $0.tailIndent = -30 }, narrow = style { $0.tailIndent = word + 2 }
    #expect(try measure("word word", tail, width: 2 * word + 10).height > height)
    #expect(try measure("word word", narrow, width: 2 * word + 10).height > height)
  }

  @Test("a raised text makes its line higher")
  func baselineOffset() throws {
    try Session.of(.iOS(17)).perform {
      let text = NSMutableAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      let plain = text.size().height
      let raised: Attributes = [.font: UIFont.systemFont(ofSize: 17), .baselineOffset: 6]
      text.append(NSAttributedString(string: "2", attributes: raised))
      #expect(abs(text.size().height - plain - 6) < 0.001)
    }
  }

  @Test("an attachment is on the baseline, as large as its bounds or its image")
  func attachments() throws {
    try Session.of(.iOS(17)).perform {
      let attachment = NSTextAttachment(image: UIImage(name: "star", size: CGSize(width: 40, height: 30)))
      let font = UIFont.systemFont(ofSize: 17)
      let text = NSMutableAttributedString(string: "x", attributes: [.font: font])
      let width = text.size().width
      text.append(NSAttributedString(attachment: attachment))
      #expect(abs(text.size().width - width - 40) < 0.001)
      #expect(abs(text.size().height - (30 - font.descender)) < 0.01)
      attachment.bounds = CGRect(x: 0, y: -8, width: 10, height: 10)
      #expect(abs(text.size().height - (font.ascender + 8)) < 0.01)
    }
  }

  private final class Emblem: NSTextAttachment, @unchecked Sendable {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: -5, width: min(lineFrag.width, 60), height: lineFrag.height * 2) }
  }

  @Test("a subclass determines an attachment's bounds by its line")
  func fittedAttachments() throws {
    try Session.of(.iOS(17), "iphone-15-pro").perform {
      let label = UILabel(), plain = UILabel()
      plain.text = "a"
      label.attributedText = NSAttributedString(attachment: Emblem())
      let height = plain.measuredText.resolvedFont.lineHeight
      #expect(label.intrinsicContentSize.width == 60 && abs(label.intrinsicContentSize.height - 2 * height) < 0.34)
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
      view.attributedText = NSAttributedString(attachment: Emblem())
      #expect(view.measuredText.layout(within: 40).lines.first?.width == 40)
    }
  }

  @Test("a paragraph's own line break mode breaks it anywhere")
  func breaksAnywhere() throws {
    let width = try measure("wordwordw", [:]).width + 1
    let anywhere = style { $0.lineBreakMode = .byCharWrapping }
    #expect(
      try measure("word wordword", anywhere, width: width).width > measure("word wordword", [:], width: width).width)
  }

  @Test("tab stops of a paragraph place the text after tabs")
  func tabStops() throws {
    let stops = style { $0.tabStops = [NSTextTab(textAlignment: .left, location: 120)] }
    let end = try measure("value", [:]).width
    #expect(abs(try measure("Name\tvalue", stops).width - 120 - end) < 0.01)
    let right = style { $0.addTabStop(NSTextTab(textAlignment: .right, location: 20)) }
    #expect(abs(try measure("\tI", right).width - 20) < 0.01)
  }

  @Test("tab stops are as the reference says: twelve, 28 points apart, sorted, equal by value")
  func standardStops() {
    let places: [CGFloat] = (1...12).map { CGFloat($0) * 28 }
    #expect(NSParagraphStyle.default.tabStops.map(\.location) == places)
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .right, location: 90), NSTextTab(textAlignment: .left, location: 30)]
    #expect(style.tabStops.map(\.location) == [30, 90] && style.tabStops.map(\.alignment) == [.left, .right])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 30))
    #expect(style.tabStops.map(\.location) == [90])
    style.tabStops = nil
    #expect(style.tabStops.count == 12)
  }

  @Test("a decimal tab has the separator of its language at the stop")
  func decimalTabs() throws {
    let terminators = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    let stops = style {
      $0.tabStops = [NSTextTab(textAlignment: .right, location: 100, options: [.columnTerminators: terminators])]
    }
    let behind = try measure(",25", [:]).width
    #expect(abs(try measure("\t3,25", stops).width - 100 - behind) < 0.2)
  }

  @Test("paragraph styles are equal by their values, and copies are their own")
  func copies() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    copy?.alignment = .center
    #expect(style.alignment == .natural && copy?.lineSpacing == 4 && style != copy)
    #expect(style.copy() as? NSParagraphStyle == style && NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }

  @Test("Swift's attributed strings have UIKit's attributes, there and back")
  func bridging() {
    var text = AttributedString("one two")
    text.font = .boldSystemFont(ofSize: 20)
    if let two = text.range(of: "two") {
      text[two].kern = 3
      text[two].foregroundColor = .red
    }
    let bridged = NSAttributedString(text)
    #expect(bridged.string == "one two")
    #expect(bridged.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(bridged.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(RunAttributes.number(bridged.attribute(.kern, at: 5, effectiveRange: nil)) == 3)
    #expect(AttributedString(bridged) == text)
    text.link = URL(string: "https://example.com")
    #expect(AttributedString(NSAttributedString(text)).link == text.link)
  }

  // MARK: Strings

  @Test("without a font, strings are set in Helvetica of 12 points; sizes are not rounded")
  func defaults() throws {
    try Session.of(.iOS(17)).perform {
      let size = "Text".size()
      #expect(size == "Text".size(withAttributes: [.font: UIFont(name: "Helvetica", size: 12) as Any]))
      #expect(size.width != size.width.rounded())
      #expect(("Text" as NSString).size(withAttributes: [:]) == size)
    }
  }

  @Test("without line fragments a string is one line; a limit of height cuts lines only when asked")
  func options() throws {
    try Session.of(.iOS(17)).perform {
      let text = "one two three four five", font: Attributes = [.font: UIFont.systemFont(ofSize: 17)]
      let narrow = CGSize(width: 60, height: 45)
      let one = text.boundingRect(with: narrow, attributes: font, context: nil)
      #expect(one.width > 60 && one.height < 21)
      let all = text.boundingRect(with: narrow, options: .usesLineFragmentOrigin, attributes: font, context: nil)
      #expect(all.width <= 60 && all.height > 45)
      let cut = text.boundingRect(
        with: narrow, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: font, context: nil)
      #expect(cut.height <= 45 && cut.height > 40)
      let context = NSStringDrawingContext()
      _ = text.boundingRect(with: narrow, attributes: font, context: context)
      #expect(context.totalBounds == one && context.actualScaleFactor == 1)
    }
  }

  @Test("font leading counts where it is asked for: that of text styles")
  func leading() throws {
    try Session.of(.iOS(17)).perform {
      let font: Attributes = [.font: UIFont(name: "HelveticaNeue", size: 20) as Any]
      let size = CGSize(width: 100, height: 1000)
      let plain = "a\nb".boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: font, context: nil)
      let spaced = "a\nb".boundingRect(
        with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: font, context: nil)
      #expect(spaced.height > plain.height)
    }
  }

  @Test("titles of buttons are as wide as their attributes make them")
  func buttons() throws {
    try Session.of(.iOS(17)).perform {
      let button = UIButton(type: .system)
      button.setTitle("Send", for: .normal)
      let width = button.intrinsicContentSize.width, font = button.effectiveFont
      button.setAttributedTitle(
        NSAttributedString(string: "Send", attributes: [.font: font, .kern: 5.0]), for: .normal)
      #expect(abs(button.intrinsicContentSize.width - width - 20) <= 1)
    }
  }

  // MARK: Drawing

  /// Draws a string as a view does that draws by itself.
  private final class Paper: UILabel {
    var body: () -> Void = {}
    override func drawText(in rect: CGRect) { body() }
  }

  private func runs(_ body: @escaping () -> Void) throws -> [TextRun] {
    try Session.of(.iOS(17)).perform {
      let paper = Paper(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      (paper.text, paper.body) = (" ", body)
      var recorder = DisplayListRecorder(size: paper.bounds.size)
      paper.recordContent(into: &recorder)
      return recorder.list.textRuns
    }
  }

  @Test("a string that is drawn at a point begins there, whatever its direction and alignment")
  func drawingAtPoints() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let hebrew = try runs { "שלום".draw(at: CGPoint(x: 20, y: 5)) }
    let centred = try runs { "one".draw(at: CGPoint(x: 20, y: 5), withAttributes: [.paragraphStyle: style]) }
    let line = try runs {
      NSAttributedString(string: "שלום").draw(with: CGRect(x: 20, y: 30, width: 0, height: 0), context: nil)
    }
    #expect([hebrew, centred, line].allSatisfy { $0.count == 1 && abs($0[0].origin.x - 20) < 0.5 })
    #expect(abs((line.first?.origin.y ?? 0) - 30) < 0.5)
  }

  /// Basis: documented: black of a third by default, nothing for nil.
  @Test("a shadow has a colour of its own, and is not drawn without one")
  func shadows() throws {
    let usual = NSShadow(), none = NSShadow()
    (usual.shadowOffset, none.shadowColor) = (CGSize(width: 1, height: 2), nil)
    let drawn = try runs { "a".draw(at: .zero, withAttributes: [.shadow: usual]) }
    #expect(drawn.count == 2 && drawn[0].color == RGBAColor(white: 0, alpha: 1 / 3))
    #expect(drawn[0].origin.y == drawn[1].origin.y + 2)
    #expect(try runs { "a".draw(at: .zero, withAttributes: [.shadow: none]) }.count == 1)
  }

  @Test("colours, lines under and through the text, and backgrounds are drawn")
  func drawing() throws {
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(
        string: "rest",
        attributes: [
          .underlineStyle: NSUnderlineStyle.single.rawValue, .backgroundColor: UIColor.yellow,
          .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.blue,
        ]))
    let lines = try Sheet(.iOS(17)).content {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      label.attributedText = text
      return label
    }
    #expect(lines.contains { $0.contains("\"red\"") && $0.contains("#ff0000") })
    #expect(lines.filter { $0.contains("fill") }.count == 3 && lines.contains { $0.contains("#0000ff") })
  }
}
