import CoreTypes

/// Converts components in Interface Builder's color spaces to sRGB.
///
/// Calibrated, device and gamma 2.2 gray components are used unchanged, as on iOS. Only wide gamut colors differ
/// visibly and are converted.
enum ColorSpaces {
  static func color(red: Double, green: Double, blue: Double, alpha: Double, space: String?) -> RGBAColor {
    let color = RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    return space == "displayP3" ? fromDisplayP3(color) : color
  }

  /// Converts Display P3 to sRGB.
  ///
  /// > Source: the P3-D65 and sRGB primaries' matrices of CSS Color 4, section 10; out-of-gamut components are clipped.
  private static func fromDisplayP3(_ color: RGBAColor) -> RGBAColor {
    let red = linear(color.red), green = linear(color.green), blue = linear(color.blue)
    return RGBAColor(
      red: encoded(1.2249401763 * red - 0.2249401763 * green),
      green: encoded(-0.0420569547 * red + 1.0420569547 * green),
      blue: encoded(-0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue), alpha: color.alpha)
  }

  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ component: Double) -> Double {
    let clipped = min(max(component, 0), 1)
    return clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * pow(clipped, 1 / 2.4) - 0.055
  }
}
