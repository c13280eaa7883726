import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Labels. Basis: class reference, unless a test states otherwise.
@MainActor struct LabelTests {
  @Test("what a new label is, before and after iOS 7 and 9")
  func defaults() throws {
    for (version, alignment, isWhite) in [
      (SystemVersion.iOS(6), NSTextAlignment.left, true), (.iOS(7), .left, false), (.iOS(9), .natural, false),
    ] {
      try Session.of(version).perform {
        let label = UILabel()
        #expect(
          label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail && label.textAlignment == alignment)
        #expect(label.font == .systemFont(ofSize: 17) && label.shadowOffset == CGSize(width: 0, height: -1))
        #expect((label.backgroundColor == .white) == isWhite && !label.isUserInteractionEnabled)
        #expect(label.minimumScaleFactor == 0 && !label.adjustsFontSizeToFitWidth)
        #expect(label.baselineAdjustment == .alignBaselines && label.lineBreakStrategy == .standard)
      }
    }
  }

  /// Basis: captured: of labels with one baseline and different heights 9 saved pairs share the top, and one pair with
  /// one last baseline shares the bottom.
  @Test("baselines hang on the edges of a label, however high it is", arguments: [true, false])
  func stretchedBaselines(_ isFirst: Bool) throws {
    let session = try Session.of(.iOS(17), "iphone-6")
    session.perform {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), labels = [UILabel(), UILabel()]
      for label in labels {
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(label)
      }
      let (a, b) = (labels[0], labels[1])
      NSLayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10), a.heightAnchor.constraint(equalToConstant: 60),
        isFirst
          ? a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor)
          : a.lastBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor),
        a.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        b.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      ])
      parent.layoutIfNeeded()
      #expect(a.frame.height == 60 && b.frame.height == 20.5)
      #expect(isFirst ? b.frame.minY == 10 : b.frame.maxY == 70)
    }
  }

  @Test("an empty label has no size, with any number of lines")
  func empty() throws {
    try Session.of(.iOS(17)).perform {
      let label = UILabel()
      #expect(label.intrinsicContentSize == .zero)
      label.numberOfLines = 0
      #expect(label.intrinsicContentSize == .zero && label.sizeThatFits(CGSize(width: 10, height: 10)) == .zero)
    }
  }

  @Test("several lines wrap at the preferred width, up to the number of lines")
  func preferredWidth() throws {
    try Session.of(.iOS(6)).perform {
      let label = UILabel()
      label.text = "one two three four five six"
      (label.numberOfLines, label.preferredMaxLayoutWidth) = (0, 80)
      #expect(label.intrinsicContentSize.height == 3 * 21 && label.intrinsicContentSize.width <= 80)
      label.numberOfLines = 2
      #expect(label.intrinsicContentSize.height == 42)
    }
  }

  /// Basis: captured, a sample of iOS 6: 29 of 48 letters fit 280 points.
  @Test("a word longer than the line is broken between letters; words go to lines of their own")
  func longWords() throws {
    try Session.of(.iOS(6)).perform {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "m", count: 40)
      let size = label.sizeThatFits(CGSize(width: 280, height: 1000))
      #expect(size.height > 42 && size.width <= 280)
      label.text = "a " + String(repeating: "n", count: 20)
      let lines = label.measuredText.layout(within: 190).lines.map(\.text)
      #expect(lines.first == "a" && lines.count == 2)
    }
  }

  @Test("a line that is too long ends in an ellipsis, or begins with one, or has it in its middle")
  func truncation() throws {
    try Session.of(.iOS(17)).perform {
      let label = UILabel()
      label.text = "abcdefghijklmnopqrstuvwxyz"
      @MainActor func line(_ mode: NSLineBreakMode) -> String {
        label.lineBreakMode = mode
        return label.measuredText.layout(within: 90).lines[0].text
      }
      #expect(line(.byTruncatingTail).hasSuffix("\u{2026}") && line(.byTruncatingTail).hasPrefix("abc"))
      #expect(line(.byTruncatingHead).hasPrefix("\u{2026}") && line(.byTruncatingHead).hasSuffix("xyz"))
      #expect(line(.byTruncatingMiddle).hasPrefix("ab") && line(.byTruncatingMiddle).hasSuffix("yz"))
      #expect(line(.byClipping) == label.text)
      (label.numberOfLines, label.text) = (2, "one two three four five six seven")
      label.lineBreakMode = .byTruncatingTail
      let lines = label.measuredText.layout(within: 90).lines.map(\.text)
      #expect(lines.count == 2 && lines[0] == "one two" && lines[1].hasSuffix("\u{2026}"))
    }
  }

  @Test("the text is half-way between top and bottom")
  func centred() throws {
    try Session.of(.iOS(6)).perform {
      let label = UILabel()
      label.text = "Name"
      let rect = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 61), limitedToNumberOfLines: 1)
      #expect(rect == CGRect(x: 0, y: 20, width: 46, height: 21))
    }
  }

  // MARK: Shrinking

  @Test("one line shrinks to its least scale, or the least size of iOS 5, and not without one")
  func shrinking() throws {
    func shown(_ version: SystemVersion, _ change: @escaping (UILabel) -> Void) throws -> CGFloat {
      try Session.of(version).perform {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.text = "A text that is too long"
        change(label)
        var recorder = DisplayListRecorder(size: label.bounds.size)
        label.recordContent(into: &recorder)
        for case .text(let run) in recorder.list.commands { return run.font.pointSize }
        return 0
      }
    }
    #expect(try shown(.iOS(17)) { $0.adjustsFontSizeToFitWidth = true } == 17)
    let half = try shown(.iOS(17)) { ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, 0.5) }
    #expect(half < 12 && half >= 8.5)
    #expect(try shown(.iOS(17)) { ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, 0.9) } == 15.3)
    #expect(try shown(.iOS(5)) { ($0.adjustsFontSizeToFitWidth, $0.minimumFontSize) = (true, 12) } == 12)
    #expect(try shown(.iOS(17)) { $0.minimumScaleFactor = 0.5 } == 17)
  }

  @Test("a text that shrank keeps its baseline, its middle or its top")
  func baselineAdjustment() throws {
    func baseline(_ adjustment: UIBaselineAdjustment, shrinks: Bool = true) throws -> CGFloat {
      try Session.of(.iOS(17)).perform {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: shrinks ? 100 : 400, height: 60))
        (label.text, label.baselineAdjustment) = ("A text that is too long", adjustment)
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.3)
        var recorder = DisplayListRecorder(size: label.bounds.size)
        label.recordContent(into: &recorder)
        for case .text(let run) in recorder.list.commands { return run.origin.y }
        return 0
      }
    }
    let full = try baseline(.alignBaselines, shrinks: false)
    #expect(try baseline(.alignBaselines) == full)
    #expect(try baseline(.alignCenters) < full && baseline(.none) < 20)
  }

  @Test("letters stand closer before the text is truncated, where that is allowed")
  func tightening() throws {
    try Session.of(.iOS(17)).perform {
      let label = UILabel()
      label.text = "A text that nearly fits"
      label.allowsDefaultTighteningForTruncation = true
      label.frame = CGRect(x: 0, y: 0, width: label.intrinsicContentSize.width - 6, height: 30)
      @MainActor func text() -> String {
        var recorder = DisplayListRecorder(size: label.bounds.size)
        label.recordContent(into: &recorder)
        for case .text(let run) in recorder.list.commands { return run.text }
        return ""
      }
      #expect(text() == label.text)
      label.allowsDefaultTighteningForTruncation = false
      #expect(text().hasSuffix("\u{2026}"))
    }
  }

  // MARK: Attributed text

  @Test("attributed text sets the simple properties; these, set later, change all of it")
  func attributedText() throws {
    try Session.of(.iOS(17)).perform {
      let style = NSMutableParagraphStyle()
      style.alignment = .right
      let label = UILabel(), bold = UIFont.boldSystemFont(ofSize: 20)
      label.attributedText = NSAttributedString(
        string: "Title", attributes: [.font: bold, .foregroundColor: UIColor.red, .paragraphStyle: style])
      #expect(label.text == "Title" && label.font == bold && label.textColor == .red && label.textAlignment == .right)
      #expect(label.lineBreakMode == .byWordWrapping)
      let height = label.intrinsicContentSize.height
      label.font = .systemFont(ofSize: 40)
      #expect(label.intrinsicContentSize.height > height)
      #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
      label.text = "Plain"
      #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
      #expect(label.attributedText?.string == "Plain")
    }
  }

  @Test("attributed text without a font is set in the label's")
  func labelsFont() throws {
    try Session.of(.iOS(17)).perform {
      let plain = UILabel(), styled = UILabel()
      plain.text = "Text"
      styled.attributedText = NSAttributedString(string: "Text", attributes: [.foregroundColor: UIColor.red])
      #expect(plain.intrinsicContentSize == styled.intrinsicContentSize)
    }
  }

  @Test("its natural size grows with the attributes, under constraints, too")
  func naturalSize() throws {
    try Session.of(.iOS(17)).perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), label = UILabel()
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 12
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      label.widthAnchor.constraint(equalToConstant: 100).isActive = true
      label.text = "several words on some lines"
      root.layoutIfNeeded()
      let height = label.frame.height
      label.attributedText = NSAttributedString(string: label.text ?? "", attributes: [.paragraphStyle: style])
      root.layoutIfNeeded()
      #expect(label.frame.height >= height + 12)
    }
  }

  @Test("a natural text is at the right where interfaces read from right to left")
  func rightToLeft() throws {
    let session = try Session.of(.iOS(17))
    session.change { $0.layoutDirection = .rightToLeft }
    session.perform {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      label.attributedText = NSAttributedString(string: "abc")
      var recorder = DisplayListRecorder(size: label.bounds.size)
      label.recordContent(into: &recorder)
      let starts = recorder.list.textRuns.map(\.origin.x)
      #expect(starts.count == 1 && starts[0] > 150)
    }
  }

  // MARK: Subclasses

  private final class PaddedLabel: UILabel {
    let padding = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let rect = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
      return CGRect(
        x: rect.minX - 10, y: rect.minY - 5, width: rect.width + 20, height: rect.height + 10)
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
  }

  /// Basis: derived from published labels with insets.
  @Test("a subclass that adds insets to its text's rectangle is that much larger and draws inside")
  func insets() throws {
    try Session.of(.iOS(17)).perform {
      let plain = UILabel(), padded = PaddedLabel()
      for label in [plain, padded] { (label.text, label.textAlignment) = ("Text", .left) }
      #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
      #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 10)
      padded.frame.size = padded.intrinsicContentSize
      var recorder = DisplayListRecorder(size: padded.bounds.size)
      padded.recordContent(into: &recorder)
      #expect(recorder.list.textRuns.map(\.origin.x) == [10] && recorder.list.textRuns.map(\.text) == ["Text"])
    }
  }

  @Test("labels do not leave a word alone on the last line, from iOS 11 on, unless told to")
  func pushesOut() throws {
    func lines(_ version: SystemVersion, _ strategy: NSParagraphStyle.LineBreakStrategy? = nil) throws -> [String] {
      try Session.of(version).perform {
        let label = UILabel()
        (label.numberOfLines, label.text) = (0, "one two three four")
        if let strategy { label.lineBreakStrategy = strategy }
        let three = "one two three".size(withAttributes: [.font: label.font as Any]).width
        return label.measuredText.layout(within: three + 4).lines.map(\.text)
      }
    }
    #expect(try lines(.iOS(17)) == ["one two", "three four"])
    #expect(try lines(.iOS(17), []) == ["one two three", "four"] && lines(.iOS(9)).last == "four")
  }
}
