import CoreTypes

/// A drawing as values: the appearance of a frame, with nothing left to decide.
///
/// Coordinates are in points, with the origin at the top left and y growing downward. `scale` only gives the number of
/// pixels that a raster player makes of one point. Equal lists give equal pictures.
package struct DisplayList: Sendable, Hashable {
  /// The size in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// The color below all commands; without one the picture starts transparent.
  package var background: RGBAColor?
  package var commands: [DrawCommand]

  package init(size: CGSize, scale: CGFloat = 1, background: RGBAColor? = nil, commands: [DrawCommand] = []) {
    (self.size, self.scale, self.background, self.commands) = (size, scale, background, commands)
  }
}
