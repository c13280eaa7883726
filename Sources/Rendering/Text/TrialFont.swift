import CCairo

/// Tests the glyphs of a bundled font before Cairo draws them. Font files may be damaged, and Cairo gives up a whole
/// picture for one glyph that it cannot draw.
final class TrialFont {
  private let font: OpaquePointer
  private var known: [UInt32: Bool] = [:]

  /// Creates a tester; nil for a font that cannot be opened.
  init?(_ face: OpaquePointer) {
    var size = cairo_matrix_t(xx: 32, yx: 0, xy: 0, yy: 32, x0: 0, y0: 0)
    var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    guard let font = cairo_scaled_font_create(face, &size, &identity, options) else { return nil }
    self.font = font
    if cairo_scaled_font_status(font) != CAIRO_STATUS_SUCCESS { return nil }
  }

  deinit { cairo_scaled_font_destroy(font) }

  func canDraw(_ glyph: UInt32) -> Bool {
    if let known = known[glyph] { return known }
    let isSound = hasOutline(glyph)
    known[glyph] = isSound
    return isSound
  }

  private func hasOutline(_ glyph: UInt32) -> Bool {
    guard let face = cairo_ft_scaled_font_lock_face(font) else { return false }
    defer { cairo_ft_scaled_font_unlock_face(font) }
    guard FT_Load_Glyph(face, glyph, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return false }
    return FT_Outline_Check(&slot.pointee.outline) == 0
  }
}
