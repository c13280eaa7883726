import CCairo
import CFontconfig
import CHarfBuzz

/// A font file, opened for Cairo to draw and for HarfBuzz to shape.
final class FontFace {
  let cairoFace: OpaquePointer
  let shapingFont: OpaquePointer
  let unitsPerEm: Double
  let description: FaceDescription
  private let coverage: OpaquePointer

  var hasColor: Bool { description.hasColor }
  /// How far a letter leans to the right, for each unit of its height.
  var slant: Double { description.needsSlant ? 0.2 : 0 }
  var emboldening: Double { description.emboldening }

  /// - Parameters:
  ///   - coverage: fontconfig's set of its characters.
  /// - Returns: `nil` when the file cannot be read.
  init?(_ description: FaceDescription, coverage: OpaquePointer) {
    guard let shapingFont = Self.makeShapingFont(description) else { return nil }
    (self.description, self.shapingFont) = (description, shapingFont)
    cairoFace = Self.makeCairoFace(description)
    unitsPerEm = Double(hb_face_get_upem(hb_font_get_face(shapingFont)))
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

  private static func makeShapingFont(_ description: FaceDescription) -> OpaquePointer? {
    guard let blob = hb_blob_create_from_file_or_fail(description.path) else { return nil }
    let face = hb_face_create(blob, UInt32(description.index))
    defer {
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }
    return hb_face_get_glyph_count(face) > 0 ? hb_font_create(face) : nil
  }

  /// From a pattern that names the file and our own rendering options. Fontconfig's answer would bring the machine's:
  /// its hinting and antialiasing settings win over those of the drawing context.
  private static func makeCairoFace(_ description: FaceDescription) -> OpaquePointer {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, description.path)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(description.index))
    if let variations = description.variations { FcPatternAddString(pattern, "fontvariations", variations) }
    FcPatternAddBool(pattern, FC_ANTIALIAS, FcTrue)
    FcPatternAddInteger(pattern, FC_RGBA, FC_RGBA_NONE)
    if description.hasColor {
      // Cairo skips bitmaps in a font that may not have them, and in one without hinting.
      FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, FcTrue)
    } else {
      FcPatternAddBool(pattern, FC_HINTING, FcFalse)
      FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE)
    }
    return cairo_ft_font_face_create_for_pattern(pattern)
  }
}
