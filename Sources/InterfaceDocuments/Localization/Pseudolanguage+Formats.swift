extension Pseudolanguage {
  /// Transforms a string that may be a format. Format specifiers stay as they are, and a doubled text repeats the same
  /// values.
  ///
  /// > Source: `String(format:)`: specifiers with a position, `%1$@`, take the argument of that number.
  package func spokenFormat(_ text: String) -> String {
    switch self {
    case .accented: return Self.mapped(text, outside: spoken)
    case .rightToLeft: return text
    case .doubleLength:
      var number = 0
      let positioned = text.replacing(Self.specifier) { match in
        if match.position != nil || match.letter == "%" { return String(match.0) }
        number += 1
        return "%\(number)$\(match.0.dropFirst())"
      }
      return spoken(positioned)
    }
  }

  private static func mapped(_ text: String, outside change: (String) -> String) -> String {
    var result = "", rest = text[...]
    for match in text.matches(of: specifier) {
      result += change(String(rest[..<match.range.lowerBound])) + match.0
      rest = text[match.range.upperBound...]
    }
    return result + change(String(rest))
  }

  /// A format specifier, except widths that are arguments and the space flag: it is rare, and "50 % of" is not.
  private static var specifier: Regex<(Substring, position: Substring?, letter: Substring)> {
    /%(?<position>[0-9]+\$)?[-+0#']*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|L|z|t|j)?(?<letter>[@dDiuUxXoOfFeEgGcCsSpaA%])/
  }
}
