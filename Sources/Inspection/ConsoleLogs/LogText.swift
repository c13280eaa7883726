// Parses text from its front, byte by byte. The console's text around names is ASCII, and this way a combining mark
// after a quote or a bracket does not hide it.
extension Substring {
  /// Takes a word if the text begins with it.
  mutating func take(_ word: String) -> Bool {
    guard begins(with: word) else { return false }
    self = self[utf8.index(startIndex, offsetBy: word.utf8.count)...]
    return true
  }

  func begins(with word: String) -> Bool { utf8.starts(with: word.utf8) }

  mutating func take(while isIncluded: (UInt8) -> Bool) -> Substring {
    let end = utf8.firstIndex { !isIncluded($0) } ?? endIndex
    defer { self = self[end...] }
    return self[..<end]
  }

  mutating func skipSpaces() { _ = take { $0 == .space } }

  /// Takes an address such as `0x7fc82d3e18a0`, possibly without digits.
  mutating func takeAddress() -> String? {
    take("0x") ? "0x" + take(while: \.isHexDigit) : nil
  }

  /// Takes a number without a sign: `20`, `.5`, `1e-05`.
  mutating func takeNumber() -> Double? {
    var text = String(take { $0.isDigit || $0 == .dot }), rest = self
    if rest.take("e") {
      let sign = rest.take { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") },
        exponent = rest.take(while: \.isDigit)
      if !exponent.isEmpty { (text, self) = ("\(text)e\(sign)\(exponent)", rest) }
    }
    return Double(text).flatMap { $0.isReadable ? $0 : nil }
  }

  func first(_ word: String) -> Range<Index>? {
    guard let byte = word.utf8.first else { return nil }
    var rest = utf8[...]
    while let found = rest.firstIndex(of: byte) {
      rest = utf8[found...]
      if rest.starts(with: word.utf8) { return found..<utf8.index(found, offsetBy: word.utf8.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  func last(_ word: String) -> Range<Index>? {
    var found: Range<Index>?
    var rest = self
    while let range = rest.first(word) {
      found = range
      rest = self[utf8.index(after: range.lowerBound)...]
    }
    return found
  }

  /// The text without spaces at its ends.
  var trimmed: Substring {
    var rest = utf8.drop { $0 == .space }
    while rest.last == .space { rest.removeLast() }
    return Substring(rest)
  }
}

extension Double {
  /// Whether the number is finite and within the range of layout lengths and factors.
  var isReadable: Bool { isFinite && magnitude < 1e12 }
}

extension UInt8 {
  static var newline: UInt8 { 0x0a }
  static var carriageReturn: UInt8 { 0x0d }
  static var space: UInt8 { 0x20 }
  static var dot: UInt8 { 0x2e }

  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { (0x61...0x7a).contains(self | 0x20) }
}
