import CCairo
import CFontconfig
import CHarfBuzz
import DisplayLists

/// A font file, opened for Cairo to draw and for HarfBuzz to shape.
final class FontFace {
  let cairoFace: OpaquePointer
  let shapingFont: OpaquePointer
  let unitsPerEm: Double
  /// Its glyphs are pictures, as in emoji fonts, and have no outline to fill.
  let hasColor: Bool
  /// An upright font stands in for an italic one.
  let needsSlant: Bool
  /// How much to thicken the outlines, in ems, where a lighter font stands in for the one asked for.
  let emboldening: Double
  private let coverage: OpaquePointer

  /// - Parameter found: fontconfig's answer; `nil` when it names no readable file.
  init?(_ found: OpaquePointer, for request: FaceRequest) {
    guard let path = found.string(FC_FILE), let coverage = found.characters else { return nil }
    let index = found.integer(FC_INDEX) ?? 0
    guard let shapingFont = Self.makeShapingFont(path: path, index: index) else { return nil }
    self.shapingFont = shapingFont
    cairoFace = Self.makeCairoFace(found, path: path, index: index)
    unitsPerEm = Double(hb_face_get_upem(hb_font_get_face(shapingFont)))
    hasColor = found.boolean("color")
    needsSlant = request.isItalic && (found.integer(FC_SLANT) ?? 0) == Int(FC_SLANT_ROMAN)
    emboldening = hasColor ? 0 : found.emboldening(for: request)
    self.coverage = FcCharSetCopy(coverage)
  }

  deinit {
    cairo_font_face_destroy(cairoFace)
    hb_font_destroy(shapingFont)
    FcCharSetDestroy(coverage)
  }

  func covers(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { !$0.needsGlyph || FcCharSetHasChar(coverage, $0.value) != 0 }
  }

  private static func makeShapingFont(path: String, index: Int) -> OpaquePointer? {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    let face = hb_face_create(blob, UInt32(index))
    defer {
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }
    return hb_face_get_glyph_count(face) > 0 ? hb_font_create(face) : nil
  }

  /// From a pattern that names the file and our own rendering options. Fontconfig's answer would bring the machine's:
  /// its hinting and antialiasing settings win over those of the drawing context.
  private static func makeCairoFace(_ found: OpaquePointer, path: String, index: Int) -> OpaquePointer {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, path)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(index))
    if let variations = found.string("fontvariations") { FcPatternAddString(pattern, "fontvariations", variations) }
    FcPatternAddBool(pattern, FC_ANTIALIAS, FcTrue)
    FcPatternAddBool(pattern, FC_HINTING, FcFalse)
    FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE)
    FcPatternAddInteger(pattern, FC_RGBA, FC_RGBA_NONE)
    return cairo_ft_font_face_create_for_pattern(pattern)
  }
}

// MARK: Reading fontconfig's answer

extension OpaquePointer {
  fileprivate func string(_ key: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(self, key, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  fileprivate func integer(_ key: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(self, key, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  fileprivate func boolean(_ key: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(self, key, 0, &value) == FcResultMatch && value == FcTrue
  }

  /// Belongs to the pattern.
  fileprivate var characters: OpaquePointer? {
    var value: OpaquePointer?
    return FcPatternGetCharSet(self, FC_CHARSET, 0, &value) == FcResultMatch ? value : nil
  }

  /// The stems of Helvetica grow by a twentieth of an em from regular to bold. A family without a medium weight, which
  /// is the bold of iOS 7, would otherwise show no difference to regular.
  fileprivate func emboldening(for request: FaceRequest) -> Double {
    guard let weight = integer(FC_WEIGHT) else { return 0 }
    let gap = request.weight - Int(FcWeightToOpenType(Int32(weight)))
    return gap >= 100 ? Double(min(gap, 400)) / 300 * 0.05 : 0
  }
}
