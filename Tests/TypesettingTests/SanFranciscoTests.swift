import CoreTypes
import Testing

@testable import Typesetting

/// Basis: captured (view descriptions recorded at scale 3).
struct SanFranciscoTests {
  static let pixels = TextRounding.pixels(scale: 3)

  @Test(arguments: [
    (14.0, 51.0), (15, 54), (16, 58), (17, 61), (25, 90), (26, 94), (27, 97), (28, 101), (30, 108), (32, 115),
    (34, 122),
    (38, 137), (43, 154), (48, 172), (53, 190), (58, 208),
  ])
  func oneLineIsAsHighAsRecorded(pointSize: CGFloat, heightInPixels: CGFloat) {
    let size = TextMeasurer().labelSize("the", font: Fonts.sanFrancisco(pointSize), rounding: Self.pixels)
    #expect(size.height == heightInPixels / 3)
  }

  @Test(arguments: [
    ("the", TextStyle.body, UIContentSizeCategory.large, 75.0), ("?", .subheadline, .large, 23),
    ("the", .body, .medium, 71), ("point", .body, .medium, 111), ("?", .subheadline, .medium, 22),
    ("What's", .headline, .large, 167), ("What's", .headline, .medium, 158),
  ])
  func wordsAreExactlyAsWideAsRecorded(
    text: String, style: TextStyle, category: UIContentSizeCategory, widthInPixels: CGFloat
  ) {
    let size = TextMeasurer().labelSize(text, font: Fonts.style(style, category), rounding: Self.pixels)
    #expect(size.width == widthInPixels / 3)
  }

  /// Basis: captured: "[Button]" is saved 57 wide in whole points in 4 documents of Xcode 12, "[Title]" 48.5 at scale
  /// 2, "[Message Body]" 112.
  @Test("brackets are as wide as saved labels and buttons say")
  func brackets() {
    let era = TypographyEra.sanFrancisco14
    let button = ResolvedFont(.preferred(.subheadline, category: .large, era: era), era: era)
    let title = ResolvedFont(.preferred(.headline, category: .large, era: era), era: era)
    #expect(TextMeasurer().labelSize("[Button]", font: button, rounding: .pixels(scale: 1)).width == 57)
    #expect(TextMeasurer().labelSize("[Message Body]", font: button, rounding: .pixels(scale: 2)).width == 112)
    #expect(TextMeasurer().labelSize("[Title]", font: title, rounding: .pixels(scale: 2)).width == 48.5)
  }

  /// The advances are fitted, not read from the font: these differ from the recorded width by one pixel.
  @Test(arguments: [
    ("point", UIContentSizeCategory.large, TypographyEra.sanFrancisco11, 117.0, 116.0),
    ("point", .medium, .sanFrancisco14, 111, 110), ("the", .large, .sanFrancisco14, 74, 75),
  ])
  func someWordsMissTheRecordedWidthByAPixel(
    text: String, category: UIContentSizeCategory, era: TypographyEra, recorded: CGFloat, widthInPixels: CGFloat
  ) {
    let font = ResolvedFont(.preferred(.body, category: category, era: era), era: era)
    let size = TextMeasurer().labelSize(text, font: font, rounding: Self.pixels)
    #expect(size.width == widthInPixels / 3 && abs(recorded - widthInPixels) == 1)
  }

  @Test(arguments: [
    ("What's", TextStyle.headline, UIContentSizeCategory.large, 169.0), ("What's", .headline, .medium, 161),
    ("point", .body, .large, 116), ("the", .body, .medium, 71),
    ("?", .subheadline, .large, 23),
  ])
  func wordsInTheBlendedFontAreExactlyAsWideAsRecorded(
    text: String, style: TextStyle, category: UIContentSizeCategory, widthInPixels: CGFloat
  ) {
    let font = ResolvedFont(.preferred(style, category: category, era: .sanFrancisco14), era: .sanFrancisco14)
    let size = TextMeasurer().labelSize(text, font: font, rounding: Self.pixels)
    #expect(size.width == widthInPixels / 3)
  }

  /// Basis: captured (labels saved at scale 2): Body with 2, 3 and 5 lines, Title 1 and Caption 1 with 2.
  @Test(arguments: [
    (TextStyle.body, 2, 42.5), (.body, 3, 64.5), (.body, 5, 108.5), (.title1, 2, 67.5), (.caption1, 2, 30.5),
  ])
  func linesOfATextStyleAreItsLeadingApart(style: TextStyle, lines: Int, height: CGFloat) {
    let text = repeatElement("x", count: lines).joined(separator: "\n")
    let size = TextMeasurer().labelSize(text, font: Fonts.style(style), rounding: .pixels(scale: 2))
    #expect(size.height == height)
  }

  /// Basis: captured.
  @Test func linesOfAPlainSystemFontAreItsLineHeightApart() {
    let layout = TextMeasurer().layout("x\nx\nx", font: Fonts.sanFrancisco(17))
    #expect(abs(layout.size.height - 3 * 17 * 1.193359375) < 0.001)
  }

  /// Basis: derived; Text and Display meet at 20 points before they are blended.
  @Test func theOpticalFamilyFollowsTheSize() {
    #expect(Fonts.sanFrancisco(19).faceName == "SFText-Regular")
    #expect(Fonts.sanFrancisco(20).faceName == "SFDisplay-Regular")
    let blended = Fonts.sanFrancisco(22, .regular, .sanFrancisco14)
    #expect(blended.resolution.blend == 0.5)
  }
}
