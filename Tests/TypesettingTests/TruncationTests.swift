import CoreTypes
import Testing

@testable import Typesetting

/// Basis: derived from the documented meaning of the modes; the truncation points from Helvetica's advances.
struct TruncationTests {
  private func layout(_ text: String, width: CGFloat, limit: Int, _ mode: TextLineBreakMode) -> TextLayout {
    let options = TextOptions(maxWidth: width, lineLimit: limit, lineBreakMode: mode)
    return TextMeasurer(options).layout(text, font: Fonts.helvetica(17))
  }

  @Test(arguments: [
    (TextLineBreakMode.truncatingTail, "abcdefg\u{2026}"), (.truncatingHead, "\u{2026}tuvwxyz"),
    (.truncatingMiddle, "abc\u{2026}xyz"), (.clip, "abcdefghijklmnopqrstuvwxyz"),
  ])
  func eachModeKeepsItsPart(mode: TextLineBreakMode, shown: String) {
    let layout = layout("abcdefghijklmnopqrstuvwxyz", width: 80, limit: 1, mode)
    #expect(layout.lines.map(\.text) == [shown])
    #expect(layout.isTruncated)
    #expect(layout.size.width <= 80)
  }

  @Test func textThatFitsIsLeftAlone() {
    let layout = layout("short", width: 80, limit: 1, .truncatingTail)
    #expect(layout.lines.map(\.text) == ["short"])
    #expect(!layout.isTruncated)
  }

  @Test func onlyTheLastLineIsTruncated() {
    let layout = layout("one two three four five", width: 70, limit: 2, .truncatingTail)
    #expect(layout.lines.map(\.text) == ["one two", "three f\u{2026}"])
    #expect(layout.isTruncated)
  }

  @Test func truncatingModesWrapByWordWithoutALimit() {
    let layout = layout("one two three", width: 70, limit: 0, .truncatingMiddle)
    #expect(layout.lines.map(\.text) == ["one two", "three"])
  }

  @Test func aHiddenLineLeavesAnEllipsis() {
    let layout = layout("first\nsecond", width: 200, limit: 1, .truncatingTail)
    #expect(layout.lines.map(\.text) == ["first\u{2026}"])
    #expect(layout.isTruncated)
  }

  @Test func aLineEndAtTheEndHidesNothing() {
    let layout = layout("first\n", width: 200, limit: 1, .truncatingTail)
    #expect(layout.lines.map(\.text) == ["first"])
    #expect(!layout.isTruncated)
  }

  @Test func noSpaceStandsBeforeTheEllipsis() {
    let layout = layout("one two three", width: 56, limit: 1, .truncatingTail)
    #expect(!layout.lines[0].text.contains(" \u{2026}"))
  }

  @Test func withoutWidthTheEllipsisIsLeft() {
    #expect(layout("text", width: 0, limit: 1, .truncatingTail).lines.map(\.text) == ["\u{2026}"])
  }
}
