import CoreTypes

/// The rounding from the size of a text to the size of its view: always up, to a grid that depends on the generation
/// and the device.
///
/// A few thousandths of a pixel are ignored first, so that noise does not add a pixel.
package struct TextRounding: Sendable, Hashable {
  private let grid: PixelGrid

  /// The rounding of Interface Builder's own resizing, of button titles, and of every label of the Helvetica era.
  package static let wholePoints = Self(grid: PixelGrid(scale: 1))
  /// Returns the rounding of labels since the Helvetica Neue era.
  package static func pixels(scale: CGFloat) -> Self { Self(grid: PixelGrid(scale: scale)) }

  package func up(_ length: CGFloat) -> CGFloat { grid.ceil(length) }
  package func up(_ size: CGSize) -> CGSize { CGSize(width: up(size.width), height: up(size.height)) }
}
