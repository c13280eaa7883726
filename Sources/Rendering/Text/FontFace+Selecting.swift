import CCairo

extension FontFace {
  /// Makes this the font of a context, with sizes in the context's units per em.
  func select(on context: OpaquePointer, horizontalSize: Double, verticalSize: Double) {
    var matrix = cairo_matrix_t(
      xx: horizontalSize, yx: 0, xy: -verticalSize * slant, yy: verticalSize, x0: 0, y0: 0)
    cairo_set_font_face(context, cairoFace)
    cairo_set_font_matrix(context, &matrix)
  }

  /// Fills the current path, which consists of this font's glyphs.
  func fillOutlines(on context: OpaquePointer, size: Double) {
    cairo_fill_preserve(context)
    thicken(on: context, size: size)
  }

  /// Strokes the edges of the current path, and removes it.
  func thicken(on context: OpaquePointer, size: Double) {
    defer { cairo_new_path(context) }
    guard emboldening > 0 else { return }
    cairo_set_line_width(context, emboldening * size)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_dash(context, nil, 0, 0)
    cairo_stroke(context)
  }
}

/// Sets options that do not depend on the machine: no hinting, no subpixel rendering, advances as designed.
func setNeutralFontOptions(of context: OpaquePointer) {
  let options = cairo_font_options_create()
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  cairo_set_font_options(context, options)
  cairo_font_options_destroy(options)
}
