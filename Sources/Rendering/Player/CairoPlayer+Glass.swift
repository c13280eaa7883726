import CCairo
import CoreTypes
import DisplayLists

extension CairoPlayer {
  /// Draws glass. In a document, it is the only part that becomes pixels.
  func drawGlass(_ path: Path, _ material: Material) {
    guard let blur = playerWithPixels()?.backdropBlur(path, material), append(path) else { return }
    let isDocument = canvas.isDocument
    canvas.inPixels {
      if isDocument { cairo_scale(context, 1 / pictureScale, 1 / pictureScale) }
      setSource(blur, enlarged: isDocument)
    }
    // Replaces the content below, which would show through where the picture is not opaque.
    if !isDocument { cairo_set_operator(context, CAIRO_OPERATOR_SOURCE) }
    cairo_fill(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// - Parameter enlarged: Whether to enlarge the blur to the picture's pixels, for viewers that would show its few
  ///   pixels as squares.
  private func setSource(_ blur: BackdropBlur, enlarged: Bool) {
    if let color = blur.color { return setSource(color) }
    cairo_translate(context, Double(blur.box.left), Double(blur.box.top))
    if enlarged { return blur.enlarged().setAsSource(of: context) }
    blur.setSource(of: context)
  }

  /// Returns the blur; nil if nothing of the path is visible.
  private func backdropBlur(_ path: Path, _ material: Material) -> BackdropBlur? {
    guard material.blur.isFinite, append(path) else { return nil }
    let deviation = max(0, material.blur) * canvas.pixelsPerPoint
    let reach = Int(min(3 * deviation, 10_000).rounded(.up)) + 1
    let box = canvas.pathBox.intersection(canvas.clipBox.enlarged(by: reach)).intersection(canvases[0].box)
    if box.isEmpty { return nil }
    if canvases.count == 1, let word = canvas.surface.commonWord(in: box) {
      return BackdropBlur(word, box: box, material)
    }
    return BackdropBlur(backdrop(box), box: box, deviation: deviation, material)
  }

  /// Returns the visible content of a box so far, through all open groups.
  private func backdrop(_ box: PixelBox) -> CairoSurface {
    let surface = CairoSurface.argb(width: box.width, height: box.height)
    let context = cairo_create(surface.pointer)!
    defer { cairo_destroy(context) }
    for canvas in canvases {
      canvas.surface.setAsSource(of: context, x: Double(-box.left), y: Double(-box.top))
      cairo_paint(context)
    }
    return surface
  }
}

extension BackdropBlur {
  /// Sets the blur as the source, enlarged to as many units as the box has pixels.
  fileprivate func setSource(of context: OpaquePointer) {
    cairo_scale(
      context, Double(box.width) / Double(surface.widthInPixels), Double(box.height) / Double(surface.heightInPixels))
    surface.setAsSource(of: context)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
  }

  fileprivate func enlarged() -> CairoSurface {
    let result = CairoSurface.argb(width: box.width, height: box.height), context = cairo_create(result.pointer)!
    defer { cairo_destroy(context) }
    setSource(of: context)
    cairo_paint(context)
    return result
  }
}
