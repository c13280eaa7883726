import CoreTypes
import Testing

@testable import Typesetting

/// Basis: assumed advances; these tests verify how they are used, not that they are right.
struct FallbackTests {
  let font = Fonts.sanFrancisco(20)

  @Test func kanaAreSquareAndHanAlmost() {
    #expect(font.advance(of: "カナ") == 40)
    #expect(abs(font.advance(of: "日本") - 40.56) < 1e-9)
    #expect(font.advance(of: "ｶﾅ") == 20)
    #expect(abs(font.advance(of: "한글") - 36.8) < 1e-9)
  }

  @Test func marksAndJoinersHaveNoWidth() {
    #expect(font.advance(of: "e\u{301}") == font.advance(of: "e"))
    #expect(font.advance(of: "a\u{200B}b\u{AD}") == font.advance(of: "a") + font.advance(of: "b"))
  }

  @Test func anEmojiSequenceIsOneEmoji() {
    #expect(font.advance(of: "👩‍👩‍👧") == font.advance(of: "👍"))
    #expect(font.advance(of: "❤\u{FE0F}") == font.advance(of: "👍"))
  }

  @Test func lettersWithoutATableEntryAreAsWideAsTheirLookalike() {
    #expect(font.advance(of: "ạ") == font.advance(of: "a"))
    #expect(font.advance(of: "В") == font.advance(of: "B"))
  }

  @Test func positionsEndWhereTheAdvanceDoes() {
    let positions = font.positions(of: "AVATAR日")
    #expect(positions.count == 7)
    #expect(positions[0] == 0)
    #expect(abs(positions[6] - font.advance(of: "AVATAR")) < 1e-9)
  }
}
