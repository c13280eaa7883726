import CoreTypes

/// A file of translations in one language: `X.strings`.
package struct StringsFile: Sendable {
  /// Up to the first mistake.
  package private(set) var entries: [String: String] = [:]
  package private(set) var problem: StringsProblem?

  package init(_ bytes: [UInt8]) {
    if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8) {
      readPropertyList(bytes)
      return
    }
    guard let text = Self.text(bytes) else {
      problem = StringsProblem(message: "the text is neither UTF-8 nor UTF-16", position: .start)
      return
    }
    var scanner = StringsScanner(text)
    do {
      while let pair = try scanner.nextPair() { entries[pair.key] = pair.value }
    } catch {
      problem = error
    }
  }

  /// What a build makes of such files.
  private mutating func readPropertyList(_ bytes: [UInt8]) {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    entries = (list as? [String: Any])?.compactMapValues { $0 as? String } ?? [:]
    if list == nil { problem = StringsProblem(message: "the property list is damaged", position: .start) }
  }

  /// UTF-16 is known by its mark or, without one, by the zero bytes of its Latin letters.
  private static func text(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) { return String(bytes: bytes.dropFirst(2), encoding: .utf16LittleEndian) }
    if bytes.starts(with: [0xFE, 0xFF]) { return String(bytes: bytes.dropFirst(2), encoding: .utf16BigEndian) }
    if bytes.count > 1, bytes[1] == 0 { return String(bytes: bytes, encoding: .utf16LittleEndian) }
    if bytes.count > 1, bytes[0] == 0 { return String(bytes: bytes, encoding: .utf16BigEndian) }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension SourcePosition {
  static let start = SourcePosition(line: 1, column: 1)
}
