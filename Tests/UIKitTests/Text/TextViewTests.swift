import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Text views. Basis: class reference, unless a test states otherwise.
@MainActor struct TextViewTests {
  /// Basis: assumed for the insets before iOS 7; documented since.
  @Test("insets and padding around the text, before and after iOS 7")
  func insets() throws {
    for (version, insets, padding) in [
      (SystemVersion.iOS(6), UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), 0),
      (.iOS(7), UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0), 5),
    ] as [(SystemVersion, UIEdgeInsets, CGFloat)] {
      try Session.of(version).perform {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.textContainerInset == insets && view.textContainer.lineFragmentPadding == padding)
        #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && view.effectiveFont.pointSize == 12)
      }
    }
  }

  /// Basis: captured: LayoutKit's tests, iOS 8 to 13: text without a font is in Helvetica 12.
  @Test("text without a font is set as strings are")
  func defaultFont() throws {
    for version in [SystemVersion.iOS(8), .iOS(13), .iOS(26)] {
      try Session.of(version, "iphone-8-plus").perform {
        let view = UITextView()
        (view.text, view.isScrollEnabled, view.textContainerInset) = ("Hi", false, .zero)
        view.textContainer.lineFragmentPadding = 0
        let size = view.intrinsicContentSize
        #expect(view.font == nil && view.effectiveFont.fontName == "Helvetica")
        #expect(abs(size.width - 34 / 3) < 0.01 && size.height == 14)
        view.attributedText = NSAttributedString(string: "Hi")
        #expect(view.intrinsicContentSize == size)
      }
    }
  }

  @Test("while it scrolls it has no natural size; else it is as high as its text at its width")
  func naturalSize() throws {
    try Session.of(.iOS(17)).perform {
      let view = UITextView()
      view.text = "one two three four five six seven"
      #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
      view.isScrollEnabled = false
      let line = view.intrinsicContentSize
      #expect(line.height < 32)
      let wrapped = view.sizeThatFits(CGSize(width: 100, height: 0))
      #expect(wrapped.width <= 100 && wrapped.height > line.height)
      view.text = ""
      #expect(view.intrinsicContentSize.height == line.height)
    }
  }

  @Test("padding, lines and the mode of the last line are the container's")
  func container() throws {
    try Session.of(.iOS(17)).perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.isScrollEnabled = false
      view.text = "one two three four five six seven"
      let width = view.intrinsicContentSize.width
      view.textContainer.lineFragmentPadding = 0
      #expect(view.intrinsicContentSize.width == width - 10)
      view.textContainer.maximumNumberOfLines = 2
      view.textContainer.lineBreakMode = .byTruncatingTail
      let lines = view.measuredText.layout(within: 80).lines
      #expect(lines.count == 2 && lines[1].text.hasSuffix("\u{2026}"))
      view.textContainerInset = .zero
      #expect(view.sizeThatFits(CGSize(width: 80, height: 0)).height < 30)
      #expect(view.textContainer.size == CGSize(width: 100, height: 100))
    }
  }

  @Test("the content is as high as the text and its insets, and the end can be scrolled to")
  func content() throws {
    try Session.of(.iOS(17)).perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      view.text = (1...30).map(String.init).joined(separator: "\n")
      view.layoutIfNeeded()
      #expect(view.contentSize.width == 100)
      #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 100, height: 0)).height)
      view.scrollRangeToVisible(NSRange(location: (view.text as String).utf16.count, length: 0))
      let end = view.contentOffset.y
      #expect(end > 300 && end <= view.contentSize.height - 60)
      view.scrollRangeToVisible(NSRange(location: 0, length: 1))
      #expect(view.contentOffset.y < 10)
      view.text = "short"
      view.layoutIfNeeded()
      #expect(view.contentSize.height < 60)
    }
  }

  /// Basis: assumed: apps size a text view by its content right after they set the text.
  @Test("the content follows the text and the width before the next layout")
  func contentBeforeLayout() throws {
    try Session.of(.iOS(17)).perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      view.text = (1...30).map(String.init).joined(separator: "\n")
      #expect(view.contentSize == CGSize(width: 100, height: view.sizeThatFits(CGSize(width: 100, height: 0)).height))
      view.text = "short"
      view.frame.size.width = 80
      #expect(view.contentSize.width == 80 && view.contentSize.height < 60)
    }
  }

  @Test("the layout manager says what the lines take")
  func usedRect() throws {
    try Session.of(.iOS(17)).perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      view.text = "one two three four five six seven"
      let rect = view.layoutManager.usedRect(for: view.textContainer)
      let fitting = view.sizeThatFits(CGSize(width: 100, height: 0))
      #expect(rect.width <= 100 && abs(rect.height + 16 - fitting.height) <= 0.5)
    }
  }

  @Test("attributed text sets font, colour and alignment; setting the font changes all of it")
  func attributedText() throws {
    try Session.of(.iOS(17)).perform {
      let view = UITextView()
      let style = NSMutableParagraphStyle()
      (style.lineSpacing, style.alignment) = (10, .center)
      view.attributedText = NSAttributedString(
        string: "a\nb", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 20)])
      #expect(view.text == "a\nb" && view.font?.pointSize == 20 && view.textAlignment == .center)
      let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
      view.font = .systemFont(ofSize: 30)
      #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > height)
      #expect(view.typingAttributes[.font] as? UIFont == view.font)
      view.text = "plain"
      #expect(view.attributedText.string == "plain")
    }
  }

  @Test("what is typed leaves the attributes of the rest as they are, and has the typing attributes")
  func typing() throws {
    try Session.of(.iOS(17)).perform {
      let view = UITextView(), text = NSMutableAttributedString(string: "ab", attributes: [.kern: 3.0])
      text.append(NSAttributedString(string: "c", attributes: [.kern: 5.0]))
      view.attributedText = text
      view.typingAttributes = [.kern: 9.0]
      view.insertText("d")
      let kerns = (0..<4).map {
        RunAttributes.number(view.attributedText.attribute(.kern, at: $0, effectiveRange: nil))
      }
      #expect(view.text == "abcd" && kerns == [3, 3, 5, 9])
      view.deleteBackward()
      #expect(view.attributedText.string == "abc" && view.selectedRange == NSRange(location: 3, length: 0))
    }
  }

  @Test("natural text is at the right where interfaces read from right to left")
  func rightToLeft() throws {
    let session = try Session.of(.iOS(17))
    session.change { $0.layoutDirection = .rightToLeft }
    session.perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      view.text = "abc"
      var recorder = DisplayListRecorder(size: view.bounds.size)
      view.recordContent(into: &recorder)
      let starts = recorder.list.textRuns.map(\.origin.x)
      #expect(starts.count == 1 && starts[0] > 150)
    }
  }
}
