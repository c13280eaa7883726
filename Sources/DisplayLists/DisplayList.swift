import CoreTypes

/// A drawing, as values: what a frame looks like, with nothing left to decide.
///
/// Coordinates are points with the origin at the top left and y growing downwards; `scale` says only how many pixels
/// a raster player makes of one point. Equal lists give equal pictures.
package struct DisplayList: Sendable, Hashable {
  /// In points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// Painted below all commands; without one the picture starts transparent.
  package var background: RGBAColor?
  package var commands: [DrawCommand]

  package init(size: CGSize, scale: CGFloat = 1, background: RGBAColor? = nil, commands: [DrawCommand] = []) {
    (self.size, self.scale, self.background, self.commands) = (size, scale, background, commands)
  }
}
