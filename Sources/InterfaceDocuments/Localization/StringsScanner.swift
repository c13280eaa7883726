import CoreTypes

/// An error in a strings file, and its position.
package struct StringsProblem: Error, Sendable, Hashable {
  package var message: String
  package var position: SourcePosition
}

/// A scanner of `"key" = "value";` pairs with comments, as `genstrings` and `ibtool` write them.
///
/// > Source: Old-Style ASCII Property Lists, Property List Programming Guide.
struct StringsScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var position = SourcePosition(line: 1, column: 1)

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Returns the next pair; nil at the end of the file.
  mutating func nextPair() throws(StringsProblem) -> (key: String, value: String)? {
    try skipSpace()
    guard current != nil else { return nil }
    let key = try token("a key"), end = position
    try skipSpace()
    // A key alone is its own value.
    if current == ";" {
      advance()
      return (key, key)
    }
    try expect("=", after: Self.quote(key), at: end)
    try skipSpace()
    let value = try token("a value")
    try expect(";", after: "the value of \(Self.quote(key))", at: position)
    return (key, value)
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private var following: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  private mutating func advance() {
    guard let scalar = current else { return }
    index += 1
    if scalar == "\n" || (scalar == "\r" && current != "\n") {
      position = SourcePosition(line: position.line + 1, column: 1)
    } else {
      position = SourcePosition(line: position.line, column: position.column + UTF8.width(scalar))
    }
  }

  /// - Parameter end: The position of the missing scalar, however far away the next token is.
  private mutating func expect(_ scalar: Unicode.Scalar, after what: String, at end: SourcePosition)
    throws(StringsProblem)
  {
    try skipSpace()
    guard current == scalar else {
      throw StringsProblem(message: "\u{201C}\(scalar)\u{201D} is missing after \(what)", position: end)
    }
    advance()
  }

  /// Quotes text for a one-line message; without a closing quotation mark, the text may be very long.
  private static func quote(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }.prefix(60)
    return "\u{201C}\(line)\(line.count < text.count ? "…" : "")\u{201D}"
  }
}

extension StringsScanner {
  private mutating func skipSpace() throws(StringsProblem) {
    while let scalar = current {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/", following == "/" {
        while let scalar = current, scalar != "\n", scalar != "\r" { advance() }
      } else if scalar == "/", following == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(StringsProblem) {
    let start = position
    advance()
    advance()
    while current != "*" || following != "/" {
      guard current != nil else { throw StringsProblem(message: "the comment is never closed", position: start) }
      advance()
    }
    advance()
    advance()
  }

  private mutating func token(_ what: String) throws(StringsProblem) -> String {
    if current == "\"" || current == "'" { return try quoted() }
    var text = ""
    while let scalar = current, Self.isPlain(scalar) {
      text.unicodeScalars.append(scalar)
      advance()
    }
    if text.isEmpty { throw StringsProblem(message: "\(what) is expected", position: position) }
    return text
  }

  /// Returns whether a scalar needs no quotation marks.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_$/:.-".unicodeScalars.contains(scalar)
  }

  private mutating func quoted() throws(StringsProblem) -> String {
    let start = position, mark = current
    var text = ""
    advance()
    while let scalar = current, scalar != mark {
      advance()
      text.unicodeScalars.append(scalar == "\\" ? escaped() : scalar)
    }
    guard current != nil else { throw StringsProblem(message: "the string is never closed", position: start) }
    advance()
    return text
  }

  /// Returns the scalar of an escape sequence, after the backslash.
  private mutating func escaped() -> Unicode.Scalar {
    guard let scalar = current else { return "\\" }
    if ("0"..."7").contains(scalar) { return nextStep() }
    advance()
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "a": return "\u{7}"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "v": return "\u{B}"
    case "U", "u": return unit()
    default: return scalar
    }
  }

  /// Returns the scalar of four digits, or of two times four for one beyond the first plane.
  private mutating func unit() -> Unicode.Scalar {
    let high = number(of: 16, digits: 4)
    guard (0xD800..<0xDC00).contains(high), current == "\\", following == "U" || following == "u" else {
      return Unicode.Scalar(high) ?? "\u{FFFD}"
    }
    advance()
    advance()
    let low = number(of: 16, digits: 4)
    guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  /// Returns the scalar of three octal digits, which are a byte in NeXTSTEP encoding.
  private mutating func nextStep() -> Unicode.Scalar {
    let byte = UInt8(truncatingIfNeeded: number(of: 8, digits: 3))
    return String(bytes: [byte], encoding: .nextstep)?.unicodeScalars.first ?? "\u{FFFD}"
  }

  private mutating func number(of radix: UInt32, digits: Int) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let scalar = current, scalar.isASCII, let digit = Character(scalar).hexDigitValue, digit < radix else {
        break
      }
      value = value * radix + UInt32(digit)
      advance()
    }
    return value
  }
}
