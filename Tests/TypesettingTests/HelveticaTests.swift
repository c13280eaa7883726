import CoreTypes
import Testing

@testable import Typesetting

/// Basis: captured (frames saved in nibs of the Helvetica era), unless a test says otherwise.
struct HelveticaTests {
  @Test(arguments: [
    ("Name", 46.0), ("Left", 29), ("Right", 40), ("Top", 30), ("Bottom", 54), ("Left Top", 63), ("Right Top", 74),
    ("Left Bottom", 87), ("Right Bottom", 99), ("Flexible Width", 107), ("Label1", 52), ("To:", 25),
    ("Flexible Height", 113),
  ])
  func regularLabelsAt17AreAsWideAsSaved(text: String, width: CGFloat) {
    let size = TextMeasurer().labelSize(text, font: Fonts.helvetica(17), rounding: .wholePoints)
    #expect(size == CGSize(width: width, height: 21))
  }

  @Test(arguments: [("Search", 51.0), ("Long Text", 72), ("Button", 49), ("Center", 48)])
  func boldTitlesAt15AreAsWideAsSaved(text: String, width: CGFloat) {
    let size = TextMeasurer().labelSize(text, font: Fonts.helvetica(15, .bold), rounding: .wholePoints)
    #expect(size == CGSize(width: width, height: 19))
  }

  /// Basis: derived by hand from advances in 1/1000 em; the table's are in 1/2048.
  @Test func aTitleAt24IsTheSumOfItsAdvances() {
    let width = Fonts.helvetica(24).advance(of: "Button fills self.view.")
    #expect(abs(width - 216.07) < 0.02)
  }

  @Test(arguments: [
    (10.0, 13.0), (11, 14), (12, 15), (13, 16), (14, 18), (15, 19), (16, 20), (17, 21), (18, 22), (20, 24), (24, 29),
  ])
  func linesAreWholePointsHigh(pointSize: CGFloat, height: CGFloat) {
    #expect(Fonts.helvetica(pointSize).lineHeight == height)
    #expect(Fonts.helvetica(pointSize, .bold).lineHeight == height)
  }

  @Test(arguments: [(14.0, 14.0), (15, 15), (17, 17)])
  func baselinesAreWholePointsFromTheTop(pointSize: CGFloat, baseline: CGFloat) {
    let layout = TextMeasurer().layout("Name", font: Fonts.helvetica(pointSize))
    #expect(layout.firstBaseline == baseline)
    #expect(layout.size.height - baseline == -Fonts.helvetica(pointSize).descender)
  }

  /// Basis: derived; by name, the same face keeps fractions when the system font is another.
  @Test func helveticaByNameIsFractionalInLaterEras() {
    let font = ResolvedFont(.named("Helvetica", 36), era: .helveticaNeue)
    #expect(abs(font.lineHeight - 41.4) < 0.001)
    #expect(TextRounding.pixels(scale: 2).up(font.lineHeight) == 41.5)
  }
}
