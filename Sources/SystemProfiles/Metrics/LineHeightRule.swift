import CoreTypes

/// How the height of a control follows the line height of its font.
package struct LineHeightRule: Sendable, Hashable {
  package enum Rounding: Sendable, Hashable { case wholePoint, pixel }

  /// Multiplies the font's line height.
  package var factor: CGFloat
  /// Added after rounding, in points.
  package var padding: CGFloat
  package var minimum: CGFloat
  package var rounding: Rounding

  package init(factor: CGFloat = 1, padding: CGFloat = 0, minimum: CGFloat = 0, rounding: Rounding = .wholePoint) {
    (self.factor, self.padding, self.minimum, self.rounding) = (factor, padding, minimum, rounding)
  }

  /// - Parameters:
  ///   - lineHeight: of the font, in points, not rounded.
  ///   - scale: pixels per point of the screen.
  package func height(lineHeight: CGFloat, scale: CGFloat) -> CGFloat {
    let grid = PixelGrid(scale: rounding == .pixel ? scale : 1)
    return max(minimum, grid.ceil(lineHeight * factor) + padding)
  }
}
