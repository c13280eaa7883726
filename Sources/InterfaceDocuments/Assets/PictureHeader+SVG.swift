import CoreTypes

extension PictureHeader {
  /// Returns the width and height of the root element. A missing or relative length follows from its view box.
  ///
  /// > Source: SVG 1.1, 5.1.2 and 7.2.
  static func svg(_ bytes: [UInt8]) -> CGSize? {
    guard let attributes = SVGOpening(bytes).attributes else { return nil }
    let width = attributes["width"].flatMap(SVGLength.pixels), height = attributes["height"].flatMap(SVGLength.pixels)
    let box = attributes["viewBox"].flatMap(viewBox)
    switch (width, height, box) {
    case (let width?, let height?, _): return CGSize(width: width, height: height)
    case (let width?, nil, let box?): return CGSize(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?): return CGSize(width: height * box.width / box.height, height: height)
    case (nil, nil, let box?): return box
    default: return nil
    }
  }

  private static func viewBox(_ text: String) -> CGSize? {
    let numbers = text.split { $0.isWhitespace || $0 == "," }.map { Double($0) ?? .nan }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0, numbers.allSatisfy(\.isFinite) else { return nil }
    return CGSize(width: numbers[2], height: numbers[3])
  }
}

/// A length in CSS pixels, which Xcode treats as points.
private enum SVGLength {
  /// Parses a length; nil for percentages and lengths relative to a font.
  ///
  /// > Source: SVG 1.1, 7.10; CSS 2.1, 4.3.2.
  static func pixels(_ text: String) -> Double? {
    let text = text.drop(while: \.isWhitespace)
    let digits = text.prefix { $0.isNumber || "+-.".contains($0) }
    let unit = text.dropFirst(digits.count).filter { !$0.isWhitespace }
    let units: [String: Double] = [
      "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    ]
    guard let number = Double(digits), let factor = units[unit] else { return nil }
    return number * factor
  }
}

/// The start tag of the root element, if that is `svg`.
private struct SVGOpening {
  private let bytes: [UInt8]
  private var place = 0
  private(set) var attributes: [String: String]?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    while skipSpace(), take("<") {
      if take("!--") {
        skip(through: "-->")
      } else if take("?") {
        skip(through: "?>")
      } else if take("!") {
        skipDeclaration()
      } else {
        let name = word()
        if name == "svg" || name.hasSuffix(":svg") { attributes = readAttributes() }
        return
      }
    }
  }

  private mutating func readAttributes() -> [String: String] {
    var attributes: [String: String] = [:]
    while skipSpace(), place < bytes.count, !isAt(">"), !isAt("/") {
      let name = word()
      _ = skipSpace()
      guard !name.isEmpty, take("="), skipSpace(), let value = quoted() else { return attributes }
      attributes[name] = value
    }
    return attributes
  }

  // MARK: Reading

  private func isAt(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    place += text.utf8.count
    return true
  }

  /// Skips white space; always true, so that conditions can continue.
  private mutating func skipSpace() -> Bool {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
    return true
  }

  private mutating func skip(through text: String) {
    place = bytes.offset(of: text, in: place..<bytes.count).map { $0 + text.utf8.count } ?? bytes.count
  }

  /// Skips a document type, which may have its own declarations between brackets.
  private mutating func skipDeclaration() {
    while place < bytes.count, !isAt(">") {
      if isAt("[") { skip(through: "]") } else { place += 1 }
    }
    place = min(place + 1, bytes.count)
  }

  private mutating func word() -> String {
    let start = place, ends = Array(" \t\r\n=/>\"'<".utf8)
    while place < bytes.count, !ends.contains(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted() -> String? {
    guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]) else { return nil }
    let start = place + 1
    guard let end = bytes[start...].firstIndex(of: bytes[place]) else { return nil }
    place = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
