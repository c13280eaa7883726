import CCairo
import CoreTypes
import DisplayLists

/// The view through a piece of frosted glass.
///
/// A blurred image has no details, so it is computed with few pixels and enlarged when it is shown. That makes its cost
/// independent of the blur.
struct BackdropBlur {
  let surface: CairoSurface
  /// The covered area in pixels of the picture.
  let box: PixelBox

  /// - Parameters:
  ///   - backdrop: The sharp content of the box.
  ///   - deviation: The standard deviation of the blur in pixels.
  init(_ backdrop: CairoSurface, box: PixelBox, deviation: Double, _ material: Material) {
    self.box = box
    let pixelsPerPixel = max(1, deviation / Self.sharpestDeviation)
    surface = AreaAverage.reduced(
      backdrop, PixelBox(left: 0, top: 0, right: box.width, bottom: box.height),
      toWidth: Int((Double(box.width) / pixelsPerPixel).rounded(.up)),
      height: Int((Double(box.height) / pixelsPerPixel).rounded(.up)))
    blur(deviation / pixelsPerPixel)
    apply(material)
  }

  /// - Parameter word: The only color behind the glass, which no blur changes.
  init(_ word: UInt32, box: PixelBox, _ material: Material) {
    (self.box, surface) = (box, .argb(width: 1, height: 1))
    surface.words?.base.pointee = word
    surface.markDirty()
    apply(material)
  }

  private func apply(_ material: Material) {
    if material.saturation != 1 { saturate(material.saturation) }
    paint(material.tints)
  }

  /// The blur in pixels from which interpolation between fewer pixels is invisible.
  private static let sharpestDeviation = 4.0

  /// The single opaque color seen through the glass, for example over an empty page.
  var color: RGBAColor? {
    guard surface.widthInPixels == 1, surface.heightInPixels == 1 else { return nil }
    let color = Bitmap(surface)[0, 0]
    return color.alpha == 1 ? color : nil
  }

  private func blur(_ deviation: Double) {
    guard let words = surface.words else { return }
    BoxBlur(deviation: deviation, surroundings: .mirrored).apply(
      to: UnsafeMutableRawPointer(words.base).assumingMemoryBound(to: UInt8.self), width: surface.widthInPixels,
      height: surface.heightInPixels, stride: words.stride * 4, channels: 4)
    surface.markDirty()
  }

  private func saturate(_ saturation: Double) {
    guard let words = surface.words else { return }
    for y in 0..<surface.heightInPixels {
      let row = words.row(y)
      for x in 0..<surface.widthInPixels { row[x] = saturated(row[x], saturation) }
    }
    surface.markDirty()
  }

  private func paint(_ tints: [RGBAColor]) {
    let context = cairo_create(surface.pointer)
    defer { cairo_destroy(context) }
    for tint in tints {
      cairo_set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha)
      cairo_paint(context)
    }
  }
}

/// Moves a color away from the gray of the same brightness.
///
/// > Source: W3C Filter Effects, saturate: the weights of the three components.
private func saturated(_ word: UInt32, _ saturation: Double) -> UInt32 {
  let alpha = Double(word >> 24)
  let red = Double(word >> 16 & 0xFF), green = Double(word >> 8 & 0xFF), blue = Double(word & 0xFF)
  let grey = 0.213 * red + 0.715 * green + 0.072 * blue
  func moved(_ component: Double) -> UInt32 {
    UInt32(min(max(grey + saturation * (component - grey), 0), alpha).rounded())
  }
  return word & 0xFF00_0000 | moved(red) << 16 | moved(green) << 8 | moved(blue)
}
