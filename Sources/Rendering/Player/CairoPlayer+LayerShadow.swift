import CCairo
import CoreTypes
import DisplayLists

/// Shadows of everything in a layer.
extension CairoPlayer {
  /// Returns the greatest distance of a shadow from its source, in pixels.
  func reach(of shadow: Shadow) -> Int {
    let offset = pixelOffset(of: shadow), blur = 3 * deviation(of: shadow)
    return Int(min(max(abs(offset.width), abs(offset.height)) + blur, 2000).rounded(.up)) + 1
  }

  func drawShadow(of layer: Canvas, _ shadow: Shadow) {
    let offset = pixelOffset(of: shadow), deviation = deviation(of: shadow)
    guard max(abs(offset.width), abs(offset.height)) < 1e6 else { return }
    let pixelScale = canvas.isDocument ? pictureScale : 1
    let scale = min(pixelScale, deviation > 0 ? BlurredCoverage.sharpestDeviation / deviation : pixelScale)
    guard let mask = BlurredCoverage(of: layer, scale: scale, deviation: deviation * scale) else { return }
    setSource(shadow.color)
    canvas.inPixels {
      cairo_translate(context, offset.width + mask.origin.x, offset.height + mask.origin.y)
      cairo_scale(context, 1 / scale, 1 / scale)
      mask.surface.maskSource(of: context)
    }
  }

  /// Returns the offset in pixels. It is in the layer's coordinates, and rotates and scales with them.
  private func pixelOffset(of shadow: Shadow) -> CGSize {
    var x = Double(shadow.offset.width), y = Double(shadow.offset.height)
    cairo_user_to_device_distance(context, &x, &y)
    return CGSize(width: x, height: y)
  }

  private func deviation(of shadow: Shadow) -> Double { max(0, shadow.blur) * canvas.pixelsPerPoint }
}
