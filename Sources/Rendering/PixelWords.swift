import CCairo
import CoreTypes

/// The memory of an image surface in ARGB32, one word for each pixel; valid as long as the surface lives.
struct PixelWords {
  let base: UnsafeMutablePointer<UInt32>
  /// The number of words from one row to the next.
  let stride: Int

  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y * stride }
}

extension CairoSurface {
  static func argb(width: Int, height: Int) -> CairoSurface {
    CairoSurface(adopting: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
  }

  var widthInPixels: Int { Int(cairo_image_surface_get_width(pointer)) }
  var heightInPixels: Int { Int(cairo_image_surface_get_height(pointer)) }

  /// The memory; nil if the surface has none. Call `markDirty` after writing to it.
  var words: PixelWords? {
    cairo_surface_flush(pointer)
    guard let bytes = cairo_image_surface_get_data(pointer) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(pointer)) / 4
    return PixelWords(base: UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self), stride: stride)
  }

  /// Returns the word that all pixels of a box share.
  func commonWord(in box: PixelBox) -> UInt32? {
    guard !box.isEmpty, let words else { return nil }
    let start = words.row(box.top) + box.left, rowSize = box.width * 4
    guard memcmp(start, start + 1, rowSize - 4) == 0 else { return nil }
    let isCommon = (box.top + 1..<box.bottom).allSatisfy { memcmp(start, words.row($0) + box.left, rowSize) == 0 }
    return isCommon ? start[0] : nil
  }

  func markDirty() { cairo_surface_mark_dirty(pointer) }
}
