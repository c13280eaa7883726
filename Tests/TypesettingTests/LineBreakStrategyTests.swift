import CoreTypes
import Testing

@testable import Typesetting

/// Basis: documented purpose, assumed conditions.
struct LineBreakStrategyTests {
  private func lines(_ text: String, width: CGFloat, _ strategy: TextLineBreakStrategy, limit: Int = 0) -> [String] {
    let options = TextOptions(
      maxWidth: width, lineLimit: limit, lineBreakMode: .truncatingTail, lineBreakStrategy: strategy)
    return TextMeasurer(options).layout(text, font: Fonts.sanFrancisco(17)).lines.map(\.text)
  }

  @Test func aWordAloneOnTheLastLineGetsCompany() {
    #expect(lines("one two three", width: 70, []) == ["one two", "three"])
    #expect(lines("one two three", width: 85, .pushOut) == ["one", "two three"])
  }

  @Test func nothingIsPushedWhereItDoesNotHelp() {
    #expect(lines("one two three four", width: 80, .pushOut) == ["one two", "three four"])
    #expect(lines("singleton extraordinary", width: 120, .pushOut) == ["singleton", "extraordinary"])
    #expect(lines("one two three\u{2026}", width: 300, .pushOut) == ["one two three\u{2026}"])
  }

  /// Basis: captured: 5 labels of 4 documents that hug their text are wider than their lines by a space.
  @Test func aBrokenLineIsAsWideAsWithTheSpaceAtItsEnd() {
    let font = Fonts.sanFrancisco(17), line = font.advance(of: "one two "), options = TextOptions(maxWidth: 85)
    #expect(TextMeasurer(options).layout("one two three", font: font).size.width == line)
    #expect(TextMeasurer(options).layout("one two three", font: font).lines[0].width == font.advance(of: "one two"))
    let narrow = TextOptions(maxWidth: line - 1)
    #expect(TextMeasurer(narrow).layout("one two three", font: font).size.width == line - 1)
    #expect(TextMeasurer(options).layout("one two\nthree", font: font).size.width == font.advance(of: "one two"))
  }

  @Test func koreanMayBreakBetweenWordsOnly() {
    #expect(lines("한국어 텍스트", width: 80, []) == ["한국어 텍", "스트"])
    #expect(lines("한국어 텍스트", width: 80, .hangulWordPriority) == ["한국어", "텍스트"])
  }

  @Test func lineSpacingStandsBetweenLines() {
    let font = Fonts.sanFrancisco(17)
    let layout = TextMeasurer(TextOptions(lineSpacing: 5)).layout("a\nb\nc", font: font)
    #expect(abs(layout.size.height - (3 * font.lineHeight + 10)) < 1e-9)
    #expect(abs(layout.lastBaseline - (2 * font.lineHeight + 10 + font.ascender)) < 1e-9)
  }
}
