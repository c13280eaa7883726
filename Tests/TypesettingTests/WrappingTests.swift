import CoreTypes
import Testing

@testable import Typesetting

struct WrappingTests {
  private func lines(_ text: String, width: CGFloat, limit: Int = 0, _ mode: TextLineBreakMode = .wordWrap) -> [String]
  {
    let options = TextOptions(maxWidth: width, lineLimit: limit, lineBreakMode: mode)
    return TextMeasurer(options).layout(text, font: Fonts.helvetica(17)).lines.map(\.text)
  }

  /// Basis: captured (a sample application's saved and logged frames).
  @Test func aWordLongerThanTheLineIsBrokenByCharacters() {
    let word = "L" + String(repeating: "o", count: 45) + "ng"
    let measurer = TextMeasurer(TextOptions(maxWidth: 280))
    let layout = measurer.layout(word + " text", font: Fonts.helvetica(17))
    #expect(layout.lines.map(\.text.count) == [29, 19 + 5])
    #expect(abs(layout.lines[0].width - 274.1) < 0.1)
    #expect(TextRounding.wholePoints.up(layout.size) == CGSize(width: 275, height: 42))
    let oneLine = TextMeasurer().labelSize(word + " text", font: Fonts.helvetica(17), rounding: .wholePoints)
    #expect(oneLine == CGSize(width: 486, height: 21))
  }

  /// Basis: derived (frames of a sample application at scale 2 in the Helvetica Neue era).
  @Test(arguments: [(50, 2, 41.0), (100, 4, 81.5), (150, 6, 122)])
  func longNumbersWrapByCharacters(digits: Int, lines: Int, height: CGFloat) {
    let font = ResolvedFont(.system(17), era: .helveticaNeue)
    let layout = TextMeasurer(TextOptions(maxWidth: 280))
      .layout(String(repeating: "1234567890", count: digits / 10), font: font)
    #expect(layout.lines.count == lines)
    #expect(TextRounding.pixels(scale: 2).up(layout.size.height) == height)
  }

  @Test func aLongWordMovesToItsOwnLineFirst() {
    #expect(lines("a mmmmmmmm b", width: 60) == ["a", "mmmm", "mmmm", "b"])
  }

  @Test func spacesAtABreakCountNowhere() {
    #expect(lines("one   two", width: 40) == ["one", "two"])
    #expect(lines("one two  ", width: 40) == ["one", "two  "])
  }

  @Test func textThatCameBackFromRoundingStillFits() {
    let font = Fonts.sanFrancisco(17)
    let size = TextMeasurer().labelSize("exactly one line", font: font, rounding: .pixels(scale: 3))
    #expect(TextMeasurer(TextOptions(maxWidth: size.width)).layout("exactly one line", font: font).lines.count == 1)
  }

  @Test func lineEndsStartLines() {
    #expect(lines("a\nb\r\nc\u{2028}d", width: .infinity) == ["a", "b", "c", "d"])
    #expect(lines("a\n\nb", width: 100) == ["a", "", "b"])
  }

  /// Basis: assumed.
  @Test func aLineEndAtTheEndCountsSinceTheHelveticaEra() {
    #expect(lines("a\n", width: 100) == ["a"])
    #expect(TextMeasurer().layout("a\n", font: Fonts.sanFrancisco(17)).lines.map(\.text) == ["a", ""])
  }

  @Test func characterWrappingIgnoresWords() {
    #expect(lines("mmm mmm", width: 65, limit: 0, .charWrap) == ["mmm m", "mm"])
  }

  @Test func aLineLimitDropsTheRest() {
    let options = TextOptions(maxWidth: 40, lineLimit: 2)
    let layout = TextMeasurer(options).layout("one two three", font: Fonts.helvetica(17))
    #expect(layout.lines.map(\.text) == ["one", "two"])
    #expect(layout.isTruncated)
  }

  @Test func emptyTextHasNoSize() {
    let layout = TextMeasurer().layout("", font: Fonts.helvetica(17))
    #expect(layout.size == .zero && layout.lines.isEmpty && !layout.isTruncated)
    #expect(TextMeasurer().size("", font: Fonts.helvetica(17)) == .zero)
  }

  @Test func aLineHoldsACharacterEvenWithoutWidth() {
    #expect(lines("abc", width: 0) == ["a", "b", "c"])
    let layout = TextMeasurer(TextOptions(maxWidth: 0)).layout("abc", font: Fonts.helvetica(17))
    #expect(layout.size == CGSize(width: 0, height: 63))
  }

  @Test func theShortWayToASizeAgreesWithTheLayout() {
    for width in [CGFloat.infinity, 200, 60, 10] {
      for text in ["word", "several words in a row", "two\nlines", "naïve café", "日本語のテキスト"] {
        let measurer = TextMeasurer(TextOptions(maxWidth: width))
        let quick = measurer.size(text, font: Fonts.sanFrancisco(17))
        let full = measurer.layout(text, font: Fonts.sanFrancisco(17)).size
        #expect(abs(quick.width - full.width) < 1e-9 && quick.height == full.height)
      }
    }
  }

  @Test func linesOfSeveralFontsTakeTheTallest() {
    let small = Fonts.sanFrancisco(12)
    let large = Fonts.sanFrancisco(24)
    let layout = TextMeasurer().layout(StyledText([.init("small ", font: small), .init("LARGE", font: large)]))
    #expect(layout.size.height == large.lineHeight)
    #expect(layout.firstBaseline == large.ascender)
    #expect(layout.lines[0].runs.map(\.text) == ["small ", "LARGE"])
    let width = small.advance(of: "small ") + large.advance(of: "LARGE")
    #expect(abs(layout.lines[0].width - width) < 1e-9)
    #expect(layout.lines[0].glyphRuns[1].clusters[0].x == small.advance(of: "small "))
  }

  @Test func theDirectionIsThatOfTheFirstLetter() {
    #expect(TextMeasurer().layout("12 שלום", font: Fonts.sanFrancisco(17)).isRightToLeft == true)
    #expect(TextMeasurer().layout("(abc) שלום", font: Fonts.sanFrancisco(17)).isRightToLeft == false)
    #expect(TextMeasurer().layout("123", font: Fonts.sanFrancisco(17)).isRightToLeft == nil)
  }

  @Test func aHeightHasRoomForLinesWithTheirDistances() {
    let layout = TextMeasurer(TextOptions(maxWidth: 100)).layout("a\nb\nc", font: Fonts.style(.body))
    #expect(layout.lines.last?.bottom == layout.size.height)
    let two = layout.lines[1].bottom
    #expect([0, two - 1, two, layout.size.height - 1, 1000].map(layout.lineCount) == [1, 1, 2, 2, 3])
  }

  @Test func widthsThatAreNoNumbersBreakNothing() {
    for mode in [TextLineBreakMode.wordWrap, .charWrap, .truncatingTail] {
      for width in [CGFloat.nan, -CGFloat.infinity, -1, 0] {
        for limit in 0...2 { #expect(!lines("one two\nthree", width: width, limit: limit, mode).isEmpty) }
      }
    }
    var paragraph = TextParagraph()
    paragraph.firstLineHeadIndent = .nan
    let run = StyledText.Run("one two", font: Fonts.helvetica(17), style: RunStyle(paragraph: paragraph))
    #expect(TextMeasurer(TextOptions(lineLimit: 1)).layout(StyledText([run])).lines.count == 1)
  }

  @Test func aLineHasTheRunsOfItsPart() {
    let runs = (0..<200).map { StyledText.Run("\($0 % 10) ", font: Fonts.helvetica(CGFloat(10 + $0 % 3))) }
    let layout = TextMeasurer(TextOptions(maxWidth: 60)).layout(StyledText(runs))
    let text = layout.lines.map(\.text).joined(separator: " ")
    #expect(text == StyledText(runs).text && layout.lines.count > 10)
    #expect(layout.lines[3].runs.allSatisfy { [10, 11, 12].contains($0.font.pointSize) })
  }
}
