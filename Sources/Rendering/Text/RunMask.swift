import CoreTypes
import CCairo

/// The coverage of a stretch of text, put together from glyph pictures.
struct RunMask {
  struct Placement {
    let mask: GlyphMask
    /// The pixel of the pen.
    let x, y: Int
  }

  let left, top: Int
  let surface: CairoSurface

  /// - Parameter box: nothing is kept beyond its edges.
  /// - Returns: `nil` when nothing is inside of the box.
  init?(_ placements: [Placement], in box: PixelBox) {
    let visible = placements.filter { $0.mask.width > 0 }
    let left = max(box.left, visible.map(\.left).min() ?? 0), right = min(box.right, visible.map(\.right).max() ?? 0)
    let top = max(box.top, visible.map(\.top).min() ?? 0), bottom = min(box.bottom, visible.map(\.bottom).max() ?? 0)
    guard right > left, bottom > top else { return nil }
    (self.left, self.top) = (left, top)
    surface = CairoSurface(
      adopting: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(right - left), Int32(bottom - top)))
    guard let bytes = cairo_image_surface_get_data(surface.pointer) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    cairo_surface_flush(surface.pointer)
    for glyph in visible {
      let columns = max(glyph.left, left)..<max(min(glyph.right, right), max(glyph.left, left))
      let rows = max(glyph.top, top)..<max(min(glyph.bottom, bottom), max(glyph.top, top))
      glyph.add(columns, rows, to: bytes - top * stride - left, stride: stride)
    }
    cairo_surface_mark_dirty(surface.pointer)
  }
}

extension RunMask.Placement {
  var left: Int { x + mask.left }
  var right: Int { left + mask.width }
  var top: Int { y + mask.top }
  var bottom: Int { top + mask.height }

  /// Where glyphs overlap, coverage adds up to full.
  ///
  /// - Parameter origin: where pixel 0, 0 of the picture would be.
  fileprivate func add(
    _ columns: Range<Int>, _ rows: Range<Int>, to origin: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    mask.coverage.withUnsafeBufferPointer { coverage in
      for row in rows {
        let target = origin + row * stride, source = (row - top) * mask.width - left
        for column in columns {
          let sum = UInt16(target[column]) + UInt16(coverage[source + column])
          target[column] = UInt8(min(sum, 255))
        }
      }
    }
  }
}
