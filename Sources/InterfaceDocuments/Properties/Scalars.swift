import CoreTypes

/// The spellings of plain values, in both dialects.
enum Scalars {
  /// The largest number; larger ones mean "without limit", as 3.4e38 does in real documents. A layout can add and
  /// multiply numbers up to this limit and stays finite. (assumed: no screen is that large, and dates in seconds fit)
  static let largest = 1e12

  /// Parses a finite number, limited to ``largest``.
  static func number(_ text: String) -> Double? { finite(text).map(limited) }

  /// Parses an integer, also if it is written as `44.0`.
  static func integer(_ text: String) -> Int? { finite(text).flatMap { Int(exactly: $0) } }

  private static func finite(_ text: String) -> Double? {
    // Spaces are rare, and trimming them takes longer than parsing the number.
    let number = Double(text) ?? Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private static func limited(_ number: Double) -> Double { min(max(number, -largest), largest) }

  static func flag(_ text: String) -> Bool? {
    switch text {
    case "YES", "true", "1": return true
    case "NO", "false", "0": return false
    default:
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      return trimmed == text ? nil : flag(trimmed)
    }
  }

  /// Returns the numbers of `{{0, 20}, {320, 548}}`, if there are exactly `count`.
  static func tuple(_ text: String, count: Int) -> [Double]? {
    let fields = text.filter { $0 != "{" && $0 != "}" }.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { number(String($0)) }
    return fields.count == count && numbers.count == count ? numbers : nil
  }

  static func size(_ text: String) -> CGSize? {
    tuple(text, count: 2).map { CGSize(width: $0[0], height: $0[1]) }
  }

  static func rect(_ text: String) -> CGRect? {
    tuple(text, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// Parses a constraint's multiplier: `0.5`, the ratio `1:2`, the fraction `1/2`.
  static func multiplier(_ text: String) -> Double? {
    let terms = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { number(String($0)) }
    switch terms.count {
    case 1: return terms[0]
    case 2:
      guard let numerator = terms[0], let denominator = terms[1], denominator != 0 else { return nil }
      return limited(numerator / denominator)
    default: return nil
    }
  }
}
