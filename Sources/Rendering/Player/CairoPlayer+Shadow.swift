import CoreTypes
import CCairo
import DisplayLists

extension CairoPlayer {
  func draw(_ shadow: Shadow, of path: Path) {
    guard shadow.hasNumbers else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, shadow.offset.width, shadow.offset.height)
    guard shadow.blur > 0 else { return fill(path, .solid(shadow.color)) }
    guard let box = visibleBox(of: path, reach: shadow.blur * 3) else { return }
    drawMask(of: path, in: box, shadow)
  }

  /// Returns the visible part of a blurred path, in points; `nil` if there is none.
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
    let scale = min(pictureScale, BlurredCoverage.sharpestDeviation / shadow.blur)
    let key = BlurredCoverage.Key(path: path, box: box, scale: scale, blur: shadow.blur)
    guard let mask = resources.coverage(key) else { return }
    cairo_translate(context, box.minX, box.minY)
    cairo_scale(context, 1 / scale, 1 / scale)
    setSource(shadow.color)
    mask.surface.maskSource(of: context)
  }
}

extension Shadow {
  var hasNumbers: Bool { [offset.width, offset.height, blur].allSatisfy { abs($0) < 1e6 } }
}
