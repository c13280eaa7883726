import CoreTypes
import DisplayLists
import Rendering
import Testing

struct TextDrawingTests {
  @Test func inkStaysInItsBox() throws {
    let picture = try drawn { $0.text(.label("Hxg")) }
    let ink = try #require(picture.ink)
    #expect(CGRect(x: 10, y: 35, width: 60, height: 20).contains(ink))
    #expect(ink.minX < 14 && ink.maxY > 51, "the H begins at the origin, the g goes below the baseline")
  }

  @Test func inkFollowsTheClusterOffsets() throws {
    let near = try drawn { $0.text(.label("HH", spacing: 20)) }, far = try drawn { $0.text(.label("HH", spacing: 60)) }
    let nearInk = try #require(near.ink), farInk = try #require(far.ink)
    #expect(farInk.minX == nearInk.minX)
    #expect(farInk.maxX == nearInk.maxX + 40)
  }

  @Test(arguments: [("Helvetica", 400), ("Helvetica Neue", 700), ("San Francisco", 600), ("Nosuchfamily", 300)])
  func everyFamilyFindsAFont(family: String, weight: Int) throws {
    #expect(try drawn { $0.text(.label("Text", family: family, weight: weight)) }.ink != nil)
  }

  @Test func boldHasMoreInkThanRegular() throws {
    #expect(try coverage(.label("Hamburg", weight: 700)) > coverage(.label("Hamburg", weight: 400)) * 1.15)
  }

  /// Upright letters are drawn from cached glyphs, others as outlines.
  @Test func turnedTextHasAsMuchInkAsUprightText() throws {
    let upright = try coverage(.label("Hamburg"))
    let turned = try coverage {
      $0.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0))
      $0.text(.label("Hamburg"))
    }
    #expect(abs(turned / upright - 1) < 0.02)
  }

  @Test func mediumLiesBetweenRegularAndBold() throws {
    let weights = try [400, 500, 700].map { try coverage(.label("Hamburg", weight: $0)) }
    #expect(weights[0] * 1.05 < weights[1] && weights[1] * 1.05 < weights[2])
    #expect(weights[1] - weights[0] > 0.4 * (weights[2] - weights[0]), "half of the way, as Helvetica Neue's stems")
  }

  @Test func italicLeansToTheRight() throws {
    let upright = try drawn { $0.text(.label("I")) }, italic = try drawn { $0.text(.label("I", isItalic: true)) }
    #expect(try #require(italic.ink).width > #require(upright.ink).width)
  }

  @Test func aNarrowTableNarrowsTheGlyphs() throws {
    let natural = try drawn { $0.text(.label("HHHH", spacing: 14.44)) }
    let narrow = try drawn { $0.text(.label("HHHH", spacing: 12.5)) }
    let naturalInk = try #require(natural.ink), narrowInk = try #require(narrow.ink)
    #expect(narrowInk.width < naturalInk.width * 0.9)
    #expect(narrowInk.height == naturalInk.height)
  }

  /// The at sign of the available font is a quarter wider than Helvetica Neue's advance for it.
  @Test func aGlyphThatIsMuchTooWideAloneIsNarrowedAlone() throws {
    func ink(_ text: String, _ offsets: [CGFloat], width: CGFloat) throws -> CGRect {
      var run = TextRun.label(text, family: "Helvetica Neue")
      (run.clusterOffsets, run.width) = (offsets, width)
      let picture = try drawn { $0.text(run) }
      return try #require(picture.ink)
    }
    let wide = try ink("HH@", [0, 20, 40], width: 63), narrow = try ink("HH@", [0, 20, 40], width: 56)
    #expect(narrow.maxX < wide.maxX - 3 && narrow.minX == wide.minX)
  }

  @Test func ligaturesStayApart() throws {
    let picture = try drawn { $0.text(.label("fi", spacing: 40, family: "San Francisco")) }
    #expect(try #require(picture.ink).maxX > 50)
  }

  @Test func rightToLeftRunsTakeDescendingOffsets() throws {
    var run = TextRun.label("HL", spacing: 40)
    run.clusterOffsets = [40, 0]
    run.isRightToLeft = true
    let reversed = try drawn { $0.text(run) }
    run.text = "LH"
    run.clusterOffsets = [0, 40]
    run.isRightToLeft = false
    #expect(try drawn { $0.text(run) }.ink == reversed.ink)
  }

  @Test func joinedLettersOfAFallbackFontStayJoined() throws {
    var run = TextRun.label("سسس", spacing: 20, family: "San Francisco")
    run.clusterOffsets = [40, 20, 0]
    run.isRightToLeft = true
    let picture = try drawn { $0.text(run) }
    let ink = try #require(picture.ink)
    let columns = (Int(ink.minX)..<Int(ink.maxX)).filter { x in (0..<100).allSatisfy { picture[x, $0].alpha < 0.1 } }
    #expect(columns == [])
  }

  @Test func turnedTextHasTheSameInkTurned() throws {
    let upright = try drawn { $0.text(.label("Turn")) }
    let turned = try drawn {
      $0.translate(x: 100, y: 0)
      $0.concatenate(CGAffineTransform(rotationAngle: .pi / 2))
      $0.text(.label("Turn"))
    }
    let uprightInk = try #require(upright.ink), turnedInk = try #require(turned.ink)
    #expect(abs(uprightInk.width - turnedInk.height) <= 2 && abs(uprightInk.height - turnedInk.width) <= 2)
    #expect(abs(uprightInk.minX - turnedInk.minY) <= 1)
  }

  @Test(arguments: ["", "\n", "\t", "\u{200B}", "\u{FFFC}", "\u{2029}"])
  func invisibleCharactersLeaveNoInk(text: String) throws {
    #expect(try drawn { $0.text(.label(text)) }.ink == nil)
  }

  /// Only its middle is in the picture.
  @Test(arguments: [30, 3000, 1e7] as [CGFloat])
  func textMayBeVeryLong(spacing: CGFloat) throws {
    var run = TextRun.label(String(repeating: "H", count: 201), spacing: spacing)
    run.origin.x = 10 - 100 * spacing
    let picture = try drawn { $0.text(run) }, single = try drawn { $0.text(.label("H")) }
    let ink = try #require(picture.ink), expected = try #require(single.ink)
    #expect(
      ink.minY == expected.minY && ink.maxY == expected.maxY
        && abs(ink.minX.truncatingRemainder(dividingBy: 30) - expected.minX) <= 1)
  }

  @Test func tooFewOffsetsDoNotCrash() throws {
    var run = TextRun.label("abcdef")
    run.clusterOffsets = [0, 5]
    #expect(try drawn { $0.text(run) }.ink != nil)
  }

  private func coverage(_ run: TextRun) throws -> Double { try coverage { $0.text(run) } }

  private func coverage(_ draw: (inout DisplayListRecorder) -> Void) throws -> Double {
    let picture = try drawn { $0.saved(draw) }
    return (0..<100 * 100).reduce(0) { $0 + picture[$1 % 100, $1 / 100].alpha }
  }
}

extension TextRun {
  /// Returns text at 10, 50, in 20 points.
  static func label(
    _ text: String, spacing: CGFloat = 14, family: String = "Helvetica", weight: Int = 400, isItalic: Bool = false
  ) -> TextRun {
    TextRun(
      text: text, clusterOffsets: (0..<text.count).map { CGFloat($0) * spacing },
      width: CGFloat(text.count) * spacing,
      font: FontRequest(family: family, weight: weight, isItalic: isItalic, pointSize: 20), color: .black,
      origin: CGPoint(x: 10, y: 50))
  }
}
