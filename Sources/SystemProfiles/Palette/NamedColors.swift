import CoreTypes

/// The system colours of one appearance, from which iOS 13 and later draw everything.
package struct NamedColors: Sendable {
  let isDark: Bool
  /// Of bars over white or black, once the blur is mixed in.
  let bar: RGBAColor
  var colors: [SystemColor: RGBAColor]

  package subscript(name: SystemColor) -> RGBAColor { colors[name] ?? .clear }

  /// - Parameter hexes: opaque colours, `0xRRGGBB`.
  init(isDark: Bool, bar: RGBAColor, opaque hexes: [SystemColor: UInt32], translucent: [SystemColor: RGBAColor]) {
    (self.isDark, self.bar) = (isDark, bar)
    colors = hexes.mapValues { RGBAColor(hex: $0) }.merging(translucent) { _, translucent in translucent }
  }

  /// The light colours of the generation that named them first.
  package static var firstNamed: NamedColors { light13 }

  func revised(_ hexes: [SystemColor: UInt32]) -> NamedColors {
    var revision = self
    for (name, hex) in hexes { revision.colors[name] = RGBAColor(hex: hex) }
    return revision
  }
}
