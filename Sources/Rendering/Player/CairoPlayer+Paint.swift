import CoreTypes
import CCairo
import DisplayLists

extension CairoPlayer {
  func paint(_ color: RGBAColor) {
    setSource(color)
    cairo_paint(context)
  }

  func fill(_ path: Path, _ paint: Paint) {
    if !drawStored(path, paint, nil) { draw(path, paint, nil) }
  }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    guard style.width > 0 else { return }
    guard style.smoothsEdges else { return withoutAntialiasing { draw(path, paint, style) } }
    if !drawStored(path, paint, style) { draw(path, paint, style) }
  }

  func withoutAntialiasing(_ draw: () -> Void) {
    let before = cairo_get_antialias(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    draw()
    cairo_set_antialias(context, before)
  }

  /// - Parameter line: The style of a line along the path; nil to fill it.
  func draw(_ path: Path, _ paint: Paint, _ line: StrokeStyle?) {
    guard append(path) else { return }
    setSource(paint)
    if let line {
      apply(line)
      cairo_stroke(context)
    } else {
      cairo_fill(context)
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Draws a shape from cached coverage, unless the clip contains a partial pixel: where clip and shape share an edge,
  /// Cairo applies their intersection once.
  ///
  /// - Returns: Whether there is cached coverage of the shape.
  private func drawStored(_ path: Path, _ paint: Paint, _ line: StrokeStyle?) -> Bool {
    guard case .solid(let color) = paint, !canvas.isDocument else { return false }
    let matrix = canvas.matrix
    guard let key = ShapeMask.Key(path, line, matrix), canvas.clipsWholePixels else { return false }
    let stored = resources.shape(key) { ShapeMask(key, in: box(of: key), resources: resources) }
    guard let mask = stored else { return false }
    setSource(color)
    let x = matrix.x0.rounded(.down), y = matrix.y0.rounded(.down)
    canvas.inPixels { mask.surface.maskSource(of: context, x: x + Double(mask.box.left), y: y + Double(mask.box.top)) }
    return true
  }

  /// Returns the box of all pixels that the shape covers, even partially.
  private func box(of key: ShapeMask.Key) -> PixelBox {
    var before = canvas.matrix, matrix = key.matrix
    cairo_set_matrix(context, &matrix)
    defer { cairo_set_matrix(context, &before) }
    guard append(key.path) else { return .empty }
    var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
    if let line = key.line {
      apply(line)
      cairo_stroke_extents(context, &left, &top, &right, &bottom)
    } else {
      cairo_fill_extents(context, &left, &top, &right, &bottom)
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_new_path(context)
    return canvas.pixelBox(of: CGRect(x: left, y: top, width: right - left, height: bottom - top)).enlarged(by: 1)
  }

  func setSource(_ color: RGBAColor) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private func setSource(_ paint: Paint) {
    switch paint {
    case .solid(let color): setSource(color)
    case .linearGradient(let gradient):
      setSource(
        cairo_pattern_create_linear(gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y), gradient.stops)
    case .radialGradient(let gradient):
      let start = gradient.start, end = gradient.end
      setSource(
        cairo_pattern_create_radial(
          start.center.x, start.center.y, start.radius, end.center.x, end.center.y, end.radius), gradient.stops)
    case .tiles(let tiles): setSource(tiles)
    }
  }

  /// Sets a pattern as the source, and takes ownership of it.
  private func setSource(_ pattern: OpaquePointer?, _ stops: [GradientStop]) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  private func apply(_ style: StrokeStyle) {
    cairo_set_line_width(context, min(style.width, coordinateLimit))
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(style.miterLimit, 0) : 10)
    let dashes = style.dashes.map { Double($0) }
    // Dashes too short to be visible would be too many.
    let period = dashes.reduce(0, +) * canvas.pixelsPerPoint
    let isValid = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && period > 0.2 && style.dashPhase.isFinite
    cairo_set_dash(context, dashes, isValid ? Int32(dashes.count) : 0, style.dashPhase)
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
