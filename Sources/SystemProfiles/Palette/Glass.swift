import CoreTypes

/// The filter that a translucent bar or panel applies to its backdrop.
package struct Glass: Sendable, Hashable {
  /// The standard deviation of the blur, in points.
  package var blur: CGFloat
  /// The factor by which colors become stronger; 1 leaves them unchanged.
  package var saturation: Double
  /// The tint painted over the blurred backdrop.
  package var tint: RGBAColor

  package init(blur: CGFloat, saturation: Double, tint: RGBAColor) {
    (self.blur, self.saturation, self.tint) = (blur, saturation, tint)
  }

  /// Returns the same glass with another color and the same translucency.
  package func tinted(_ color: RGBAColor) -> Glass {
    Glass(blur: blur, saturation: saturation, tint: color.withAlpha(color.alpha * tint.alpha))
  }
}

extension Glass {
  /// Nearly white, for light screens. Basis: recalled: the sample code "UIImageEffects" of WWDC 2013, extra light effect.
  package static let extraLight = Glass(blur: 20, saturation: 1.8, tint: RGBAColor(white: 0.97, alpha: 0.82))
  /// Basis: recalled, as above, light effect.
  package static let light = Glass(blur: 30, saturation: 1.8, tint: RGBAColor(white: 1, alpha: 0.3))
  /// Basis: recalled, as above, dark effect.
  package static let dark = Glass(blur: 20, saturation: 1.8, tint: RGBAColor(white: 0.11, alpha: 0.73))

  /// Returns a material of the semantic design, from ultra thin to thick. Basis: assumed.
  ///
  /// - Parameter opacity: The opacity of the tint, 0…1.
  package static func material(isDark: Bool, opacity: Double) -> Glass {
    Glass(blur: 30, saturation: isDark ? 1.6 : 1.8, tint: RGBAColor(white: isDark ? 0.12 : 0.97, alpha: opacity))
  }

  /// Returns the clear glass of floating bars, which is sharper than the older kinds. Basis: assumed.
  package static func floating(isDark: Bool) -> Glass {
    Glass(blur: 6, saturation: 1.4, tint: RGBAColor(white: isDark ? 0.16 : 1, alpha: isDark ? 0.7 : 0.72))
  }
}
