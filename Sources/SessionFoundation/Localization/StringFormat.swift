import CoreTypes

/// An argument of a format.
package enum FormatArgument: Equatable, Sendable {
  case text(String)
  case signed(Int64)
  case unsigned(UInt64)
  case number(Double)
}

/// A format string of Foundation, such as `%1$@ of %2$lld`. A catalog also names arguments: `%1$(count)lld`.
struct StringFormat {
  private let format: String

  init(_ format: String) { self.format = format }

  /// Returns the format with the arguments. A specifier without an argument stays as it is.
  func text(_ arguments: [FormatArgument], locale: Locale) -> String {
    var result = "", rest = format[...], next = 0
    while let match = rest.firstMatch(of: Self.specifier) {
      result += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      if match.letter == "%" {
        result += "%"
        continue
      }
      let index = match.position.flatMap { Int($0.dropLast()) }.map { $0 - 1 } ?? next
      next += match.position == nil ? 1 : 0
      guard arguments.indices.contains(index) else {
        result += match.output.0
        continue
      }
      result += Self.text(arguments[index], flags: String(match.flags), letter: String(match.letter), locale)
    }
    return result + rest
  }

  private static var specifier: Regex<(Substring, position: Substring?, flags: Substring, letter: Substring)> {
    /%(?<position>[0-9]+\$)?(?:\([A-Za-z0-9_]+\))?(?<flags>[-+0#']*[0-9]*(?:\.[0-9]+)?)(?:hh|h|ll|l|q|L|z|t|j)?(?<letter>[@dDiuUxXoOfFeEgGcCsSaA%])/
  }

  private static func text(_ argument: FormatArgument, flags: String, letter: String, _ locale: Locale) -> String {
    switch argument {
    case .text(let text): text
    case .signed(let number):
      "fFeEgGaA".contains(letter)
        ? String(format: "%\(flags)\(letter)", locale: locale, Double(number))
        : letter == "@"
          ? "\(number)" : String(format: "%\(flags)ll\(letter.lowercasedUnlessHex)", locale: locale, number)
    case .unsigned(let number):
      letter == "@" ? "\(number)" : String(format: "%\(flags)ll\(letter.lowercasedUnlessHex)", locale: locale, number)
    case .number(let number):
      "fFeEgGaA".contains(letter)
        ? String(format: "%\(flags)\(letter)", locale: locale, number)
        : String(format: "%\(flags)f", locale: locale, number)
    }
  }
}

extension String {
  /// `D`, `U` and `O` are old spellings of `d`, `u` and `o`.
  fileprivate var lowercasedUnlessHex: String { self == "X" ? self : lowercased() }
}
