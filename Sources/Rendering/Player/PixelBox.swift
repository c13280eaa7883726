import CCairo
import CoreTypes

/// A rectangle of whole pixels from the top left of the picture. In a document, a pixel is a point.
struct PixelBox: Hashable {
  let left, top, right, bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top) = (left, top)
    (self.right, self.bottom) = (max(left, right), max(top, bottom))
  }

  init(_ size: PixelSize) {
    self.init(left: 0, top: 0, right: size.widthInPixels, bottom: size.heightInPixels)
  }

  /// Creates the box of all pixels that a rectangle touches.
  init(around left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    self.init(
      left: Int(bounded(left).rounded(.down)), top: Int(bounded(top).rounded(.down)),
      right: Int(bounded(right).rounded(.up)), bottom: Int(bounded(bottom).rounded(.up)))
  }

  static let empty = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { width == 0 || height == 0 }

  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func moved(x: Int, y: Int) -> PixelBox {
    PixelBox(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  func enlarged(by pixels: Int) -> PixelBox {
    PixelBox(left: left - pixels, top: top - pixels, right: right + pixels, bottom: bottom + pixels)
  }
}

/// Returns a coordinate that is a number and cannot overflow in sums.
private func bounded(_ coordinate: Double) -> Double { coordinate.isNaN ? 0 : min(max(coordinate, -1e6), 1e6) }
