/// A reader of the generated tables: rows of numbers, one table per string literal.
///
/// This package's scripts generate the literals, so a malformed one is a programming error and traps.
struct TableReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  static func read<Result>(_ table: StaticString, _ body: (inout TableReader) -> Result) -> Result {
    table.withUTF8Buffer { bytes in
      var reader = TableReader(bytes: bytes)
      return body(&reader)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }
  var next: UInt8 { isAtEnd ? 0 : bytes[position] }

  /// Skips the ASCII character `byte` if it comes next.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard !isAtEnd, UInt32(next) == byte.value else { return false }
    position += 1
    return true
  }

  mutating func hexadecimal() -> UInt32 {
    var value: UInt32 = 0
    while let digit = Self.digit(next), !isAtEnd {
      value = value * 16 + digit
      position += 1
    }
    return value
  }

  mutating func integer() -> Int {
    let isNegative = take("-")
    var value = 0
    while let digit = Self.digit(next), digit < 10 {
      value = value * 10 + Int(digit)
      position += 1
    }
    return isNegative ? -value : value
  }

  /// Reads a word up to the next space or end of line.
  mutating func word() -> String {
    let start = position
    skipWord()
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads a word of up to eight bytes as a number.
  mutating func shortWord() -> UInt64 {
    let start = position
    skipWord()
    return bytes[start..<position].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func skipWord() {
    while !isAtEnd, next != UInt8(ascii: " "), next != UInt8(ascii: "\n") { position += 1 }
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    default: nil
    }
  }
}
