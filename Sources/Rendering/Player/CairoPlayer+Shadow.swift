import CoreTypes
import CCairo
import DisplayLists

extension CairoPlayer {
  func draw(_ shadow: Shadow, of path: Path) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, shadow.offset.width, shadow.offset.height)
    guard shadow.blur > 0 else { return fill(path, .solid(shadow.color)) }
    guard let box = visibleBox(of: path, reach: shadow.blur * 3) else { return }
    drawMask(of: path, in: box, shadow)
  }

  /// The part of a blurred path that can be seen, in points; `nil` when there is none.
  private func visibleBox(of path: Path, reach: CGFloat) -> CGRect? {
    guard append(path) else { return nil }
    var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
    cairo_fill_extents(context, &left, &top, &right, &bottom)
    cairo_new_path(context)
    let path = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let clip = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    guard path.width > 0, path.height > 0 else { return nil }
    let box = path.insetBy(dx: -reach, dy: -reach).intersection(clip.insetBy(dx: -reach, dy: -reach))
    return box.isNull || box.isEmpty ? nil : box
  }

  private func drawMask(of path: Path, in box: CGRect, _ shadow: Shadow) {
    let scale = min(shadowScale, (16_000_000 / (box.width * box.height)).squareRoot())
    guard let mask = ShadowMask(path, in: box, scale: scale, blur: shadow.blur, player: self) else { return }
    cairo_translate(context, box.minX, box.minY)
    cairo_scale(context, 1 / scale, 1 / scale)
    setSource(shadow.color)
    cairo_mask_surface(context, mask.surface.pointer, 0, 0)
  }

  /// A player for the coverage of a path alone.
  func maskPlayer(on surface: CairoSurface, scale: CGFloat) -> CairoPlayer {
    CairoPlayer(surface: surface, pixelsPerPoint: scale, shadowScale: scale, resources: resources)
  }
}

/// The blurred coverage of a path.
private struct ShadowMask {
  let surface: CairoSurface

  /// - Parameters:
  ///   - box: the part to compute, in points.
  ///   - blur: standard deviation, in points.
  init?(_ path: Path, in box: CGRect, scale: CGFloat, blur: CGFloat, player: CairoPlayer) {
    let width = Int32((box.width * scale).rounded(.up)), height = Int32((box.height * scale).rounded(.up))
    surface = CairoSurface(adopting: cairo_image_surface_create(CAIRO_FORMAT_A8, width, height))
    guard width > 0, height > 0, cairo_surface_status(surface.pointer) == CAIRO_STATUS_SUCCESS else { return nil }
    let painter = player.maskPlayer(on: surface, scale: scale)
    cairo_translate(painter.context, -box.minX, -box.minY)
    painter.fill(path, .solid(.black))
    blurPixels(deviation: blur * scale)
  }

  private func blurPixels(deviation: CGFloat) {
    cairo_surface_flush(surface.pointer)
    defer { cairo_surface_mark_dirty(surface.pointer) }
    guard let bytes = cairo_image_surface_get_data(surface.pointer) else { return }
    BoxBlur(deviation: deviation).apply(
      to: bytes, width: Int(cairo_image_surface_get_width(surface.pointer)),
      height: Int(cairo_image_surface_get_height(surface.pointer)),
      stride: Int(cairo_image_surface_get_stride(surface.pointer)))
  }
}
