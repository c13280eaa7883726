import CoreTypes
import CCairo
import DisplayLists

extension CairoPlayer {
  func draw(_ image: ImageReference, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard case .file(let path) = image.source, let picture = resources.pictures.picture(at: path) else {
      return drawPlaceholder(in: rect, tint: image.tint)
    }
    draw(picture, portion: image.portion, in: rect, tint: image.tint)
  }

  private func draw(_ picture: Bitmap, portion: CGRect, in rect: CGRect, tint: RGBAColor?) {
    guard let part = picture.part(portion) else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    guard append(.rect(rect)) else { return }
    cairo_clip(context)
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(context, rect.width / part.size.width, rect.height / part.size.height)
    paint(part.surface, tint: tint)
  }

  private func paint(_ surface: CairoSurface, tint: RGBAColor?) {
    guard let tint else {
      surface.setAsSource(of: context)
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      return cairo_paint(context)
    }
    let mask = cairo_pattern_create_for_surface(surface.pointer)
    cairo_pattern_set_extend(mask, CAIRO_EXTEND_PAD)
    setSource(tint)
    cairo_mask(context, mask)
    cairo_pattern_destroy(mask)
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

extension Bitmap {
  /// Whole pixels that nothing around them mixes into: the parts of a resizable image must not bleed.
  fileprivate func part(_ portion: CGRect) -> (surface: CairoSurface, size: CGSize)? {
    let width = Double(widthInPixels), height = Double(heightInPixels)
    let left = (portion.minX * width).rounded(), right = (portion.maxX * width).rounded()
    let top = (portion.minY * height).rounded(), bottom = (portion.maxY * height).rounded()
    let size = CGSize(width: right - left, height: bottom - top)
    guard left >= 0, top >= 0, right <= width, bottom <= height, size.width > 0, size.height > 0 else { return nil }
    if size == CGSize(width: width, height: height) { return (surface, size) }
    let part = cairo_surface_create_for_rectangle(surface.pointer, left, top, size.width, size.height)
    return part.map { (CairoSurface(adopting: $0), size) }
  }
}
