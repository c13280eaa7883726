import CoreTypes
import Testing

@testable import Typesetting

/// Tabs.
/// Basis: `NSParagraphStyle`'s reference (twelve stops at 28 points), otherwise as stated.
struct TabTests {
  private let font = Fonts.helvetica(17)

  private func layout(_ text: String, width: CGFloat = .infinity, _ stops: [TabStop]? = nil, indent: CGFloat = 0)
    -> TextLayout
  {
    var paragraph = TextParagraph()
    (paragraph.headIndent, paragraph.firstLineHeadIndent) = (indent, indent)
    if let stops { paragraph.tabs.stops = stops }
    let run = StyledText.Run(text, font: font, style: RunStyle(paragraph: paragraph))
    return TextMeasurer(TextOptions(maxWidth: width)).layout(StyledText([run]))
  }

  /// Returns the start of the text after the last tab of a line, from the line's start.
  private func lastStart(_ line: TextLine) -> CGFloat { line.glyphRuns.last?.x ?? .nan }

  @Test("plain text goes to the next multiple of 28")
  func standard() {
    let plain = TextMeasurer().layout("mmm\tb", font: font)
    #expect(lastStart(plain.lines[0]) == 56)
    #expect(TextMeasurer().size("a\tb", font: font).width == 28 + font.advance(of: "b"))
  }

  @Test("a second tab goes one stop further")
  func two() { #expect(lastStart(layout("a\t\tb").lines[0]) == 56) }

  @Test("stops count from the leading edge, not from the indent")
  func indents() {
    #expect(lastStart(layout("a\tb", [TabStop(100)], indent: 30).lines[0]) == 70)
  }

  @Test("text ends at an end stop, has its middle at a middle stop, and its point at a stop with terminators")
  func alignments() {
    let width = font.advance(of: "12.50"), whole = font.advance(of: "12")
    #expect(abs(lastStart(layout("a\t12.50", [TabStop(200, .end)]).lines[0]) - (200 - width)) < 0.001)
    #expect(abs(lastStart(layout("a\t12.50", [TabStop(200, .middle)]).lines[0]) - (200 - width / 2)) < 0.001)
    let point = TabStop(200, .end, terminators: ["."])
    #expect(abs(lastStart(layout("a\t12.50", [point]).lines[0]) - (200 - whole)) < 0.01)
  }

  @Test("text that is too wide for an end stop stands behind the tab")
  func crowded() {
    let line = layout("mmmm\tmmmm", [TabStop(70, .end)]).lines[0]
    #expect(abs(lastStart(line) - font.advance(of: "mmmm")) < 0.001)
  }

  /// Basis: assumed.
  @Test("after the last stop it goes on in steps")
  func interval() { #expect(lastStart(layout("a\t\tb", [TabStop(30)]).lines[0]) == 56) }

  @Test("each line counts from its own start")
  func wrapping() {
    let lines = layout("mmm mmm\tb mm\tc", width: 90).lines
    #expect(lines.map(\.text) == ["mmm mmm", "b mm\tc"])
    #expect(lastStart(lines[1]) == 56)
  }

  @Test("every paragraph has its tabs, however many paragraphs there are")
  func paragraphs() {
    let rows = layout(Array(repeating: "i\tvalue", count: 50).joined(separator: "\n"), width: 300)
    #expect(rows.lines.count == 50 && rows.lines.allSatisfy { lastStart($0) == 28 })
  }

  @Test("a truncated line keeps its tabs")
  func truncated() {
    let options = TextOptions(maxWidth: 80, lineLimit: 1, lineBreakMode: .truncatingTail)
    let line = TextMeasurer(options).layout("a\tmmmmmmmmmm", font: font).lines[0]
    #expect(line.text.hasPrefix("a\tmm") && line.text.hasSuffix("…"))
    #expect(line.width <= 80.001 && line.width > 60)
  }
}

/// Soft hyphens and justified lines.
struct FullLineTests {
  private let font = Fonts.helvetica(17)

  private func lines(_ text: String, width: CGFloat) -> [TextLine] {
    TextMeasurer(TextOptions(maxWidth: width)).layout(text, font: font).lines
  }

  @Test("a soft hyphen shows where a line ends with it, and nowhere else")
  func softHyphen() {
    let word = "Layout\u{AD}system"
    let whole = font.advance(of: "Layout-")
    let broken = lines(word, width: whole + 1)
    #expect(broken.map { $0.text.filter { $0 != "\u{AD}" } } == ["Layout-", "system"])
    #expect(abs(broken[0].width - whole) < 0.3)
    #expect(lines(word, width: 500).map(\.width) == [font.advance(of: "Layout") + font.advance(of: "system")])
  }

  @Test("a word is not broken where its hyphen has no room")
  func noRoom() {
    let text = "a Lay\u{AD}out"
    let width = font.advance(of: "a Lay") + 1
    #expect(lines(text, width: width).first?.text == "a")
  }

  @Test("broken lines fill the width by their spaces; the last line does not")
  func justified() {
    let lines = lines("one two three four", width: 80)
    let first = lines[0].justifiedGlyphRuns(in: 80)
    #expect(abs((first.last.map { $0.x + $0.width } ?? 0) - 80) < 0.001)
    let letters = zip(lines[0].glyphRuns[0].clusters, first[0].clusters)
    #expect(letters.allSatisfy { $0.text == " " ? $0.advance < $1.advance : $0.advance == $1.advance })
    #expect(lines.last!.justifiedGlyphRuns(in: 80) == lines.last!.glyphRuns)
  }

  @Test("a line without spaces stays as it is")
  func single() {
    let line = lines("onetwothreefour", width: 60)[0]
    #expect(line.isBroken && line.justifiedGlyphRuns(in: 60) == line.glyphRuns)
  }
}
