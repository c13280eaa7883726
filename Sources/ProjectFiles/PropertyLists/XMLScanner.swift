import CoreTypes

/// Reads XML as a series of tags and text; enough for property lists, workspaces and schemes.
///
/// Document types, comments and processing instructions are skipped; entities other than the predefined ones stay as
/// they are, so a document cannot make itself larger.
struct XMLScanner {
  enum Event {
    case start(String, attributes: [String: String])
    case end(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var position = 0
  private var pendingEnd: String?
  private var open: [String] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next event; nil at the end of the document.
  mutating func next() throws(TextFailure) -> Event? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name)
    }
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else { return text() }
      if let event = try markup() { return event }
    }
    if let name = open.last { throw failure("the file ends before '</\(name)>'") }
    return nil
  }

  func failure(_ message: String) -> TextFailure { TextFailure(message, at: position, in: bytes) }

  private mutating func text() -> Event {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let text = Self.unescape(bytes[position..<end])
    position = end
    return .text(text)
  }
}

// MARK: - Markup

extension XMLScanner {
  /// Reads what begins with `<`; nil if it was skipped.
  private mutating func markup() throws(TextFailure) -> Event? {
    if starts(with: "<!--") {
      position = try end(of: "-->")
    } else if starts(with: "<![CDATA[") {
      let start = position + 9
      position = try end(of: "]]>")
      return .text(String(decoding: bytes[start..<(position - 3)], as: UTF8.self))
    } else if starts(with: "<?") {
      position = try end(of: "?>")
    } else if starts(with: "<!") {
      try skipDeclaration()
    } else {
      return try tag()
    }
    return nil
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private func end(of terminator: String) throws(TextFailure) -> Int {
    let pattern = Array(terminator.utf8)
    var index = position
    while index + pattern.count <= bytes.count {
      if bytes[index] == pattern[0], bytes[index...].starts(with: pattern) { return index + pattern.count }
      index += 1
    }
    throw failure("'\(terminator)' is missing")
  }

  /// Skips a document type with its internal subset.
  private mutating func skipDeclaration() throws(TextFailure) {
    var depth = 0
    for index in position..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      if depth == 0 {
        position = index + 1
        return
      }
    }
    throw failure("the declaration that begins here has no end")
  }

  private mutating func tag() throws(TextFailure) -> Event {
    let start = position
    position += 1
    let closes = take(UInt8(ascii: "/"))
    let name = word()
    guard !name.isEmpty else { throw TextFailure("a tag is expected after '<'", at: start, in: bytes) }
    let attributes = try self.attributes(since: start)
    if closes {
      guard open.popLast() == name else { throw TextFailure("'</\(name)>' has no start", at: start, in: bytes) }
      position += 1
      return .end(name)
    }
    if take(UInt8(ascii: "/")) { pendingEnd = name } else { open.append(name) }
    position += 1
    return .start(name, attributes: attributes)
  }

  /// The attributes of a tag; afterwards the position is at its `/` or `>`.
  private mutating func attributes(since start: Int) throws(TextFailure) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard position < bytes.count else {
        throw TextFailure("the tag that begins here has no '>'", at: start, in: bytes)
      }
      if bytes[position] == UInt8(ascii: ">") { return attributes }
      if bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: ">") {
        return attributes
      }
      let name = word()
      skipSpace()
      guard !name.isEmpty, take(UInt8(ascii: "=")) else { throw failure("an attribute is expected here") }
      skipSpace()
      attributes[name] = try quotedValue()
    }
  }

  private mutating func quotedValue() throws(TextFailure) -> String {
    guard position < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position]) else {
      throw failure("a quoted value is expected here")
    }
    let quote = bytes[position]
    guard let end = bytes[(position + 1)...].firstIndex(of: quote) else { throw failure("the value has no end") }
    let value = Self.unescape(bytes[(position + 1)..<end])
    position = end + 1
    return value
  }
}

// MARK: - Characters

extension XMLScanner {
  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 32 { position += 1 }
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, bytes[position] > 32, !"<>/=\"'".utf8.contains(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func unescape(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    var parts = text.components(separatedBy: "&")[...]
    var result = parts.removeFirst()
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let character = character(of: part[..<end]) else {
        result += "&" + part
        continue
      }
      result.append(character)
      result += part[part.index(after: end)...]
    }
    return result
  }

  private static func character(of entity: Substring) -> Character? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard entity.hasPrefix("#") else { return nil }
    let digits = entity.dropFirst()
    let code = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(UnicodeScalar.init).map(Character.init)
  }
}
