import CoreTypes

// The formatting of plain values in a dump. Overloads of one name keep interpolations short.

/// Returns at most three decimals, no trailing zeros, no negative zero.
func spelled(_ number: Double) -> String {
  let rounded = (number * 1000).rounded() / 1000
  guard rounded.isFinite else { return "\(number)" }
  if rounded == 0 { return "0" }
  let text = "\(rounded)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

func spelled(_ number: CGFloat) -> String { spelled(Double(number)) }

func spelled(_ numbers: [CGFloat]) -> String { numbers.map { spelled($0) }.joined(separator: " ") }

func spelled(_ point: CGPoint) -> String { "\(spelled(point.x)),\(spelled(point.y))" }

func spelled(_ size: CGSize) -> String { "\(spelled(size.width))x\(spelled(size.height))" }

func spelled(_ rect: CGRect) -> String {
  spelled([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
}

func spelled(_ t: CGAffineTransform) -> String { spelled([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

/// Returns `#rrggbb`, with `/alpha` unless it is opaque.
func spelled(_ color: RGBAColor) -> String {
  let digits = [color.red, color.green, color.blue].map { hexByte($0) }.joined()
  return color.alpha == 1 ? "#\(digits)" : "#\(digits)/\(spelled(color.alpha))"
}

private func hexByte(_ component: Double) -> String {
  guard component.isFinite else { return "??" }
  let byte = Int((min(max(component, 0), 1) * 255).rounded())
  return (byte < 16 ? "0" : "") + String(byte, radix: 16)
}

/// Returns the text in quotes, on one line.
func spelled(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar -> String in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\n": "\\n"
    case _ where scalar.value < 0x20 || scalar.properties.isBidiControl || (0x2028...0x2029).contains(scalar.value):
      "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }
  return "\"\(escaped.joined())\""
}
