import CoreTypes

/// A strings file, `X.strings`, with translations into one language.
package struct StringsFile: Sendable {
  /// The strings up to the first error. If a key occurs twice, the last value counts.
  package private(set) var entries: [String: String] = [:]
  package private(set) var problem: StringsProblem?

  package init(_ bytes: [UInt8]) {
    if bytes.starts(with: "bplist".utf8) {
      readPropertyList(bytes)
    } else if let text = Self.text(bytes) {
      if text.hasPrefix("<?xml") { readPropertyList(Array(text.utf8)) } else { readPairs(text) }
    } else {
      problem = StringsProblem(
        message: "the text is neither UTF-8 nor UTF-16; save it as UTF-8",
        position: FileSniffer.firstInvalidPosition(in: bytes))
    }
  }

  private mutating func readPairs(_ text: String) {
    var scanner = StringsScanner(text)
    do {
      while let pair = try scanner.nextPair() { entries[pair.key] = pair.value }
    } catch {
      problem = error
    }
  }

  /// Reads a property list, the form that a build gives such files.
  private mutating func readPropertyList(_ bytes: [UInt8]) {
    do {
      let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
      entries = list?.compactMapValues { $0 as? String } ?? [:]
      if list == nil {
        problem = StringsProblem(message: "the root of the property list is not a dictionary", position: .start)
      }
    } catch {
      // Foundation gives the line in words only: "Encountered unknown tag strin on line 3".
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      let line = words.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) } ?? 1
      problem = StringsProblem(
        message: "the property list is damaged", position: SourcePosition(line: line, column: 1))
    }
  }

  /// Decodes the text without its byte order mark. UTF-16 is recognized by that mark or, without one, by the zero bytes
  /// of Latin letters.
  private static func text(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) { return String(bytes: bytes.dropFirst(2), encoding: .utf16LittleEndian) }
    if bytes.starts(with: [0xFE, 0xFF]) { return String(bytes: bytes.dropFirst(2), encoding: .utf16BigEndian) }
    if bytes.count > 1, bytes[1] == 0 { return String(bytes: bytes, encoding: .utf16LittleEndian) }
    if bytes.count > 1, bytes[0] == 0 { return String(bytes: bytes, encoding: .utf16BigEndian) }
    let marked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return String(validating: marked ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
  }
}

extension SourcePosition {
  static let start = SourcePosition(line: 1, column: 1)
}
