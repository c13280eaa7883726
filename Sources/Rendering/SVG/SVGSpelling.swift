import CoreTypes

// The formatting of plain values in SVG. Anything but a number becomes 0, so that a file is always valid.

extension CGFloat {
  /// The number with at most three decimals, without trailing zeros.
  var svg: String { svg(decimals: 3) }

  func svg(decimals: Int) -> String {
    guard !isNaN else { return "0" }
    let one = (0..<decimals).reduce(UInt(1)) { product, _ in product * 10 }
    let units = Int((Double(Swift.min(Swift.max(self, -1e7), 1e7)) * Double(one)).rounded())
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: one)
    let text = (units < 0 ? "-" : "") + String(whole)
    guard rest > 0 else { return text }
    let digits = String(rest + one).dropFirst()
    return text + "." + digits.prefix(through: digits.lastIndex { $0 != "0" }!)
  }
}

extension CGPoint {
  var svg: String { "\(x.svg) \(y.svg)" }
}

extension CGRect {
  var svg: String { "\(minX.svg) \(minY.svg) \(width.svg) \(height.svg)" }

  /// The rectangle as attributes.
  var svgPlace: SVGAttributes {
    [("x", minX.svg), ("y", minY.svg), ("width", width.svg), ("height", height.svg)]
  }
}

extension CGAffineTransform {
  /// The transform. Its four factors have more decimals than lengths, because they are multiplied by coordinates.
  var svg: String {
    if (a, b, c, d) == (1, 0, 0, 1) { return ty == 0 ? "translate(\(tx.svg))" : "translate(\(tx.svg) \(ty.svg))" }
    let factors = [a, b, c, d].map { $0.svg(decimals: 7) }
    return "matrix(\((factors + [tx.svg, ty.svg]).joined(separator: " ")))"
  }
}

extension RGBAColor {
  /// The color as `#rrggbb`; alpha is a separate attribute.
  var svg: String {
    "#"
      + [red, green, blue].map { component in
        let byte = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  /// - Parameter property: `fill`, `stroke`, `stop` or `flood`; the color of the last two is
  ///   `stop-color` or `flood-color`.
  func svgAttributes(_ property: String) -> SVGAttributes {
    let name = property == "fill" || property == "stroke" ? property : "\(property)-color"
    return [(name, svg)] + (alpha < 1 ? [("\(property)-opacity", CGFloat(max(alpha, 0)).svg)] : [])
  }
}

extension String {
  /// The text escaped for content and for attributes in double quotes. XML 1.0 cannot represent most control
  /// characters.
  var escapedForXML: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
