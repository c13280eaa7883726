import CoreTypes
import Testing

@testable import Typesetting

struct FontNameTests {
  @Test(arguments: [
    ("HelveticaNeue-Light", "HelveticaNeue-Light"), ("HelveticaNeue-Medium", "HelveticaNeue-Medium"),
    ("HelveticaNeue", "HelveticaNeue-Regular"), ("Helvetica Neue", "HelveticaNeue-Regular"),
    ("HelveticaNeue-CondensedBold", "HelveticaNeue-Bold"), ("HelveticaNeue-UltraLight", "HelveticaNeue-Thin"),
    ("Helvetica-Bold", "Helvetica-Bold"), ("Helvetica-BoldOblique", "Helvetica-Bold"),
    ("ArialMT", "Helvetica-Regular"), ("Arial-BoldMT", "Helvetica-Bold"),
    (".SFUIText-Semibold", "SFText-Semibold"), ("SFProText-Heavy", "SFText-Heavy"), (".SFUI-Regular", "SFText-Regular"),
  ])
  func namesFindTheirTable(name: String, table: String) {
    let font = ResolvedFont(.named(name, 15), era: .sanFrancisco11)
    #expect(font.faceName == table)
    #expect(!font.isSubstitute)
  }

  @Test(arguments: [
    (TypographyEra.helvetica, "Helvetica-Regular"), (.helveticaNeue, "HelveticaNeue-Regular"),
    (.sanFrancisco9, "HelveticaNeue-Regular"), (.sanFrancisco14, "HelveticaNeue-Regular"),
  ])
  func unknownNamesAreSubstituted(era: TypographyEra, table: String) {
    let font = ResolvedFont(.named("OpenSans-Bold", 15), era: era)
    #expect(font.faceName == table)
    #expect(font.isSubstitute)
  }

  /// Basis: captured (labels of a project whose font Interface Builder did not have, scale 2).
  @Test(arguments: [
    ("OpenSans", "PLEDGE", 10, 39.0, 12.0), ("OpenSans", "SENDER", 10, 40, 12), ("OpenSans", "06:30 PM", 13, 56, 15.5),
    ("OpenSans-Semibold", "light", 18, 34.5, 21),
  ])
  func missingFontsAreAsLargeAsSaved(name: String, text: String, pointSize: CGFloat, width: CGFloat, height: CGFloat) {
    let font = ResolvedFont(.named(name, pointSize), era: .sanFrancisco11)
    let pixels = TextRounding.pixels(scale: 2)
    let size = TextMeasurer().labelSize(text, font: font, rounding: pixels)
    #expect(size.width == width || TextRounding.wholePoints.up(size.width) == width)
    #expect(size.height == height || TextRounding.wholePoints.up(size.height) == height)
  }

  /// Basis: captured (scale 2).
  @Test(arguments: [(16.0, 22.0), (17, 23.5), (22, 30.5), (90, 123)])
  func avenirHasItsOwnLineHeight(pointSize: CGFloat, height: CGFloat) {
    let font = ResolvedFont(.named("AvenirNext-Medium", pointSize), era: .sanFrancisco9)
    #expect(TextRounding.pixels(scale: 2).up(font.lineHeight) == height)
    #expect(font.isSubstitute)
  }

  /// Basis: captured (scales 2 and 3).
  @Test(arguments: [
    ("AvenirNext-Regular", "Full Width to Half Width", 16, 174.0, 2.0),
    ("AvenirNext-Medium", "Hello, world!", 22, 129.5, 2),
    ("AvenirNext-Medium", "Title", 16, 32, 2), ("AvenirNext-Regular", "Temp", 90, 231, 3),
  ])
  func avenirNextHasItsOwnWidths(name: String, text: String, pointSize: CGFloat, width: CGFloat, scale: CGFloat) {
    let font = ResolvedFont(.named(name, pointSize), era: .sanFrancisco9)
    #expect(TextRounding.pixels(scale: scale).up(font.advance(of: text)) == width)
  }

  /// Basis: captured (Xcode 6).
  @Test(arguments: [
    ("TouchyFeely", 40.0, 204.0), ("IB Popover", 40, 180), ("PopOver from Code", 24, 201),
    ("Take Me To Settings", 22, 185),
  ])
  func thinIsAsWideAsSaved(text: String, pointSize: CGFloat, width: CGFloat) {
    let font = ResolvedFont(.named("HelveticaNeue-Thin", pointSize), era: .helveticaNeue)
    #expect(TextRounding.wholePoints.up(font.advance(of: text)) == width)
  }

  /// Basis: captured, each with the text of another document except the last three.
  @Test(arguments: [
    (Fonts.sanFrancisco(17, .regular, .sanFrancisco14), "Show", 42.0),  // "ow"
    (Fonts.sanFrancisco(15, .regular, .sanFrancisco14), "Tap Me", 50),  // "Ta"
    (Fonts.sanFrancisco(15, .regular, .sanFrancisco9), "Synthesize", 76),  // "z"
    (Fonts.sanFrancisco(22, .regular, .sanFrancisco9), "Take Photo", 109),  // "e", "o" and "t"
    (ResolvedFont(.system(15), era: .helveticaNeue), "Search", 48),  // "Se"
    (ResolvedFont(.system(16, weight: .semibold), era: .helveticaNeue), "MagicTable", 85),  // tracking
    (ResolvedFont(.named("Helvetica", 36), era: .sanFrancisco14), "First View", 158),  // "ew"
    (Fonts.sanFrancisco(40, .thin, .sanFrancisco11), "UNKNOWN", 192),
    (Fonts.sanFrancisco(18, .black, .sanFrancisco14), "Label", 50),
  ])
  func textsAreAsWideAsSaved(font: ResolvedFont, text: String, width: CGFloat) {
    #expect(TextRounding.wholePoints.up(font.advance(of: text)) == width)
  }

  /// Basis: captured (scale 2; in whole points 20 and 23 for 15 and 17).
  @Test(arguments: [(18.0, 23.5), (15, 19.5), (17, 22.5)])
  func futuraHasItsOwnLineHeight(pointSize: CGFloat, height: CGFloat) {
    let font = ResolvedFont(.named("Futura-Medium", pointSize), era: .sanFrancisco9)
    #expect(TextRounding.pixels(scale: 2).up(font.lineHeight) == height)
    #expect(font.isSubstitute)
  }

  @Test func boldIsMediumInTheHelveticaNeueSystemFontOnly() {
    let system = ResolvedFont(.system(17, weight: .bold), era: .helveticaNeue)
    let named = ResolvedFont(.named("HelveticaNeue-Bold", 17), era: .helveticaNeue)
    #expect(system.faceName == "HelveticaNeue-Medium" && system.tracking != 0)
    #expect(named.faceName == "HelveticaNeue-Bold" && named.tracking == 0)
    #expect(abs(system.lineHeight - 1.193 * 17) < 1e-9)
  }

  @Test func weightsAreTheNearestOfNine() {
    #expect(FontWeight(nearestTo: 0.39) == .bold)
    #expect(FontWeight(nearestTo: -1) == .ultraLight)
    #expect(FontWeight(nearestTo: 0.01) == .regular)
  }

  /// Basis: documented.
  @Test func textStylesFollowTheTextSize() {
    let body = TextStyle.body.metrics(category: .extraSmall, era: .sanFrancisco11)
    #expect(body == TextStyleMetrics(pointSize: 14, weight: .regular, emphasizedWeight: .semibold, leading: 19))
    #expect(TextStyle.headline.metrics(category: .large, era: .sanFrancisco11).weight == .semibold)
    #expect(
      TextStyle.largeTitle.metrics(category: .accessibilityExtraExtraExtraLarge, era: .sanFrancisco14).pointSize == 60)
    #expect(TextStyle.body.metrics(category: .extraLarge, era: .helveticaNeue).pointSize == 18)
    #expect(
      ResolvedFont(.preferred(.headline, era: .helveticaNeue), era: .helveticaNeue).faceName == "HelveticaNeue-Medium")
  }
}

/// Basis: captured (heights and widths of saved labels in Helvetica Neue by name, scale 2 or whole points).
struct NamedHelveticaNeueTests {
  @Test(arguments: [
    ("HelveticaNeue", 17, 20), ("HelveticaNeue", 35, 41), ("HelveticaNeue-Thin", 50, 59),
    ("HelveticaNeue-Thin", 80, 95),
    ("HelveticaNeue-Thin", 250, 295), ("HelveticaNeue-Light", 21, 25), ("HelveticaNeue-Italic", 22, 26),
  ])
  func aLineHasNoGap(name: String, pointSize: CGFloat, height: CGFloat) {
    let font = ResolvedFont(.named(name, pointSize), era: .helveticaNeue)
    #expect(TextRounding.wholePoints.up(font.lineHeight) == height)
  }

  @Test(arguments: [
    ("Video Name", "HelveticaNeue-Thin", 35, 179), ("IB Popover", "HelveticaNeue-Thin", 40, 180),
    ("DeprecateToRotate", "HelveticaNeue-Thin", 70, 558), ("This is a date and time", "HelveticaNeue-Light", 12, 117),
  ])
  func thinWeightsAreNear(text: String, name: String, pointSize: CGFloat, width: CGFloat) {
    let font = ResolvedFont(.named(name, pointSize), era: .helveticaNeue)
    #expect(abs(font.advance(of: text) / width - 1) < 0.025)
  }

  @Test(arguments: [
    ("Alert", 24, 45), ("PopOver from IB", 24, 164), ("retrieve", 25, 75), ("floors", 80, 178), ("alt", 80, 75),
    ("Drop Pin", 30, 108), ("Code Popover", 40, 241),
  ])
  func stemsOfThinAreSlender(text: String, pointSize: CGFloat, width: CGFloat) {
    let font = ResolvedFont(.named("HelveticaNeue-Thin", pointSize), era: .helveticaNeue)
    #expect(abs(TextRounding.wholePoints.up(font.advance(of: text)) - width) <= max(1, 0.025 * width))
  }

  @Test(arguments: [(22.0, 2, 52.0), (17, 3, 61)])
  func labelsHaveNoGapBetweenLines(pointSize: CGFloat, lines: Int, height: CGFloat) {
    let font = ResolvedFont(.named("HelveticaNeue-Thin", pointSize), era: .helveticaNeue)
    let text = [String](repeating: "x", count: lines).joined(separator: "\n")
    let size = TextMeasurer(TextOptions(usesFontLeading: false)).size(text, font: font)
    #expect(TextRounding.wholePoints.up(size.height) == height)
  }
}
