import CoreTypes

/// The compositing of a layer onto its backdrop.
package struct LayerStyle: Sendable, Hashable {
  /// The opacity, 0…1.
  package var opacity: Double
  package var blendMode: BlendMode
  /// The shadow of everything in the layer together, below it and with the same opacity.
  package var shadow: Shadow?

  package init(opacity: Double = 1, blendMode: BlendMode = .normal, shadow: Shadow? = nil) {
    (self.opacity, self.blendMode, self.shadow) = (opacity, blendMode, shadow)
  }

  /// Whether the layer can be left out: its content looks the same without one, except where translucent content
  /// overlaps.
  package var isPlain: Bool { opacity >= 1 && blendMode == .normal && shadow == nil }
}

/// The blend modes, with names from CSS and `CGBlendMode`. The second group are the compositing operators of Porter and
/// Duff.
///
/// > Source: W3C Compositing and Blending, Level 1.
package enum BlendMode: String, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity

  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor,
    plusLighter
}
