import CCairo
import DisplayLists

extension CairoPlayer {
  func draw(_ image: ImageReference, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard let picture = image.file.flatMap({ resources.pictures.picture(at: $0) }) else {
      return drawPlaceholder(in: rect, tint: image.tint)
    }
    draw(picture, portion: image.portion, in: rect, tint: image.tint)
  }

  private func draw(_ picture: Bitmap, portion: CGRect, in rect: CGRect, tint: RGBAColor?) {
    guard portion.width > 0, portion.height > 0 else { return }
    let width = Double(picture.widthInPixels), height = Double(picture.heightInPixels)
    cairo_save(context)
    defer { cairo_restore(context) }
    guard append(.rect(rect)) else { return }
    cairo_clip(context)
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(context, rect.width / (portion.width * width), rect.height / (portion.height * height))
    cairo_translate(context, -portion.minX * width, -portion.minY * height)
    paint(picture.surface, tint: tint)
  }

  private func paint(_ surface: CairoSurface, tint: RGBAColor?) {
    guard let tint else {
      cairo_set_source_surface(context, surface.pointer, 0, 0)
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      return cairo_paint(context)
    }
    setSource(tint)
    cairo_mask_surface(context, surface.pointer, 0, 0)
  }

  /// A light box with its diagonals, as drawings on paper mark a picture that comes later.
  private func drawPlaceholder(in rect: CGRect, tint: RGBAColor?) {
    let line = tint ?? RGBAColor(white: 0.72), inside = rect.insetBy(dx: 0.5, dy: 0.5)
    fill(.rect(rect), .solid(tint?.withAlpha(0.12) ?? RGBAColor(white: 0.92)))
    guard !inside.isNull else { return }
    let diagonals: [PathElement] = [
      .move(inside.origin), .line(CGPoint(x: inside.maxX, y: inside.maxY)),
      .move(CGPoint(x: inside.maxX, y: inside.minY)), .line(CGPoint(x: inside.minX, y: inside.maxY)),
    ]
    stroke(.outline(diagonals), .solid(line.withAlpha(0.5 * line.alpha)), StrokeStyle(width: 0.5))
    stroke(.rect(inside), .solid(line), StrokeStyle(width: 1))
  }
}
