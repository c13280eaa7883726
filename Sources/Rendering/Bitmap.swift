import CCairo
import CoreTypes

/// Pixels, from a raster player or a PNG file.
package struct Bitmap {
  let surface: CairoSurface

  /// - Parameter surface: A finished image surface in ARGB32.
  init(_ surface: CairoSurface) { self.surface = surface }

  package var widthInPixels: Int { surface.widthInPixels }
  package var heightInPixels: Int { surface.heightInPixels }

  /// The color of a pixel counted from the top left, without premultiplied alpha. It is clear outside of the picture.
  package subscript(x: Int, y: Int) -> RGBAColor {
    guard (0..<widthInPixels).contains(x), (0..<heightInPixels).contains(y),
      let bytes = cairo_image_surface_get_data(surface.pointer)
    else { return .clear }
    let offset = y * Int(cairo_image_surface_get_stride(surface.pointer)) + x * 4
    let word = UnsafeRawPointer(bytes).load(fromByteOffset: offset, as: UInt32.self)
    return RGBAColor(premultiplied: word)
  }
}

extension Bitmap {
  /// Returns a PNG file.
  ///
  /// It is compressed for speed, not for size. Opaque pictures have no alpha channel. The density is `72 · scale` dots
  /// per inch.
  ///
  /// - Throws: `encodingFailed` if there is not enough memory.
  package func pngData(scale: CGFloat = 1) throws(RenderingError) -> Data {
    try encoding(by: PNGEncoder()).end(scale: scale)
  }

  /// Returns an encoding of the picture, which may still be painted.
  func encoding(by encoder: PNGEncoder) throws(RenderingError) -> PNGEncoding {
    try PNGEncoding(
      surface, cairo_image_surface_get_data(surface.pointer), width: widthInPixels, height: heightInPixels,
      stride: Int(cairo_image_surface_get_stride(surface.pointer)), encoder)
  }
}

extension RGBAColor {
  /// - Parameter word: A pixel in Cairo's ARGB32.
  fileprivate init(premultiplied word: UInt32) {
    let alpha = Double(word >> 24), divisor = max(alpha, 1)
    self.init(
      red: Double(word >> 16 & 0xFF) / divisor, green: Double(word >> 8 & 0xFF) / divisor,
      blue: Double(word & 0xFF) / divisor, alpha: alpha / 255)
  }
}
