import CoreTypes

/// The dependence of a control's height on its font's line height.
package struct LineHeightRule: Sendable, Hashable {
  package enum Rounding: Sendable, Hashable { case wholePoint, pixel }

  /// The multiple of the font's line height.
  package var factor: CGFloat
  /// The padding added after rounding, in points.
  package var padding: CGFloat
  package var minimum: CGFloat
  package var rounding: Rounding

  package init(factor: CGFloat = 1, padding: CGFloat = 0, minimum: CGFloat = 0, rounding: Rounding = .wholePoint) {
    (self.factor, self.padding, self.minimum, self.rounding) = (factor, padding, minimum, rounding)
  }

  /// - Parameters:
  ///   - lineHeight: The font's line height in points, not rounded.
  ///   - scale: The pixels per point of the screen.
  package func height(lineHeight: CGFloat, scale: CGFloat) -> CGFloat {
    let grid = PixelGrid(scale: rounding == .pixel ? scale : 1)
    return max(minimum, grid.ceil(lineHeight * factor) + padding)
  }
}
