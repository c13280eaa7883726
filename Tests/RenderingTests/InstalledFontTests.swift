import CFontconfig
import Testing

@testable import Rendering

/// The machine's fonts are read without the templates of disabled configurations; no font may be missing.
struct InstalledFontTests {
  @Test func containTheFontsThatFontconfigFinds() throws {
    let ours = try #require(InstalledFonts.configuration())
    defer { FcConfigDestroy(ours) }
    let all = try #require(FcInitLoadConfigAndFonts())
    defer { FcConfigDestroy(all) }
    #expect(faces(ours) == faces(all))
    #expect(!faces(ours).isEmpty)
  }

  @Test func useTheConfigurationsThatFontconfigUses() throws {
    let ours = try #require(InstalledFonts.configuration())
    defer { FcConfigDestroy(ours) }
    let all = try #require(FcInitLoadConfigAndFonts())
    defer { FcConfigDestroy(all) }
    #expect(strings(FcConfigGetConfigFiles(ours)) == strings(FcConfigGetConfigFiles(all)))
    #expect(strings(FcConfigGetCacheDirs(ours)) == strings(FcConfigGetCacheDirs(all)))
  }

  /// The faces of a configuration's system fonts, as "file:index".
  private func faces(_ configuration: OpaquePointer) -> Set<String> {
    guard let fonts = FcConfigGetFonts(configuration, FcSetSystem)?.pointee else { return [] }
    let patterns = (0..<Int(fonts.nfont)).compactMap { fonts.fonts[$0] }
    return Set(
      patterns.compactMap { pattern in
        var file: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
        FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        return "\(String(cString: file)):\(index)"
      })
  }

  private func strings(_ list: OpaquePointer?) -> [String] {
    guard let list else { return [] }
    defer { FcStrListDone(list) }
    var found: [String] = []
    while let string = FcStrListNext(list) { found.append(String(cString: string)) }
    return found
  }
}
