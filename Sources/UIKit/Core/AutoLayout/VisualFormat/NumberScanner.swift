/// Finds the end of a number as strtod does: sign, digits, point, exponent; also hexadecimal. Words that start with a
/// letter are names in a visual format, so `inf` and `nan` are not numbers.
struct NumberScanner {
  private let bytes: [UInt8]
  private var position: Int

  /// - Returns: the end of the number that begins at `start`; `start` if there is none.
  static func end(of bytes: [UInt8], from start: Int) -> Int {
    var scanner = NumberScanner(bytes: bytes, position: start)
    scanner.take("+-")
    return scanner.takeHexadecimal() || scanner.takeDecimal() ? scanner.position : start
  }

  private mutating func takeDecimal() -> Bool {
    guard takeMantissa(where: \.isDigit) else { return false }
    takeExponent("eE")
    return true
  }

  /// Takes a number such as `0x1F.8p-2`. Without a digit after the x, only the 0 is a number.
  private mutating func takeHexadecimal() -> Bool {
    let start = position
    guard take("0"), take("xX"), takeMantissa(where: \.isHexadecimalDigit) else {
      position = start
      return false
    }
    takeExponent("pP")
    return true
  }

  private mutating func takeMantissa(where isDigit: (UInt8) -> Bool) -> Bool {
    let start = position
    var count = takeAll(where: isDigit)
    if take(".") { count += takeAll(where: isDigit) }
    if count == 0 { position = start }
    return count > 0
  }

  /// Takes an exponent. A letter without digits after it is not part of the number.
  private mutating func takeExponent(_ letters: StaticString) {
    let start = position
    guard take(letters) else { return }
    take("+-")
    if takeAll(where: \.isDigit) == 0 { position = start }
  }

  private mutating func takeAll(where isMeant: (UInt8) -> Bool) -> Int {
    let start = position
    while position < bytes.count, isMeant(bytes[position]) { position += 1 }
    return position - start
  }

  /// Takes one of the given characters.
  @discardableResult
  private mutating func take(_ characters: StaticString) -> Bool {
    guard position < bytes.count else { return false }
    let isOne = characters.withUTF8Buffer { $0.contains(bytes[position]) }
    if isOne { position += 1 }
    return isOne
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether this is a letter or an underscore.
  var isLetter: Bool {
    let small = self | 0x20
    return UInt8(ascii: "a")...UInt8(ascii: "z") ~= small || self == UInt8(ascii: "_")
  }

  fileprivate var isHexadecimalDigit: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self | 0x20
  }
}
