import CCairo
import CoreTypes
import DisplayLists

extension CairoPlayer {
  func draw(_ image: ImageReference, in rect: CGRect) {
    guard canBeSeen(rect) else { return }
    guard let entry = picture(image, in: rect) else { return drawPlaceholder(in: rect, tint: image.tint) }
    guard let part = entry.picture.pixels(of: image.portion) else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    guard append(.rect(rect)) else { return }
    cairo_clip(context)
    paint(surface(of: entry, part, image, in: rect), image, in: rect)
  }

  private func canBeSeen(_ rect: CGRect) -> Bool {
    let place = pixels(of: rect.size)
    return rect.width > 0 && rect.height > 0 && min(place.width, place.height) > 1e-3
      && max(rect.width, rect.height).isFinite
  }

  private func picture(_ image: ImageReference, in rect: CGRect) -> PictureStore.Entry? {
    if case .drawing(let list) = image.source { return drawing(list, image, in: rect) }
    return resources.pictures.picture(of: image) { vectorPixels(of: image, in: rect) }
  }

  /// Returns the size at which a file's vectors are rasterized: its own size, or that of the destination.
  private func vectorPixels(of image: ImageReference, in rect: CGRect) -> PixelSize {
    if let size = image.vectorSize {
      return PixelSize(nearest: CGSize(width: size.width * pictureScale, height: size.height * pictureScale))
    }
    let place = pixels(of: rect.size), portion = image.portion
    return PixelSize(nearest: CGSize(width: place.width / portion.width, height: place.height / portion.height))
  }

  /// Returns the surface to paint, with no more pixels than are visible. A document keeps all of them for zooming in.
  private func surface(
    of entry: PictureStore.Entry, _ part: PixelBox, _ image: ImageReference, in rect: CGRect
  ) -> CairoSurface {
    let isWhole = part.width == entry.picture.widthInPixels && part.height == entry.picture.heightInPixels
    let keepsPixels = image.scaling == .nearest || canvas.isDocument
    let place = keepsPixels ? PixelSize(part) : PixelSize(nearest: pixels(of: rect.size))
    let shrinks = part.width > place.widthInPixels || part.height > place.heightInPixels
    return isWhole && !shrinks ? entry.picture.surface : resources.pictures.reduced(entry, portion: part, to: place)
  }

  private func paint(_ surface: CairoSurface, _ image: ImageReference, in rect: CGRect) {
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(context, rect.width / Double(surface.widthInPixels), rect.height / Double(surface.heightInPixels))
    let pattern = surface.pattern(image.scaling, isDocument: canvas.isDocument)
    defer { cairo_pattern_destroy(pattern) }
    if let tint = image.tint {
      setSource(tint)
      cairo_mask(context, pattern)
    } else {
      cairo_set_source(context, pattern)
      cairo_paint(context)
    }
  }

  /// Draws a light box with its diagonals, the usual mark for a missing image.
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
  /// Returns whole pixels, so that the parts of a resizable image do not bleed into each other.
  fileprivate func pixels(of portion: CGRect) -> PixelBox? {
    let width = Double(widthInPixels), height = Double(heightInPixels)
    let left = (portion.minX * width).rounded(), right = (portion.maxX * width).rounded()
    let top = (portion.minY * height).rounded(), bottom = (portion.maxY * height).rounded()
    guard left >= 0, top >= 0, right <= width, bottom <= height, right > left, bottom > top else { return nil }
    return PixelBox(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom))
  }
}
