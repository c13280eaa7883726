import CCairo
import CoreTypes

/// An area of whole pixels, counted from the top left of a picture.
package struct PixelArea: Hashable, Sendable {
  package var x, y, width, height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

// Changes from one frame to the next.
extension Bitmap {
  package var area: PixelArea { PixelArea(x: 0, y: 0, width: widthInPixels, height: heightInPixels) }

  /// Returns the smallest rectangle that contains all differences: nil if there are none, the whole picture if the
  /// sizes differ. It takes linear time in the number of pixels, at the speed of `memcmp`.
  package func difference(from other: Bitmap) -> PixelArea? {
    guard area == other.area, let own = rows, let others = other.rows else { return area }
    let width = widthInPixels, height = heightInPixels
    func differs(_ y: Int) -> Bool { memcmp(own.row(y), others.row(y), width * 4) != 0 }
    guard let top = (0..<height).first(where: differs) else { return nil }
    let bottom = (top..<height).last(where: differs) ?? top
    var left = width, right = 0
    for y in top...bottom {
      let a = own.row(y), b = others.row(y)
      if let first = (0..<left).first(where: { a[$0] != b[$0] }) { left = first }
      if let last = (right..<width).last(where: { a[$0] != b[$0] }) { right = last }
    }
    return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Returns a PNG file of a part of the picture.
  ///
  /// - Precondition: `area` is inside the picture and not empty.
  /// - Throws: `encodingFailed` if there is not enough memory.
  package func pngData(of area: PixelArea) throws(RenderingError) -> Data {
    guard let rows else { throw .noMemoryToEncode }
    let start = UnsafeRawPointer(rows.row(area.y) + area.x).assumingMemoryBound(to: UInt8.self)
    return try PNGEncoding(
      surface, start, width: area.width, height: area.height, stride: rows.stride, PNGEncoder()
    ).end(scale: nil)
  }

  private var rows: PixelRows? {
    guard let bytes = cairo_image_surface_get_data(surface.pointer) else { return nil }
    return PixelRows(start: UnsafeRawPointer(bytes), stride: Int(cairo_image_surface_get_stride(surface.pointer)))
  }
}

/// The pixels of a picture as words, by row; valid as long as its surface lives.
private struct PixelRows {
  let start: UnsafeRawPointer
  /// The number of bytes from one row to the next.
  let stride: Int

  func row(_ y: Int) -> UnsafePointer<UInt32> { (start + y * stride).assumingMemoryBound(to: UInt32.self) }
}
