import CoreTypes

/// The system colors of one appearance. iOS 13 and later draw everything with them.
package struct NamedColors: Sendable {
  let isDark: Bool
  /// The color of bars over white or black, including the blur.
  let bar: RGBAColor
  var colors: [SystemColor: RGBAColor]

  package subscript(name: SystemColor) -> RGBAColor { colors[name] ?? .clear }

  /// - Parameter hexes: The opaque colors, `0xRRGGBB`.
  init(isDark: Bool, bar: RGBAColor, opaque hexes: [SystemColor: UInt32], translucent: [SystemColor: RGBAColor]) {
    (self.isDark, self.bar) = (isDark, bar)
    colors = hexes.mapValues { RGBAColor(hex: $0) }.merging(translucent) { _, translucent in translucent }
  }

  /// The light colors of the first generation with named colors.
  package static var firstNamed: NamedColors { light13 }

  func revised(_ hexes: [SystemColor: UInt32]) -> NamedColors {
    var revision = self
    for (name, hex) in hexes { revision.colors[name] = RGBAColor(hex: hex) }
    return revision
  }
}
