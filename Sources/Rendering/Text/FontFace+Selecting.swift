import CCairo

extension FontFace {
  /// Makes this the font of a context, with sizes in the context's units per em.
  func select(on context: OpaquePointer, horizontalSize: Double, verticalSize: Double) {
    let slant = needsSlant ? 0.2 : 0
    var matrix = cairo_matrix_t(
      xx: horizontalSize, yx: 0, xy: -verticalSize * slant, yy: verticalSize, x0: 0, y0: 0)
    cairo_set_font_face(context, cairoFace)
    cairo_set_font_matrix(context, &matrix)
  }
}

/// Nothing that would depend on the machine: no hinting, no coloured subpixels, advances as designed.
func setNeutralFontOptions(of context: OpaquePointer) {
  let options = cairo_font_options_create()
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  cairo_set_font_options(context, options)
  cairo_font_options_destroy(options)
}
