import CoreTypes
import Testing

@testable import Typesetting

/// Tables of fonts that a project ships.
/// Basis: OpenType 1.9; Apple's TrueType Reference Manual for its own format of "kern", and "trak". The fonts are made
/// by hand, so that each number has a single origin.
struct FontTableTests {
  private func advances(_ font: TinyFont, _ text: String, instance: Int? = nil) throws -> [Int] {
    try #require(font.cells(of: text, instance: instance)).map { $0.advance + $0.kern }
  }

  @Test func advancesAndLinesComeFromTheFont() throws {
    #expect(try advances(TinyFont(), "AV k") == [600, 700, 250, 420])
    let font = try #require(TinyFont().font())
    #expect(font.unitsPerEm == 1000)
    let lines = font.lines
    #expect(lines.ascender == 800 && lines.descender == 200 && lines.lineGap == 90)
    #expect(lines.xHeight == 510 && lines.capHeight == 710)
  }

  /// All glyphs beyond the list of advances have its last one.
  @Test func aShortListOfAdvancesRepeatsItsLast() throws {
    var font = TinyFont()
    font.advances = [500, 640]
    #expect(try advances(font, "AVo") == [640, 640, 640])
  }

  @Test func aWordBecomesOneGlyph() throws {
    var font = TinyFont()
    font.advances.append(1000)
    let (l, o, c, k) = (font.glyph("l"), font.glyph("o"), font.glyph("c"), font.glyph("k"))
    font.tables["GSUB"] = rules(
      feature: "liga", kind: 4, u16(1, 8, 1, 14) + u16(1, 1, l) + u16(1, 4) + u16(8, 4, o, c, k))
    #expect(try advances(font, "lock") == [1000, 0, 0, 0])
    #expect(try advances(font, "loc") == [300, 400, 450])
    let spaced = try #require(font.font())
    #expect(
      spaced.cells(of: [[l], [o], [c], [k]], script: "latn", joins: false).map(\.advance) == [300, 400, 450, 420])
  }

  @Test func pairsAreDrawnTogetherByGlyphs() throws {
    var font = TinyFont()
    let (a, v) = (font.glyph("A"), font.glyph("V"))
    font.tables["GPOS"] = rules(
      feature: "kern", kind: 2, u16(1, 12, 4, 0, 1, 18) + u16(1, 1, a) + u16(1, v, -80))
    #expect(try #require(font.cells(of: "AVA")).map(\.kern) == [-80, 0, 0])
  }

  @Test func pairsAreDrawnTogetherByClasses() throws {
    var font = TinyFont()
    let (a, v) = (font.glyph("A"), font.glyph("V"))
    // A is of class 0 as a first glyph, V of class 1 as a second; two columns.
    font.tables["GPOS"] = rules(
      feature: "kern", kind: 2,
      u16(2, 20, 4, 0, 26, 30, 1, 2) + u16(0, -70) + u16(1, 1, a) + u16(2, 0) + u16(1, v, 1, 1))
    #expect(try #require(font.cells(of: "AVA")).map(\.kern) == [-70, 0, 0])
  }

  @Test func theOlderTableCountsWhereTheNewerHasNoPairs() throws {
    var font = TinyFont()
    let (a, v) = (font.glyph("A"), font.glyph("V"))
    font.tables["kern"] = u16(0, 1) + u16(0, 20, 1, 1, 6, 0, 0) + u16(a, v, -55)
    #expect(try #require(font.cells(of: "AVA")).map(\.kern) == [-55, 0, 0])
    font.tables["GPOS"] = rules(
      feature: "kern", kind: 2, u16(1, 12, 4, 0, 1, 18) + u16(1, 1, v) + u16(1, a, -30))
    #expect(try #require(font.cells(of: "AVA")).map(\.kern) == [0, -30, 0])
  }

  @Test func applesLayoutOfTheOlderTableIsReadToo() throws {
    var font = TinyFont()
    font.tables["kern"] =
      u32(0x0001_0000, 1) + u32(22) + u16(0, 0) + u16(1, 6, 0, 0) + u16(font.glyph("A"), font.glyph("V"), -45)
    #expect(try #require(font.cells(of: "AVA")).map(\.kern) == [-45, 0, 0])
  }

  @Test func trackingGoesInProportionBetweenSizes() throws {
    var font = TinyFont()
    // Normal tracking: 20 units at 10 points, −10 at 20.
    font.tables["trak"] =
      u32(0x0001_0000) + u16(0, 12, 0, 0) + u16(1, 2) + u32(28) + u32(0) + u16(256, 36)
      + u32(10 << 16, 20 << 16) + u16(20, -10)
    let track = try #require(font.font()).track
    let tracking: [Double] = [8, 10, 15, 20, 40].map { track.tracking(at: $0) }
    #expect(tracking == [20, 20, 5, -10, -10])
  }

  @Test func namedInstancesOfAVariableFontHaveAdvancesOfTheirOwn() throws {
    var font = TinyFont()
    font.names[256] = "Bold"
    // One axis from 100 to 900; Bold is 900. `avar` maps half way to a quarter.
    font.tables["fvar"] =
      u32(0x0001_0000) + u16(16, 2, 1, 20, 2, 8) + Array("wght".utf8) + u32(100 << 16, 100 << 16, 900 << 16)
      + u16(0, 256) + u16(256, 0) + u32(900 << 16) + u16(256, 0) + u32(500 << 16)
    font.tables["avar"] = u32(0x0001_0000) + u16(0, 1) + u16(3) + u16(0, 0, 0x2000, 0x1000, 0x4000, 0x4000)
    // At the end of the axis every glyph is 40 units wider.
    let deltas = (0..<font.advances.count).flatMap { _ in u16(40) }
    let store = u16(1) + u32(12) + u16(1) + u32(22) + u16(1, 1, 0, 0x4000, 0x4000) + u16(8, 1, 1, 0) + deltas
    font.tables["HVAR"] = u32(0x0001_0000) + u32(20, 0, 0, 0) + store
    #expect(try advances(font, "AV") == [600, 700])
    #expect(try advances(font, "AV", instance: 0) == [640, 740])
    #expect(try advances(font, "AV", instance: 1) == [610, 710])
    let bold = try #require(font.font(instance: 0))
    #expect(bold.postScriptName == "Tiny-Bold" && bold.weight == .black && bold.index == 1 << 16)
  }

  @Test(arguments: [4, 6])
  func charactersAreFoundInOlderMaps(format: Int) throws {
    var font = TinyFont()
    let segments = u16(4, 32, 0, 4, 0, 0, 0) + u16(0x42, 0xFFFF, 0, 0x41, 0xFFFF, 1 - 0x41, 1, 0, 0)
    let trimmed = u16(6, 14, 0, 0x41, 2, 1, 2)
    font.tables["cmap"] = u16(0, 1, 3, 1) + u32(12) + (format == 4 ? segments : trimmed)
    #expect(try advances(font, "AB") == [600, 700])
    #expect(try #require(font.font()).glyphs(of: "C") == nil)
  }
}
