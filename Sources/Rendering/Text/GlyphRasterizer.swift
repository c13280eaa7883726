import CCairo

/// Rasterizes glyphs with FreeType, because Cairo would need a surface and a path for each. It opens its own fonts,
/// because Cairo's are shared by all threads.
final class GlyphRasterizer {
  private var library: FT_Library?
  /// The fonts; nil for those that FreeType cannot open or whose glyphs have no outlines.
  private var fonts: [FaceDescription: FT_Face?] = [:]

  init() { FT_Init_FreeType(&library) }

  /// Also frees the library's fonts.
  deinit { FT_Done_FreeType(library) }

  /// Returns the mask; nil for a glyph that has to be drawn in another way.
  func mask(_ key: GlyphMaskKey, of face: FontFace) -> GlyphMask? {
    guard face.emboldening == 0, let font = font(face.description),
      FT_Set_Char_Size(font, key.horizontalSize.in64ths, key.verticalSize.in64ths, 0, 0) == 0,
      FT_Load_Glyph(font, key.glyph, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
      let slot = font.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    if face.slant != 0 {
      var matrix = FT_Matrix(xx: 1 << 16, xy: Int(face.slant * 65_536), yx: 0, yy: 1 << 16)
      FT_Outline_Transform(&slot.pointee.outline, &matrix)
    }
    // The y axis points upward.
    FT_Outline_Translate(
      &slot.pointee.outline, 64 * key.xPhase / GlyphMaskKey.phases, -64 * key.yPhase / GlyphMaskKey.phases)
    return FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 ? GlyphMask(slot.pointee) : nil
  }

  private func font(_ description: FaceDescription) -> FT_Face? {
    if let known = fonts[description] { return known }
    let font = open(description)
    fonts[description] = .some(font)
    return font
  }

  private func open(_ description: FaceDescription) -> FT_Face? {
    var font: FT_Face?
    guard FT_New_Face(library, description.path, description.index, &font) == 0, let font else { return nil }
    if let variations = description.variations { vary(font, variations) }
    return font
  }

  /// - Parameter variations: The axes in fontconfig's format, `wght=600,opsz=17`.
  private func vary(_ font: FT_Face, _ variations: String) {
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(font, &axes) == 0, let axes else { return }
    defer { FT_Done_MM_Var(library, axes) }
    let wanted = Dictionary(
      variations.split(separator: ",").compactMap { setting -> (UInt, Double)? in
        let parts = setting.split(separator: "=")
        guard parts.count == 2, let value = Double(parts[1]) else { return nil }
        return (parts[0].utf8.reduce(0) { $0 << 8 | UInt($1) }, value)
      }, uniquingKeysWith: { $1 })
    var coordinates = (0..<Int(axes.pointee.num_axis)).map { index -> FT_Fixed in
      let axis = axes.pointee.axis[index]
      return wanted[UInt(axis.tag)].map { FT_Fixed($0 * 65_536) } ?? axis.def
    }
    FT_Set_Var_Design_Coordinates(font, UInt32(coordinates.count), &coordinates)
  }
}

extension Double {
  fileprivate var in64ths: FT_F26Dot6 { FT_F26Dot6((self * 64).rounded()) }
}

extension GlyphMask {
  /// Creates a mask from FreeType's rendered glyph.
  fileprivate init(_ slot: FT_GlyphSlotRec) {
    let bitmap = slot.bitmap, width = Int(bitmap.width), height = Int(bitmap.rows)
    guard width > 0, height > 0, let bytes = bitmap.buffer else {
      self = .empty
      return
    }
    let coverage = [UInt8](rows: bytes, stride: Int(bitmap.pitch), width: width, height: height)
    self.init(
      left: Int(slot.bitmap_left), top: -Int(slot.bitmap_top), width: width, height: height, coverage: coverage)
  }
}
