import CoreTypes
import DisplayLists
import Testing

@testable import Rendering
@testable import Typesetting

/// Text in fonts of a project: measured by `Typesetting`, drawn by HarfBuzz and FreeType from the same file.
struct ShippedFontTests {
  private static let folder = "/usr/share/fonts/"
  private static let mono = folder + "truetype/dejavu/DejaVuSansMono.ttf"
  private static let sans = folder + "truetype/dejavu/DejaVuSans.ttf"
  /// A face of each family that Debian has for us.
  private static let faces =
    [mono, sans, folder + "truetype/dejavu/DejaVuSans-Bold.ttf"]
    + ["Sans-Regular", "Serif-Italic", "Mono-Bold"].map { folder + "truetype/liberation/Liberation\($0).ttf" }
    + ["Inter-Regular", "Inter-Italic", "InterDisplay-Black"].map { folder + "opentype/inter/\($0).otf" }

  private static let texts = [
    "AVATAR Wave LT’s “Te” Yes, To.", "office affluent fjord ffi fl", "3x4 -> => != 10:30 <!-- (x) A-B @a",
    "Äpfel Über naïve café ŁÓDŹ", "e\u{301}clair A\u{30A}", "Привет, Ελληνικά",
  ]

  /// Basis: HarfBuzz, whose pairs are off: they are counted apart.
  @Test(arguments: faces) func whatIsMeasuredIsWhatIsDrawn(path: String) throws {
    let file = try FontFileBytes(path: path), record = FontRecord.all(of: file, path: path)[0]
    let font = try #require(ShippedFont(record, file))
    let opened = Rendering.FontFace(FaceDescription(FontFile(path: path)), coverage: nil)
    let face = try #require(opened)
    for text in Self.texts {
      let characters = Array(text)
      let cells = font.cells(of: characters.map { font.glyphs(of: $0) ?? [] }, script: TextScript.tag(of: text))
      var drawn = [Double](repeating: 0, count: characters.count)
      for glyph in ShapedText(characters, characters.indices, in: face, false, joins: true).glyphs {
        drawn[glyph.cluster] += glyph.advance
      }
      #expect(cells.map { Double($0.advance) } == drawn, "\(text) in \(record.postScriptName)")
    }
  }

  private func run(_ text: String, _ offsets: [CGFloat], _ width: CGFloat, file: String?, family: String) -> TextRun {
    let font = FontRequest(family: family, pointSize: 20, file: file.map { FontFile(path: $0) })
    return TextRun(
      text: text, clusterOffsets: offsets, width: width, font: font, color: .black, origin: CGPoint(x: 10, y: 50))
  }

  /// No other font of the machine has anything to do with it, whatever the family is called.
  @Test func theFileItselfIsDrawn() throws {
    let cells: [CGFloat] = [0, 12, 24]
    let own = try drawn { $0.text(run("Wig", cells, 36, file: Self.mono, family: "Liberation Serif")) }
    let named = try drawn { $0.text(run("Wig", cells, 36, file: nil, family: "DejaVu Sans Mono")) }
    let other = try drawn { $0.text(run("Wig", cells, 36, file: nil, family: "Liberation Serif")) }
    #expect(own.ink == named.ink && own.ink != other.ink)
  }

  @Test func aFileThatIsGoneIsDrawnInTheFamilysPlace() throws {
    let cells: [CGFloat] = [0, 12, 24]
    let own = try drawn { $0.text(run("Wig", cells, 36, file: "/nonexistent/a.ttf", family: "Liberation Serif")) }
    let named = try drawn { $0.text(run("Wig", cells, 36, file: nil, family: "Liberation Serif")) }
    #expect(own.ink == named.ink && own.ink != nil)
  }

  /// "ffi" is one glyph where layout gave the letters one place, and three where each has its own.
  @Test func lettersJoinWhereTheyWereMeasuredSo() {
    let shaper = PlayerResources(.installed, PictureDecoders(), capacityInBytes: 1 << 20).shaper
    let joined = shaper.glyphs(of: run("ffi", [0, 19, 19], 19, file: Self.sans, family: "DejaVu Sans"))
    #expect(joined.map(\.glyphs.count) == [1])
    let spaced = shaper.glyphs(of: run("ffi", [0, 8, 16], 24, file: Self.sans, family: "DejaVu Sans"))
    #expect(spaced.flatMap(\.glyphs).map(\.position.x) == [0, 8, 16])
    #expect((joined + spaced).allSatisfy { $0.horizontalScale == 1 })
  }

  /// Players of svg do not have the font.
  @Test func svgHasTheOutlines() throws {
    let list = DisplayList(
      size: CGSize(width: 100, height: 100),
      commands: [.text(run("i<", [0, 12], 24, file: Self.mono, family: "DejaVu Sans Mono"))])
    let text = String(decoding: try CairoRenderer().render(list, as: .svg), as: UTF8.self)
    #expect(text.contains("<path") && text.contains("aria-label=\"i&lt;\"") && !text.contains("<text"))
  }
}
