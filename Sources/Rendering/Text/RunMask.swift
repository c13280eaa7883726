import CoreTypes
import CCairo

/// The coverage of a stretch of text, composed from glyph images.
struct RunMask {
  struct Placement {
    let mask: GlyphMask
    /// The pixel of the pen.
    let x, y: Int
  }

  /// The box, relative to the same origin as the placements.
  let box: PixelBox
  let surface: CairoSurface

  /// Returns the box of all glyphs' pixels.
  static func box(around placements: [Placement]) -> PixelBox {
    var left = Int.max, top = Int.max, right = Int.min, bottom = Int.min
    for glyph in placements where glyph.mask.width > 0 {
      (left, top) = (min(left, glyph.left), min(top, glyph.top))
      (right, bottom) = (max(right, glyph.right), max(bottom, glyph.bottom))
    }
    return left < right ? PixelBox(left: left, top: top, right: right, bottom: bottom) : .empty
  }

  /// - Parameter box: The limits of the mask.
  /// - Returns: `nil` if it is empty.
  init?(_ placements: [Placement], in box: PixelBox) {
    guard !box.isEmpty else { return nil }
    self.box = box
    surface = CairoSurface(
      adopting: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height)))
    guard let bytes = cairo_image_surface_get_data(surface.pointer) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    cairo_surface_flush(surface.pointer)
    for glyph in placements where glyph.mask.width > 0 {
      let part = glyph.box.intersection(box)
      if !part.isEmpty { glyph.add(part, to: bytes - box.top * stride - box.left, stride: stride) }
    }
    surface.markDirty()
  }

  var bytesInUse: Int { 500 + box.width * box.height }
}

extension RunMask.Placement {
  var left: Int { x + mask.left }
  var right: Int { left + mask.width }
  var top: Int { y + mask.top }
  var bottom: Int { top + mask.height }

  fileprivate var box: PixelBox { PixelBox(left: left, top: top, right: right, bottom: bottom) }

  /// Adds a glyph; where glyphs overlap, coverage is added up to full.
  ///
  /// - Parameter origin: The address of pixel 0, 0.
  fileprivate func add(_ part: PixelBox, to origin: UnsafeMutablePointer<UInt8>, stride: Int) {
    mask.coverage.withUnsafeBufferPointer { coverage in
      for row in part.top..<part.bottom {
        let target = origin + row * stride, source = (row - top) * mask.width - left
        for column in part.left..<part.right {
          let sum = UInt16(target[column]) + UInt16(coverage[source + column])
          target[column] = UInt8(min(sum, 255))
        }
      }
    }
  }
}
