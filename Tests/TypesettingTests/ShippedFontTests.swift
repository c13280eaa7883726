import CoreTypes
import Testing

@testable import Typesetting

/// Fonts of a project by name, and text set in them.
/// Basis: fontTools 4.68 for the numbers in the tables and HarfBuzz for sums of shaped text, with the fonts of Debian
/// 12: DejaVu 2.37, Liberation 2.1.5, Inter 4.0.
struct ShippedFontTests {
  private static let folder = "/usr/share/fonts/"
  private static let mono = folder + "truetype/dejavu/DejaVuSansMono.ttf"
  private static let sans = folder + "truetype/dejavu/DejaVuSans.ttf"
  private static let liberation = folder + "truetype/liberation/LiberationSans-Regular.ttf"
  private static let inter = ["Regular", "Medium", "Bold", "Italic"].map { folder + "opentype/inter/Inter-\($0).otf" }

  private func resolved(
    _ name: String, _ size: CGFloat, in files: [String], era: TypographyEra = .sanFrancisco14
  ) throws -> ResolvedFont {
    let descriptor = FontDescriptor.named(name, size), fonts = ProjectFonts { files }
    let font = fonts.font(named: name, weight: descriptor.weight, isItalic: descriptor.isItalic)
    return ResolvedFont(descriptor.found(try #require(font)), era: era)
  }

  @Test func textIsMeasuredByTheFontsOwnTables() throws {
    let font = try resolved("DejaVuSansMono", 17, in: [Self.mono])
    #expect(abs(font.advance(of: "iiiiiiiiii") - 12_330 * 17 / 2048) < 1e-9)
    #expect(abs(font.lineHeight - (1901 + 483) * 17 / 2048) < 1e-9)
    #expect(abs(font.ascender - 1901 * 17 / 2048) < 1e-9 && font.leading == 0)
    #expect(font.faceName == "DejaVuSansMono" && !font.isSubstitute)
  }

  /// Its "hhea" table has a line gap of 67 units; the 307 of "OS/2" is ignored.
  @Test func theGapStandsBetweenLinesOnly() throws {
    let font = try resolved("LiberationSans", 2048, in: [Self.liberation])
    #expect(font.ascender == 1854 && font.descender == -434 && font.lineHeight == 2288 && font.leading == 67)
    #expect(font.xHeight == 1082 && font.capHeight == 1409)
  }

  /// Its "OS/2" table lacks them: the outlines of x and H determine the heights.
  @Test func heightsOfLettersAreSeenWhereNoTableSaysThem() throws {
    let font = try resolved("DejaVuSans", 2048, in: [Self.sans])
    #expect(font.xHeight == 1120 && font.capHeight == 1493)
  }

  @Test(arguments: [
    (sans, "AVATAR", 7698), (sans, "office", 5619), (sans, "To", 2156), (liberation, "AVATAR", 7586),
    (liberation, "To", 2163), (inter[0], "AVATAR", 10_376), (inter[0], "3x4", 5456), (inter[1], "3x4", 5531),
    (sans, "e\u{301}clair", 5621), (sans, "éclair", 5621),
  ])
  func pairsAndLigaturesAreOnByDefault(file: String, text: String, units: CGFloat) throws {
    let record = try FontRecord.all(of: FontFileBytes(path: file), path: file)[0]
    let em: CGFloat = file.contains("inter") ? 2816 : 2048, font = try resolved(record.postScriptName, em, in: [file])
    #expect(abs(font.advance(of: text) - units) < 1e-6)
    #expect(abs(TextMeasurer().layout(text, font: font).size.width - units) < 1e-6)
  }

  /// Without kerning, letters do not form ligatures either.
  @Test func theFirstGenerationSetsLettersOneByOne() throws {
    let font = try resolved("DejaVuSans", 2048, in: [Self.sans], era: .helvetica)
    #expect(font.advance(of: "AVATAR") == 8278 && font.advance(of: "office") == 5650)
    #expect(try resolved("DejaVuSans", 17, in: [Self.sans], era: .helvetica).lineHeight == 16 + 5)
  }

  @Test func spacedLettersDoNotJoin() throws {
    let font = try resolved("DejaVuSans", 2048, in: [Self.sans])
    let run = StyledText.Run("office", font: font, style: RunStyle(kern: 10))
    #expect(abs(run.advance - 5710) < 1e-9)
  }

  @Test func whatTheFontLacksIsMeasuredAsWhatStandsInForIt() throws {
    let font = try resolved("DejaVuSansMono", 20, in: [Self.mono])
    let substitute = ResolvedFont(.named("Nowhere", 20), era: .sanFrancisco14)
    #expect(abs(font.advance(of: "a日b") - 2 * 1233 * 20 / 2048 - substitute.advance(of: "日")) < 1e-9)
  }

  @Test(arguments: [
    ("Inter-Medium", "Inter-Medium"), ("Inter Medium", "Inter-Medium"), ("inter-medium", "Inter-Medium"),
    ("Inter", "Inter-Regular"), ("Inter Bold", "Inter-Bold"), ("Inter-Regular", "Inter-Regular"),
  ])
  func namesAreThoseOfFacesAndFamilies(name: String, postScriptName: String) throws {
    #expect(try resolved(name, 17, in: Self.inter).faceName == postScriptName)
  }

  @Test func aFamilyHasTheNearestFace() {
    let fonts = ProjectFonts { Self.inter }
    #expect(fonts.font(named: "Inter", weight: .heavy, isItalic: false)?.postScriptName == "Inter-Bold")
    #expect(fonts.font(named: "Inter", weight: .regular, isItalic: true)?.postScriptName == "Inter-Italic")
    #expect(fonts.font(named: "Inter-Black", weight: .black, isItalic: false) == nil)
    #expect(fonts.families == ["Inter": ["Inter-Regular", "Inter-Medium", "Inter-Bold", "Inter-Italic"]])
  }

  /// No file is read before a name is requested, and each file only once.
  @Test func filesAreLookedForOnce() {
    let asked = Counter(), fonts = ProjectFonts { asked.count([Self.mono]) }
    #expect(asked.value == 0)
    for _ in 0..<3 { _ = fonts.font(named: "Nowhere", weight: .regular, isItalic: false) }
    let first = fonts.font(named: "DejaVuSansMono", weight: .regular, isItalic: false)
    #expect(asked.value == 1 && first != nil)
    #expect(fonts.font(named: "DejaVu Sans Mono", weight: .regular, isItalic: false) === first)
  }

  @Test func whatIsNoFontIsSkippedAndTold() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let broken = folder.appendingPathComponent("Broken.ttf").path,
      large = folder.appendingPathComponent("Large.otf").path
    try Data("version https://git-lfs.github.com/spec/v1".utf8).write(to: URL(fileURLWithPath: broken))
    try Data().write(to: URL(fileURLWithPath: large))
    truncate(large, off_t(FontFileBytes.mostBytes) + 1)
    let fonts = ProjectFonts { [broken, large, folder.path, Self.mono] }
    #expect(fonts.font(named: "DejaVuSansMono", weight: .regular, isItalic: false) != nil)
    #expect(
      fonts.problems == [
        "\(broken) is not a font that can be read; it is skipped.", "\(large) is larger than 64 MiB; it is skipped.",
        "\(folder.path) cannot be opened; it is skipped.",
      ])
  }

  /// Basis: Apple, "Fonts that come with iOS".
  @Test func theSystemsFontsAreItsOwn() {
    for name in [
      "HelveticaNeue-Light", "Georgia-Bold", "GillSans", "TimesNewRomanPSMT", ".SFUI-Regular", "Avenir-Book",
    ] {
      #expect(DeviceFonts.has(name))
    }
    for name in ["OpenSans-Bold", "GillSansNova-Book", "MaterialIcons-Regular", "SFProText-Regular"] {
      #expect(!DeviceFonts.has(name))
    }
    #expect(DeviceFonts.knows("SFProText-Regular", era: .sanFrancisco14))
    #expect(!DeviceFonts.knows("OpenSans", era: .sanFrancisco14))
  }

  /// A font truncated anywhere, and with any byte changed: measuring returns or fails, but does not crash.
  @Test func damagedFontsDoNoHarm() {
    var tiny = TinyFont()
    tiny.tables["GSUB"] = rules(
      feature: "liga", kind: 4, u16(1, 8, 1, 14) + u16(1, 1, 3) + u16(1, 4) + u16(8, 4, 4, 5, 6))
    tiny.tables["GPOS"] = rules(feature: "kern", kind: 2, u16(1, 12, 4, 0, 1, 18) + u16(1, 1, 1) + u16(1, 2, -80))
    let bytes = tiny.bytes
    for place in bytes.indices {
      var changed = bytes
      changed[place] = place % 2 == 0 ? 0xFF : 0x7F
      measure(changed)
      if place % 4 == 0 { measure(Array(bytes[..<place])) }
    }
  }

  private func measure(_ bytes: [UInt8]) {
    let file = FontFileBytes(bytes)
    for record in FontRecord.all(of: file, path: "x") {
      guard let font = ShippedFont(record, file) else { continue }
      let cells = font.cells(of: "AV lock".map { font.glyphs(of: $0) ?? [] }, script: "latn")
      #expect(cells.count == 7)
    }
  }
}

/// Counts calls from any thread.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var calls = 0

  var value: Int { lock.withLock { calls } }

  func count<Value>(_ value: Value) -> Value {
    lock.withLock { calls += 1 }
    return value
  }
}
