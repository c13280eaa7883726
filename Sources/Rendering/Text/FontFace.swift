import CCairo
import CFontconfig
import CHarfBuzz
import CoreTypes

/// A font file, opened for drawing by Cairo and shaping by HarfBuzz.
final class FontFace {
  let cairoFace: OpaquePointer
  let shapingFont: OpaquePointer
  let unitsPerEm: Double
  let description: FaceDescription
  /// The set of its characters; nil if the font itself is asked.
  private let coverage: OpaquePointer?
  /// A tester of glyphs, for a bundled font.
  private let trial: TrialFont?

  var hasColor: Bool { description.hasColor }
  /// The slant of letters to the right, per unit of height.
  var slant: Double { description.needsSlant ? 0.2 : 0 }
  var emboldening: Double { description.emboldening }

  /// - Parameters:
  ///   - coverage: Fontconfig's set of its characters; nil to ask the font.
  /// - Returns: `nil` if the file cannot be read.
  init?(_ description: FaceDescription, coverage: OpaquePointer?) {
    guard let shapingFont = Self.makeShapingFont(description) else { return nil }
    (self.description, self.shapingFont) = (description, shapingFont)
    let cairoFace = Self.makeCairoFace(description)
    self.cairoFace = cairoFace
    trial = description.isShipped ? TrialFont(cairoFace) : nil
    unitsPerEm = Double(hb_face_get_upem(hb_font_get_face(shapingFont)))
    self.coverage = coverage.flatMap { FcCharSetCopy($0) }
    if isShipped, trial == nil { return nil }
  }

  deinit {
    cairo_font_face_destroy(cairoFace)
    hb_font_destroy(shapingFont)
    if let coverage { FcCharSetDestroy(coverage) }
  }

  /// Whether the font is bundled: its tables place its characters, and its ligatures are single glyphs.
  var isShipped: Bool { description.isShipped }

  /// Returns whether a glyph can be drawn; false for a damaged one.
  func canDraw(_ glyph: UInt32) -> Bool { trial?.canDraw(glyph) ?? true }

  func covers(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { !$0.needsGlyph || has($0) } || isShipped && hasComposed(character)
  }

  private func has(_ scalar: Unicode.Scalar) -> Bool {
    if let coverage { return FcCharSetHasChar(coverage, scalar.value) != 0 }
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shapingFont, scalar.value, &glyph) != 0
  }

  /// Returns whether the font has a precomposed glyph for a letter with its mark.
  private func hasComposed(_ character: Character) -> Bool {
    let composed = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
    return composed.count < character.unicodeScalars.count && composed.allSatisfy { !$0.needsGlyph || has($0) }
  }

  private static func makeShapingFont(_ description: FaceDescription) -> OpaquePointer? {
    guard let blob = hb_blob_create_from_file_or_fail(description.path) else { return nil }
    let face = hb_face_create(blob, UInt32(description.index & 0xFFFF)), instance = description.index >> 16
    defer {
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    // Other numbers are no named instance, or all.
    if (1..<0x7FFF).contains(instance) { hb_font_set_var_named_instance(font, UInt32(instance - 1)) }
    return font
  }

  /// Creates a face from a pattern with the file and our own rendering options. Fontconfig's answer would include the
  /// machine's hinting and antialiasing settings, which override those of the drawing context.
  private static func makeCairoFace(_ description: FaceDescription) -> OpaquePointer {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, description.path)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(description.index))
    if let variations = description.variations { FcPatternAddString(pattern, "fontvariations", variations) }
    FcPatternAddBool(pattern, FC_ANTIALIAS, FcTrue)
    FcPatternAddInteger(pattern, FC_RGBA, FC_RGBA_NONE)
    if description.hasColor {
      // Cairo skips bitmaps in a font without this flag, and in one without hinting.
      FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, FcTrue)
    } else {
      FcPatternAddBool(pattern, FC_HINTING, FcFalse)
      FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE)
    }
    return cairo_ft_font_face_create_for_pattern(pattern)
  }
}
