import CoreTypes

/// Parses the property list format of `project.pbxproj`: `{ key = value; }`, `( a, b )`, strings and `<data>`.
///
/// Foundation reads this format, too, but reports neither lines nor conflict markers and does not limit the nesting.
struct OpenStepParser {
  private static let maximumDepth = 128
  private let bytes: [UInt8]
  private var position = 0

  static func parse(_ bytes: [UInt8]) throws(TextFailure) -> PropertyListValue {
    var parser = OpenStepParser(bytes: bytes)
    try parser.skipSpace()
    let value = try parser.value(depth: 0)
    try parser.skipSpace()
    guard parser.position == bytes.count else {
      throw parser.failure(
        "there is text after the end of the property list")
    }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private func failure(_ message: String) -> TextFailure {
    let text = position < bytes.count ? message : "the file ends too early"
    return TextFailure(text, at: position, in: bytes)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }
}

// MARK: - Values

extension OpenStepParser {
  private mutating func value(depth: Int) throws(TextFailure) -> PropertyListValue {
    guard depth < Self.maximumDepth else { throw failure("values are nested too deeply") }
    switch current {
    case UInt8(ascii: "{"): return try dictionary(depth: depth)
    case UInt8(ascii: "("): return try array(depth: depth)
    case UInt8(ascii: "<"): return try data()
    default: return .string(try string())
    }
  }

  private mutating func dictionary(depth: Int) throws(TextFailure) -> PropertyListValue {
    position += 1
    var values: [String: PropertyListValue] = [:]
    while true {
      try skipSpace()
      if take(UInt8(ascii: "}")) { return .dictionary(values) }
      let key = try string()
      try skipSpace()
      guard take(UInt8(ascii: "=")) else { throw failure("'=' is expected after the key '\(key)'") }
      try skipSpace()
      values[key] = try value(depth: depth + 1)
      try skipSpace()
      guard take(UInt8(ascii: ";")) || current == UInt8(ascii: "}") else {
        throw failure("';' is expected after the value of '\(key)'")
      }
    }
  }

  private mutating func array(depth: Int) throws(TextFailure) -> PropertyListValue {
    position += 1
    var values: [PropertyListValue] = []
    while true {
      try skipSpace()
      if take(UInt8(ascii: ")")) { return .array(values) }
      values.append(try value(depth: depth + 1))
      try skipSpace()
      guard take(UInt8(ascii: ",")) || current == UInt8(ascii: ")") else {
        throw failure("',' or ')' is expected in a list")
      }
    }
  }

  private mutating func data() throws(TextFailure) -> PropertyListValue {
    position += 1
    var digits: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: ">") {
      if let digit = Character(UnicodeScalar(byte)).hexDigitValue {
        digits.append(UInt8(digit))
      } else if !Self.isSpace(byte) {
        throw failure("hexadecimal digits are expected between '<' and '>'")
      }
      position += 1
    }
    guard take(UInt8(ascii: ">")) else { throw failure("'>' is expected") }
    let pairs = stride(from: 0, to: digits.count - 1, by: 2)
    return .data(Data(pairs.map { digits[$0] << 4 | digits[$0 + 1] }))
  }
}

// MARK: - Strings

extension OpenStepParser {
  private mutating func string() throws(TextFailure) -> String {
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try quotedString() }
    let start = position
    while let byte = current, Self.isPlain(byte), !startsComment { position += 1 }
    guard position > start else { throw failure("a key or a value is expected here") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quotedString() throws(TextFailure) -> String {
    let (start, quote) = (position, bytes[position])
    position += 1
    var text: [UInt8] = []
    while let byte = current, byte != quote {
      position += 1
      if byte == UInt8(ascii: "\\") {
        text += escape()
      } else {
        text.append(byte)
      }
    }
    guard take(quote) else { throw TextFailure("the string that begins here has no end", at: start, in: bytes) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The UTF-8 bytes that an escape means; the position is after its backslash.
  private mutating func escape() -> [UInt8] {
    guard let byte = current else { return [] }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "a"): return [7]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "v"): return [11]
    case UInt8(ascii: "U"): return utf8(of: number(radix: 16, digits: 4))
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      return utf8(of: number(radix: 8, digits: 3))
    default: return [byte]
    }
  }

  private mutating func number(radix: UInt32, digits: Int) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = current, let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix else { break }
      value = value * radix + UInt32(digit)
      position += 1
    }
    return value
  }

  private func utf8(of code: UInt32) -> [UInt8] {
    Array(String(Character(UnicodeScalar(code) ?? "\u{FFFD}")).utf8)
  }
}

// MARK: - Space

extension OpenStepParser {
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  /// Whether a byte can be in a string without quotes; bytes of other alphabets can.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "+"),
      UInt8(ascii: "@"), UInt8(ascii: "*"), UInt8(ascii: "~"), 0x80...:
      true
    default: false
    }
  }

  private var startsComment: Bool {
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "/") else { return false }
    return bytes[position + 1] == UInt8(ascii: "*")
  }

  private mutating func skipSpace() throws(TextFailure) {
    while let byte = current {
      if Self.isSpace(byte) {
        position += 1
      } else if startsComment {
        try skipComment()
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == byte {
        position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(TextFailure) {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw TextFailure("the comment that begins here has no end", at: start, in: bytes)
  }
}
