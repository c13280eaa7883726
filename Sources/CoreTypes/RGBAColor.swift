/// A color in sRGB, with components 0…1 and alpha not premultiplied.
package struct RGBAColor: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// - Parameter rgb: The components as `0xRRGGBB`.
  package init(hex rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255,
      alpha: alpha)
  }

  package static let black = RGBAColor(white: 0)
  package static let white = RGBAColor(white: 1)
  package static let clear = RGBAColor(white: 0, alpha: 0)

  package func withAlpha(_ alpha: Double) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
