import CoreTypes
import Testing

@testable import Typesetting

@Suite struct FontNameTests {
  @Test(arguments: [
    ("HelveticaNeue-Light", "HelveticaNeue-Light"), ("HelveticaNeue-Medium", "HelveticaNeue-Medium"),
    ("HelveticaNeue", "HelveticaNeue-Regular"), ("Helvetica Neue", "HelveticaNeue-Regular"),
    ("HelveticaNeue-CondensedBold", "HelveticaNeue-Bold"), ("HelveticaNeue-UltraLight", "HelveticaNeue-Light"),
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
    (TypographyEra.helvetica, "HelveticaNeue-Bold"), (.helveticaNeue, "HelveticaNeue-Bold"),
    (.sanFrancisco9, "SFText-Bold"), (.sanFrancisco14, "SFText-Bold"),
  ])
  func unknownNamesAreSubstituted(era: TypographyEra, table: String) {
    let font = ResolvedFont(.named("Avenir-Bold", 15), era: era)
    #expect(font.faceName == table)
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
