import CoreTypes
import DisplayLists
import Rendering
import Testing

/// The fonts that draw, and the notes when none can.
struct FontSourceTests {
  @Test func withoutFontsThereIsNoTextAndOneNoteForEachFamily() throws {
    let renderer = CairoRenderer(fonts: .none)
    var recorder = DisplayListRecorder(size: CGSize(width: 100, height: 100))
    for text in ["one", "two", "日本", "😀"] { recorder.text(.label(text)) }
    recorder.text(.label("three", family: "San Francisco"))
    for format in PictureFormat.allCases { _ = try renderer.render(recorder.list, as: format) }
    #expect(try renderer.raster(recorder.list).ink == nil)
    #expect(renderer.notes == [.noFont(family: "Helvetica"), .noFont(family: "San Francisco")])
  }

  @Test func whereThereIsAFontNothingIsNoted() throws {
    let renderer = CairoRenderer()
    _ = try renderer.raster(sheet("text", "Grüße", "Привет", "a\u{301}\u{200B}\n"))
    #expect(renderer.notes == [])
  }

  /// Scripts that no free font for Debian covers; the last characters are from a private use area.
  @Test func scriptsThatNoFontCoversAreNamedOnce() throws {
    let renderer = CairoRenderer(fonts: .installed)
    _ = try renderer.raster(sheet("ok \u{11DA0}", "\u{11DA1}\u{11DA2}", "\u{10FFFD}", "\u{10FFFC}"))
    #expect(
      renderer.notes == [
        .uncoveredScript(name: "Gong (ISO 15924)", example: "\u{11DA0}"),
        .uncoveredScript(name: "private or unknown", example: "\u{10FFFD}"),
      ])
  }

  @Test func notesAreWholeSentences() {
    #expect(
      RenderingNote.uncoveredScript(name: "Thai", example: "ก").description
        == "no font has Thai characters, such as ก; boxes replace them until you install a font that has them")
  }

  // MARK: Folders

  @Test(arguments: ["/nonexistent/fonts", "/etc/passwd", "/proc/self/ns"])
  func aFolderWithoutFontsIsRefused(path: String) {
    #expect {
      try FontSource.directories([path]).check()
    } throws: {
      guard case .unusableFontFolder(path, let reason)? = $0 as? RenderingError else { return false }
      return "\($0)" == "\(path): \(reason)"
    }
  }

  @Test func aFolderWithFontsIsUsedBeforeTheMachines() throws {
    let mono = try #require(Self.installedFonts.first { $0.hasSuffix("LiberationMono-Regular.ttf") })
    try withFolder { folder in
      try FileManager.default.copyItem(atPath: mono, toPath: "\(folder)/font.ttf")
      let source = FontSource.directories([folder])
      try source.check()
      let own = try drawn(fonts: source) { $0.text(.label("Wi", family: "Liberation Mono")) }
      let machine = try drawn { $0.text(.label("Wi", family: "Liberation Mono")) }
      #expect(own.ink == machine.ink)
    }
  }

  @Test func whatAFolderLacksComesFromTheMachine() throws {
    let mono = try #require(Self.installedFonts.first { $0.hasSuffix("LiberationMono-Regular.ttf") })
    try withFolder { folder in
      try FileManager.default.copyItem(atPath: mono, toPath: "\(folder)/font.ttf")
      let helvetica = TextRun.label("Wi", spacing: 30)
      let own = try drawn(fonts: .directories([folder])) { $0.text(helvetica) },
        machine = try drawn { $0.text(helvetica) }
      #expect(own.ink == machine.ink, "Liberation Sans is nearer to Helvetica than a typewriter's font")
      let renderer = CairoRenderer(fonts: .directories([folder]))
      _ = try renderer.raster(sheet("ⴰ"))
      #expect(renderer.notes == [], "DejaVu has Tifinagh")
    }
  }

  private static var installedFonts: [String] {
    let root = "/usr/share/fonts"
    return FileManager.default.enumerator(atPath: root)?.compactMap { "\(root)/\($0)" } ?? []
  }

  private func sheet(_ texts: String...) -> DisplayList {
    DisplayList(size: CGSize(width: 100, height: 100), commands: texts.map { .text(.label($0)) })
  }
}
