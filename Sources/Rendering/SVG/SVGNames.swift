/// A source of unique identifiers. They are valid in XML and need no escape in CSS.
struct SVGNames {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// Returns the requested identifier made valid, or with the first number from 2 that makes it unique.
  mutating func unique(_ proposed: String) -> String {
    let proposed = Self.identifier(proposed)
    if taken.insert(proposed).inserted { return proposed }
    return numbered(proposed, from: 2)
  }

  /// Returns the stem with the next number, from 1.
  mutating func numbered(_ stem: String, from first: Int = 1) -> String {
    let stem = Self.identifier(stem)
    while true {
      let number = counts[stem, default: first - 1] + 1
      counts[stem] = number
      if taken.insert("\(stem)-\(number)").inserted { return "\(stem)-\(number)" }
    }
  }

  /// Returns a valid identifier: letters of any script, digits, `-` and `_`; anything else becomes `-`. It begins with
  /// a letter.
  static func identifier(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { isPart($0) ? $0 : "-" }
    let name = String(String.UnicodeScalarView(scalars))
    guard let first = scalars.first else { return "view" }
    return first.properties.isAlphabetic ? name : "id-\(name)"
  }

  /// Returns whether both standards allow a scalar: CSS allows everything from U+00A0 on, XML fewer.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x3001...0xD7FF: true
    default: false
    }
  }
}
