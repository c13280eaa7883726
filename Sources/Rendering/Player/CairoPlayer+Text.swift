import CCairo
import DisplayLists

extension CairoPlayer {
  /// Nothing that would depend on the machine: no hinting, no coloured subpixels, advances as designed.
  func setFontOptions() {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  func text(_ run: TextRun) {
    guard run.font.pointSize > 0, run.font.pointSize.isFinite else { return }
    setSource(run.color)
    for stretch in shaper.glyphs(of: run) { draw(stretch, of: run) }
  }

  private func draw(_ stretch: GlyphStretch, of run: TextRun) {
    let glyphs = stretch.glyphs.map {
      cairo_glyph_t(index: UInt($0.id), x: run.origin.x + $0.position.x, y: run.origin.y + $0.position.y)
    }
    guard glyphs.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    select(stretch, pointSize: run.font.pointSize)
    if isRaster && !stretch.face.hasColor {
      cairo_new_path(context)
      cairo_glyph_path(context, glyphs, Int32(glyphs.count))
      cairo_fill(context)
    } else {
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    }
  }

  /// Pixels get filled outlines: Cairo's own glyph pictures can only stand on whole pixels. Documents get real text.
  private var isRaster: Bool {
    cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_IMAGE
  }

  private func select(_ stretch: GlyphStretch, pointSize: CGFloat) {
    let slant = stretch.face.needsSlant ? 0.2 : 0
    var matrix = cairo_matrix_t(
      xx: pointSize * stretch.horizontalScale, yx: 0, xy: -pointSize * slant, yy: pointSize, x0: 0, y0: 0)
    cairo_set_font_face(context, stretch.face.cairoFace)
    cairo_set_font_matrix(context, &matrix)
  }
}
