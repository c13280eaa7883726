import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Text storages, layout managers and containers.
/// Basis: their references; letters of the font Courier are 0.6 of its size wide, so positions can be calculated by
/// hand.
@MainActor struct TextKitTests {
  private func session() throws -> Session { try Session.of(.iOS(17)) }

  private let font = UIFont(name: "Helvetica", size: 20) ?? .systemFont(ofSize: 20)

  private func stack(_ text: String, width: CGFloat) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(string: text, attributes: [.font: font]), manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1000))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  @Test("a layout manager without a view answers which character is at a point, and where a range is")
  func labels() throws {
    try session().perform {
      let (storage, manager, container) = stack("Hello world", width: 300)
      let hello = ("Hello " as NSString).size(withAttributes: [.font: font]).width
      let whole = ("Hello world" as NSString).size(withAttributes: [.font: font]).width
      #expect(manager.numberOfGlyphs == 11 && manager.glyphRange(for: container) == NSRange(location: 0, length: 11))
      #expect(
        manager.characterIndex(
          for: CGPoint(x: hello + 2, y: 5), in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 6)
      let rect = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 5), in: container)
      #expect(abs(rect.minX - hello) < 1 && abs(rect.maxX - whole) < 1 && rect.minY == 0)
      #expect(abs(manager.usedRect(for: container).width - whole) < 1)
      // Storages retain their managers, and not the other way round.
      withExtendedLifetime(storage) {}
    }
  }

  @Test("lines are enumerated with their ranges; a limit of lines hides the rest")
  func lines() throws {
    try session().perform {
      let (storage, manager, container) = stack("one two three", width: 60)
      var ranges: [NSRange] = []
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 13)) { _, _, _, range, _ in
        ranges.append(range)
      }
      #expect(ranges.map(\.location) == [0, 4, 8] && ranges.map(\.length) == [4, 4, 5])
      var line = NSRange()
      let second = manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &line)
      #expect(line == NSRange(location: 4, length: 4) && second.minY > 20 && second.width == 60)
      container.maximumNumberOfLines = 2
      #expect(manager.glyphRange(for: container).length < 13)
      container.maximumNumberOfLines = 0
      storage.replaceCharacters(in: NSRange(location: 0, length: 13), with: "one")
      #expect(manager.numberOfGlyphs == 3 && manager.usedRect(for: container).height < 30)
    }
  }

  /// Basis: Apple's `CGRect.intersects` reference: rectangles that only touch do not intersect.
  @Test("a rectangle as large as a line's fragment has that line's glyphs alone")
  func touchingLines() throws {
    try session().perform {
      let (storage, manager, container) = stack("one\ntwo\nthree", width: 300)
      let second = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil)
      #expect(manager.glyphRange(forBoundingRect: second, in: container) == NSRange(location: 4, length: 4))
      withExtendedLifetime(storage) {}
    }
  }

  @Test("changes of a text view's storage show, changes of the view are in its storage")
  func storageOfView() throws {
    try session().perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.text = "Hello"
      #expect(view.textStorage.string == "Hello" && view.layoutManager.textStorage === view.textStorage)
      view.textStorage.append(NSAttributedString(string: " world"))
      #expect(view.text == "Hello world")
      view.textStorage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
      #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
      view.text = "other"
      #expect(view.textStorage.string == "other" && view.textStorage.length == 5)
    }
  }

  /// Basis: reference of `heightTracksTextView`.
  @Test("a container that is as high as its view lays out what has room there, and follows the view")
  func heightTracksTextView() throws {
    try session().perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 66)), container = view.textContainer
      view.font = font
      view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      view.text = Array(repeating: "line", count: 10).joined(separator: "\n")
      #expect(!container.heightTracksTextView && view.layoutManager.glyphRange(for: container).length == 49)
      container.heightTracksTextView = true
      #expect(container.size == CGSize(width: 100, height: 50))
      let line = font.lineHeight
      let shown = view.layoutManager.glyphRange(for: container).length
      #expect(shown == 5 * Int(50 / line))
      view.frame.size.height = 116
      #expect(container.size.height == 100)
      #expect(view.layoutManager.glyphRange(for: container).length == 5 * Int(100 / line))
    }
  }

  /// Colors every "x", like a syntax highlighter.
  private final class Highlighter: NSTextStorage {
    private let content = NSMutableAttributedString(string: "")
    var processed = 0
    override var string: String { content.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { content.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      content.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      content.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override func processEditing() {
      processed += 1
      for (index, unit) in content.string.utf16.enumerated() where unit == 0x78 {
        content.addAttribute(
          .foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
      }
      super.processEditing()
    }
  }

  @Test("a program's storage that keeps its own text gets what is typed, and the view shows its attributes")
  func ownStorage() throws {
    try session().perform {
      let storage = Highlighter(string: ""), manager = NSLayoutManager(), container = NSTextContainer(size: .zero)
      container.widthTracksTextView = true
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
      #expect(view.textStorage === storage && view.layoutManager === manager)
      view.insertText("ax")
      #expect(view.text == "ax" && storage.string == "ax" && storage.processed > 0)
      #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
      storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 1))
      #expect(NSAttributedString(attributedString: storage).string == "ax")
    }
  }

  @Test("a storage tells its delegate of an edit once, with the range in the new text")
  func editing() throws {
    final class Listener: NSTextStorageDelegate {
      var events: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { events.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
    }
    try session().perform {
      let storage = NSTextStorage(string: "Hello"), listener = Listener()
      storage.delegate = listener
      storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "JJ")
      #expect(storage.string == "JJello" && listener.events == ["2 0 2 1"])
      listener.events = []
      storage.beginEditing()
      storage.deleteCharacters(in: NSRange(location: 0, length: 2))
      storage.append(NSAttributedString(string: "!"))
      storage.endEditing()
      #expect(storage.string == "ello!" && listener.events.count == 1 && listener.events[0].hasSuffix(" -1"))
    }
  }

  // MARK: Exclusions

  @Test("lines leave an excluded rectangle free: beside it they are narrower, below it they are whole")
  func exclusion() throws {
    try session().perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      (view.textContainerInset, view.textContainer.lineFragmentPadding) = (.zero, 0)
      view.font = font
      view.text = String(repeating: "word ", count: 30)
      let plain = view.layoutManager.usedRect(for: view.textContainer).height
      view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50))]
      var lines: [CGRect] = []
      view.layoutManager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 150)) { _, used, _, _, _ in
        lines.append(used)
      }
      let beside = lines.filter { $0.minY < 50 }, below = lines.filter { $0.minY >= 50 }
      #expect(beside.count >= 2 && beside.allSatisfy { $0.minX >= 100 } && below.allSatisfy { $0.minX == 0 })
      #expect(below.dropLast().contains { $0.width > 100 })
      #expect(view.layoutManager.usedRect(for: view.textContainer).height > plain)
    }
  }

  @Test("a line goes on to the other side of what is excluded, on the same baseline")
  func bothSides() throws {
    try session().perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      (view.textContainerInset, view.textContainer.lineFragmentPadding) = (.zero, 0)
      view.font = font
      view.text = "aaa bbb ccc ddd eee"
      view.textContainer.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 100, y: -20, width: 60, height: 60))]
      var lines: [CGRect] = []
      view.layoutManager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 19)) { _, used, _, _, _ in
        lines.append(used)
      }
      let first = lines.filter { $0.minY == 0 }
      #expect(first.count == 2 && first[0].maxX <= 102 && first[1].minX >= 158, "\(lines)")
    }
  }

  @Test("a container that does not follow its view keeps its width")
  func fixedWidth() throws {
    try session().perform {
      let container = NSTextContainer(size: CGSize(width: 60, height: 0))
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
      (view.font, view.text) = (font, "one two three")
      let narrow = view.sizeThatFits(CGSize(width: 300, height: 0)).height
      container.widthTracksTextView = true
      #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height < narrow - 40)
    }
  }

  // MARK: Marked text

  @Test("marked text is replaced by the next one, becomes text when it is unmarked, and is replaced by what is typed")
  func marked() throws {
    try session().perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), field = UITextField()
      view.text = "a"
      view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      #expect(view.text == "ani" && view.markedTextRange != nil && view.selectedRange.location == 3)
      view.setMarkedText("nihao", selectedRange: NSRange(location: 0, length: 2))
      #expect(view.text == "anihao" && view.selectedRange == NSRange(location: 1, length: 2))
      view.insertText("X")
      #expect(view.text == "aX" && view.markedTextRange == nil)
      view.setMarkedText("b", selectedRange: NSRange(location: 1, length: 0))
      view.unmarkText()
      #expect(view.text == "aXb" && view.markedTextRange == nil)
      field.text = "x"
      field.setMarkedText("y", selectedRange: NSRange(location: 1, length: 0))
      #expect(field.text == "xy" && field.markedTextRange != nil)
      field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
      #expect(field.text == "x" && field.markedTextRange == nil)
    }
  }

  // MARK: Data detection

  @Test("addresses and phone numbers become links in text that cannot be edited")
  func detection() throws {
    let found = UIDataDetectorTypes.all.links(
      in: "See https://a.org/x, mail me@b.com or www.c.de, call +49 30 1234567. Costs 12.50 in 2026.")
    #expect(
      found.map(\.url.absoluteString) == ["https://a.org/x", "mailto:me@b.com", "http://www.c.de", "tel:+49301234567"])
    let session = try session()
    session.perform {
      let view = UITextView()
      view.text = "Call 555 123 4567"
      view.dataDetectorTypes = .phoneNumber
      #expect(view.detectedText == nil)
      view.isEditable = false
      let link = view.detectedText?.attribute(.link, at: 5, effectiveRange: nil) as? URL
      #expect(link?.absoluteString == "tel:5551234567" && session.diagnostics.isEmpty)
      view.dataDetectorTypes = .all
    }
    #expect(session.diagnostics.map(\.rule) == ["data-not-detected"])
  }

  @Test("a tap on a link asks the delegate, and opens it elsewhere unless the delegate says no")
  func links() throws {
    final class Delegate: NSObject, UITextViewDelegate {
      var urls: [String] = []
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        urls.append("\(URL.absoluteString) \(characterRange.location)")
        return false
      }
    }
    let session = try session(), delegate = Delegate()
    session.perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      (view.isEditable, view.dataDetectorTypes, view.text) = (false, .link, "See www.a.org now")
      view.delegate = delegate
      let place = view.caretRect(at: 8)
      #expect(view.tapLink(at: CGPoint(x: place.midX, y: place.midY)))
      #expect(!view.tapLink(at: CGPoint(x: view.caretRect(at: 1).midX, y: place.midY)))
      view.isEditable = true
      #expect(!view.tapLink(at: CGPoint(x: place.midX, y: place.midY)))
    }
    #expect(delegate.urls == ["http://www.a.org 4"])
  }

  // MARK: Fonts

  @Test("condensed letters are narrower, expanded ones wider; the two extra large styles have 36 and 28 points")
  func widths() throws {
    try session().perform {
      let width = { (width: UIFont.Width) -> CGFloat in
        let font = UIFont.systemFont(ofSize: 20, weight: .regular, width: width)
        return ("Hello" as NSString).size(withAttributes: [.font: font]).width
      }
      let all: [UIFont.Width] = [.compressed, .condensed, .standard, .expanded]
      #expect(all.map(width) == all.map(width).sorted() && width(.compressed) < width(.expanded) - 10)
      let plain = ("Hello" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
      #expect(width(.standard) == plain)
      #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle).pointSize == 36)
      #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle2).pointSize == 28)
    }
  }

  /// Basis: documented: the typographic rule is the default; its raw value is Apple's.
  @Test("labels, fields and text views size by typography, and keep another rule")
  func sizingRule() throws {
    try session().perform {
      for view in [UILabel(), UITextField(), UITextView()] as [any UILetterformAwareAdjusting] {
        #expect(view.sizingRule == .typographic)
        view.sizingRule = .oversize
        #expect(view.sizingRule.rawValue == 1)
      }
    }
  }
}
