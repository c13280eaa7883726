import CoreTypes

/// How what was painted together is put onto what lies behind it.
package struct LayerStyle: Sendable, Hashable {
  /// 0…1.
  package var opacity: Double
  package var blendMode: BlendMode
  /// Thrown by everything in the layer together, below it and under the same opacity.
  package var shadow: Shadow?

  package init(opacity: Double = 1, blendMode: BlendMode = .normal, shadow: Shadow? = nil) {
    (self.opacity, self.blendMode, self.shadow) = (opacity, blendMode, shadow)
  }

  /// A layer of this style looks as what is in it would without one, but where things in it overlap and are not opaque.
  package var isPlain: Bool { opacity >= 1 && blendMode == .normal && shadow == nil }
}

/// The names of CSS and of `CGBlendMode`; the second group are the compositing rules of Porter and Duff.
///
/// > Source: W3C Compositing and Blending, Level 1.
package enum BlendMode: String, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity

  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor,
    plusLighter
}
