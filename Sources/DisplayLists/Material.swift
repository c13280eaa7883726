import CoreTypes

/// Frosted glass: what lies behind is blurred, made more colourful, and painted over.
package struct Material: Sendable, Hashable {
  /// The standard deviation of the blur, in points.
  package var blur: CGFloat
  /// 1 leaves colours as they are, 0 makes them grey, more than 1 stronger.
  package var saturation: Double
  /// Painted over the blurred picture one after the other.
  package var tints: [RGBAColor]

  package init(blur: CGFloat, saturation: Double = 1, tints: [RGBAColor]) {
    (self.blur, self.saturation, self.tints) = (blur, saturation, tints)
  }
}
