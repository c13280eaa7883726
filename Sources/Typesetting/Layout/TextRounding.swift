import CoreTypes

/// How the size of a text becomes the size of the view that shows it: always upwards, to a grid that the caller's
/// generation and device choose.
///
/// A few thousandths of a pixel are forgiven first, so that noise does not cost a pixel.
package struct TextRounding: Sendable, Hashable {
  private let grid: PixelGrid

  /// Interface Builder's own resizing, button titles, and every label of the Helvetica era.
  package static let wholePoints = Self(grid: PixelGrid(scale: 1))
  /// Labels since the Helvetica Neue era.
  package static func pixels(scale: CGFloat) -> Self { Self(grid: PixelGrid(scale: scale)) }

  package func up(_ length: CGFloat) -> CGFloat { grid.ceil(length) }
  package func up(_ size: CGSize) -> CGSize { CGSize(width: up(size.width), height: up(size.height)) }
}
