/// Strings and names on a line.
enum Quoting {
  /// Returns the text in quotes, with escapes for quotes and everything that is not visible.
  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns the name, in backquotes if it is more than letters, digits and `_`.
  static func identifier(_ name: String) -> String {
    name.allSatisfy { $0.isLetter || $0.isNumber || "_./-".contains($0) } ? name : "`\(escaped(name))`"
  }

  private static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsEscape) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if needsEscape(scalar) { result += escape(scalar) } else { result.unicodeScalars.append(scalar) }
    }
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\"" || scalar == "\\" || scalar == "`" { return true }
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    // A zero-width joiner builds emoji and is visible in that way.
    case .format: return scalar != "\u{200D}"
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .spaceSeparator: return true
    default: return false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\"", "\\", "`": "\\\(scalar)"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}
