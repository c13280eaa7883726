// Colors in color spaces other than sRGB.
extension UIColor {
  /// Creates a color in Display P3. Its sRGB components can be outside 0…1.
  ///
  /// > Source: the primaries of Display P3 and sRGB, both with the white point D65; the transfer function is the same.
  ///
  /// - Parameters: components 0…1, in Display P3.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.encoded(1.2249401763 * r - 0.2249401763 * g),
      green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
      blue: Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), alpha: alpha)
  }

  /// The transfer function of sRGB, mirrored for negative values.
  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  private static func encoded(_ light: CGFloat) -> CGFloat {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}

// Supports `#colorLiteral(red:green:blue:alpha:)` as Xcode writes it.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}
