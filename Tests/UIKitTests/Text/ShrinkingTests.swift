import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Text that shrinks, or shows fewer lines, if there is not enough space. Basis: reference of
/// `adjustsFontSizeToFitWidth`, unless a test states otherwise.
@MainActor struct ShrinkingTests {
  private func runs(of view: UIView) -> [TextRun] {
    var recorder = DisplayListRecorder(size: view.bounds.size)
    view.recordContent(into: &recorder)
    return recorder.list.textRuns
  }

  private func sizes(
    _ version: SystemVersion, lines: Int, height: CGFloat, least: CGFloat = 0.5, _ change: (UILabel) -> Void = { _ in }
  ) throws -> (sizes: Set<CGFloat>, text: String) {
    try Session.of(version).perform {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: height))
      label.text = "A text that is too long for the room it has here"
      (label.numberOfLines, label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (lines, true, least)
      change(label)
      return (Set(runs(of: label).map(\.font.pointSize)), runs(of: label).map(\.text).joined(separator: " "))
    }
  }

  @Test("several lines shrink to their number and height, from iOS 7 on")
  func severalLines() throws {
    let three = try sizes(.iOS(17), lines: 3, height: 100)
    #expect(three.sizes.allSatisfy { $0 < 17 && $0 > 8.5 } && three.text.hasSuffix("here"))
    let low = try sizes(.iOS(17), lines: 0, height: 45)
    #expect(low.sizes.allSatisfy { $0 < 17 } && low.text.hasSuffix("here"))
    #expect(try sizes(.iOS(17), lines: 0, height: 200).sizes == [17])
    #expect(try sizes(.iOS(17), lines: 2, height: 100, least: 0.9).sizes == [15.3])
    #expect(try sizes(.iOS(6), lines: 2, height: 100).sizes == [17])
    #expect(try sizes(.iOS(17), lines: 2, height: 100, least: 0).sizes == [17])
  }

  @Test("attributed text of several lines shrinks as a whole")
  func attributed() throws {
    let shown = try sizes(.iOS(17), lines: 2, height: 100) {
      let (large, small) = (UIFont.systemFont(ofSize: 20), UIFont.systemFont(ofSize: 10))
      let text = NSMutableAttributedString(string: "A text that is ", attributes: [.font: large])
      text.append(NSAttributedString(string: "too long for the room", attributes: [.font: small, .kern: 0.0]))
      $0.attributedText = text
    }
    let sorted = shown.sizes.sorted()
    #expect(sorted.count == 2 && sorted[1] < 20 && abs(sorted[1] - 2 * sorted[0]) < 0.001)
  }

  @Test("a very large font shrinks to the largest size that fits")
  func largeFonts() throws {
    try Session.of(.iOS(17)).perform {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      (label.text, label.font) = ("Score", .systemFont(ofSize: 4000))
      (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.001)
      let size = try #require(runs(of: label).first).font.pointSize
      @MainActor func width(_ size: CGFloat) -> CGFloat {
        TextBlock("Score", font: .systemFont(ofSize: size), session: label.session).size().width
      }
      #expect(width(size) <= 100 && width(size + 0.5) > 100)
    }
  }

  /// Basis: derived: a line counts with its distance to the previous one.
  @Test("as many lines are shown as have room with the distances between them")
  func room() throws {
    try Session.of(.iOS(17)).perform {
      let style = NSMutableParagraphStyle()
      (style.lineSpacing, style.lineBreakMode) = (10, .byTruncatingTail)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 45))
      (label.numberOfLines, label.font) = (0, .systemFont(ofSize: 17))
      label.attributedText = NSAttributedString(string: "one\ntwo\nthree", attributes: [.paragraphStyle: style])
      #expect(runs(of: label).map(\.text).joined() == "one\u{2026}")
      label.frame.size.height = 51
      #expect(runs(of: label).map(\.text).joined(separator: "|").hasPrefix("one|two"))
    }
  }

  @Test("a font without a size draws nothing that breaks")
  func noSize() throws {
    try Session.of(.iOS(17)).perform {
      for size in [0, -3, CGFloat.nan, .infinity] {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        (label.text, label.font, label.numberOfLines) = ("one two", .systemFont(ofSize: size), 3)
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.1)
        var recorder = DisplayListRecorder(size: label.bounds.size)
        label.draw(in: CGRect(x: 0, y: 0, width: -5, height: -5), into: &recorder)
        _ = runs(of: label)
        label.numberOfLines = 1
        _ = runs(of: label)
      }
      let label = UILabel()
      (label.text, label.numberOfLines, label.lineBreakMode) = ("one two", 2, .byWordWrapping)
      _ = label.sizeThatFits(CGSize(width: CGFloat.nan, height: 10))
    }
  }

  /// Basis: derived: text with its intrinsic width does not shrink.
  @Test("a paragraph that keeps its end free has room for its text at its own size")
  func tails() throws {
    try Session.of(.iOS(17)).perform {
      let style = NSMutableParagraphStyle()
      (style.headIndent, style.firstLineHeadIndent, style.tailIndent) = (10, 10, -10)
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(string: "one two", attributes: [.paragraphStyle: style])
      label.sizeToFit()
      #expect(label.measuredText.layout(within: label.bounds.width).lines.count == 1)
    }
  }

  /// Basis: derived: no input of the layout changes.
  @Test("setting the same preferred width or number of lines again asks for no layout")
  func unchanged() throws {
    final class Counter: UILabel {
      var count = 0
      override func invalidateIntrinsicContentSize() {
        count += 1
        super.invalidateIntrinsicContentSize()
      }
    }
    try Session.of(.iOS(17)).perform {
      let label = Counter()
      (label.numberOfLines, label.preferredMaxLayoutWidth) = (0, 100)
      let count = label.count
      (label.numberOfLines, label.preferredMaxLayoutWidth) = (0, 100)
      #expect(label.count == count && count > 0 && label.preferredVibrancy == .none)
    }
  }
}
