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
  /// A face of each family that is packaged for Debian.
  private static let faces =
    [mono, sans, folder + "truetype/dejavu/DejaVuSans-Bold.ttf"]
    + ["Sans-Regular", "Serif-Italic", "Mono-Bold"].map { folder + "truetype/liberation/Liberation\($0).ttf" }
    + ["Inter-Regular", "Inter-Italic", "InterDisplay-Black"].map { folder + "opentype/inter/\($0).otf" }

  private static let texts = [
    "AVATAR Wave LT’s “Te” Yes, To.", "office affluent fjord ffi fl", "3x4 -> => != 10:30 <!-- (x) A-B @a",
    "Äpfel Über naïve café ŁÓDŹ", "e\u{301}clair A\u{30A}", "Привет, Ελληνικά",
  ]

  /// Basis: HarfBuzz without kerning: pairs are measured separately.
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

  /// The file is used even if a font of the machine has the same family name.
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

  /// Truncated files, files without size tables, and files with invalid outlines: the rest of the picture is drawn, in
  /// every format.
  @Test(arguments: ["cut", "head", "glyf"]) func aDamagedFileSpoilsNothingElse(damage: String) throws {
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.mono)))
    if damage == "cut" { bytes.removeLast(bytes.count / 2) } else { overwrite(damage, in: &bytes) }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(bytes).write(to: url)
    let damaged = run("Wig", [0, 12, 24], 36, file: url.path, family: "Liberation Serif")
    var sound = run("Wig", [0, 12, 24], 36, file: nil, family: "Liberation Serif")
    sound.origin.y = 90
    let list = DisplayList(size: CGSize(width: 100, height: 100), commands: [.text(damaged), .text(sound)])
    let renderer = CairoRenderer()
    for format in PictureFormat.allCases { #expect(try !renderer.render(list, as: format).isEmpty) }
    let picture = try renderer.raster(list), alone = try drawn { $0.text(sound) }
    #expect(picture.ink?.maxY == alone.ink?.maxY && alone.ink != nil)
  }

  private func overwrite(_ table: String, in font: inout [UInt8]) {
    for record in stride(from: 12, to: 12 + 16 * Int(font[5]), by: 16)
    where font[record..<record + 4].elementsEqual(table.utf8) {
      func number(_ place: Int) -> Int { font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
      let start = number(record + 8)
      for place in start..<start + number(record + 12) { font[place] = 0xFF }
    }
  }

  /// "ffi" is one glyph if layout measured one cluster, and three glyphs if it measured each letter.
  @Test func lettersJoinWhereTheyWereMeasuredSo() {
    let shaper = PlayerResources(.installed, PictureDecoders(), capacityInBytes: 1 << 20).shaper
    let joined = shaper.glyphs(of: run("ffi", [0, 19, 19], 19, file: Self.sans, family: "DejaVu Sans"))
    #expect(joined.map(\.glyphs.count) == [1])
    let spaced = shaper.glyphs(of: run("ffi", [0, 8, 16], 24, file: Self.sans, family: "DejaVu Sans"))
    #expect(spaced.flatMap(\.glyphs).map(\.position.x) == [0, 8, 16])
    #expect((joined + spaced).allSatisfy { $0.horizontalScale == 1 })
  }

  /// SVG players do not have the font.
  @Test func svgHasTheOutlines() throws {
    let list = DisplayList(
      size: CGSize(width: 100, height: 100),
      commands: [.text(run("i<", [0, 12], 24, file: Self.mono, family: "DejaVu Sans Mono"))])
    let text = String(decoding: try CairoRenderer().render(list, as: .svg), as: UTF8.self)
    #expect(text.contains("<path") && text.contains("aria-label=\"i&lt;\"") && !text.contains("<text"))
  }
}
