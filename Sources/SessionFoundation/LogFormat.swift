import CoreTypes

/// Formats a log line. C would read whatever memory the format names. Here the types of the values decide, and a
/// program with a wrong format does not crash.
enum LogFormat {
  static func text(_ format: String, _ values: [Any?]) -> String {
    var line = "", rest = format[...], reader = Values(values)
    while let start = rest.firstIndex(of: "%") {
      line += rest[..<start]
      guard let match = rest[start...].prefixMatch(of: Place.pattern) else {
        line += "%"
        rest = rest[rest.index(after: start)...]
        continue
      }
      line += Place(match.output, &reader).text
      rest = rest[match.range.upperBound...]
    }
    return line + rest
  }
}

/// The values, taken in order unless a specifier gives a position.
private struct Values {
  private let values: [Any?]
  private var next = 0

  init(_ values: [Any?]) { self.values = values }

  /// - Parameter number: The position from 1; nil for the next value.
  mutating func take(_ number: Int?) -> Any? {
    let index = number.map { $0 - 1 } ?? next
    if number == nil { next += 1 }
    return values.indices.contains(index) ? values[index] : nil
  }
}

/// A format specifier such as `%5.2f`, with its value.
private struct Place {
  typealias Output = (Substring, Substring?, Substring, Substring, Substring?, Substring, Substring)

  /// The pattern of a specifier: number of the value, flags, width, precision, length, conversion.
  static var pattern: Regex<Output> { /%(?:(\d+)\$)?([-+ #0']*)(\d*|\*)(?:\.(\d*|\*))?([hlqLztj]*)([@%a-zA-Z])/ }

  private let flags: String
  private let width: Int?
  private let precision: Int?
  private let isLong: Bool
  private let conversion: String
  private let value: Any?

  init(_ output: Output, _ values: inout Values) {
    func size(_ text: Substring) -> Int? { text == "*" ? values.take(nil) as? Int : Int(text) }
    conversion = String(output.6)
    let width = size(output.3)
    flags = String(output.2) + (width ?? 0 < 0 ? "-" : "")
    self.width = width.map { min(abs($0), 10_000) }
    precision = output.4.map { max(0, min(size($0) ?? 0, 10_000)) }
    isLong = !output.5.isEmpty && !output.5.hasPrefix("h")
    value = conversion == "%" ? nil : values.take(output.1.flatMap { Int($0) })
  }

  var text: String {
    switch conversion {
    case "%": "%"
    case "d", "i", "D": whole { Int64(Int32(truncatingIfNeeded: $0)) }
    case "u", "U", "x", "X", "o", "O": whole { Int64(UInt32(truncatingIfNeeded: $0)) }
    case "f", "F", "e", "E", "g", "G", "a", "A": real.map { formatted($0, conversion) } ?? plain
    case "c", "C": character ?? plain
    case "p": integer.map { formatted($0, "llx", flags: flags + "#") } ?? plain
    case "s", "S": padded(precision.map { String(shown.prefix($0)) } ?? shown)
    default: plain
    }
  }

  /// - Parameter cut: Converts the value to the specifier's size, such as a C `int`.
  private func whole(_ cut: (Int64) -> Int64) -> String {
    let letter = ["D": "d", "U": "u", "O": "o"][conversion] ?? conversion
    return integer.map { formatted(isLong ? $0 : cut($0), "ll\(letter)") } ?? plain
  }

  private var character: String? {
    integer.flatMap { Unicode.Scalar(UInt32(truncatingIfNeeded: $0)) }.map { padded(String($0)) }
  }

  // MARK: The value as a type

  private var integer: Int64? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Int64(truncatingIfNeeded: value)
    case let value as NSNumber: value.int64Value
    default: nil
    }
  }

  private var real: Double? {
    switch value {
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private var shown: String {
    switch value {
    case nil: "(null)"
    case let value as UnsafePointer<CChar>: String(cString: value)
    case let value as UnsafeMutablePointer<CChar>: String(cString: value)
    case let value?: "\(value)"
    }
  }

  // MARK: The text

  private var plain: String { padded(shown) }

  private func formatted(_ value: any CVarArg, _ conversion: String, flags: String? = nil) -> String {
    let size = (width.map(String.init) ?? "") + (precision.map { ".\($0)" } ?? "")
    return String(format: "%\(flags ?? self.flags)\(size)\(conversion)", value)
  }

  private func padded(_ text: String) -> String {
    let padding = String(repeating: " ", count: max(0, (width ?? 0) - text.count))
    return flags.contains("-") ? text + padding : padding + text
  }
}
