import CoreTypes

/// Frosted glass: the backdrop is blurred, saturated and tinted.
package struct Material: Sendable, Hashable {
  /// The standard deviation of the blur, in points.
  package var blur: CGFloat
  /// The saturation: 1 leaves colors as they are, 0 makes them gray, more than 1 makes them stronger.
  package var saturation: Double
  /// The colors painted over the blurred backdrop, in order.
  package var tints: [RGBAColor]

  package init(blur: CGFloat, saturation: Double = 1, tints: [RGBAColor]) {
    (self.blur, self.saturation, self.tints) = (blur, saturation, tints)
  }
}
