import CoreTypes

/// Rejects other kinds of files by their first bytes.
enum FileSniffer {
  static func check(_ bytes: [UInt8]) throws(InterfaceDocumentError) {
    guard !bytes.isEmpty else { throw InterfaceDocumentError(.empty) }
    guard bytes.count <= DocumentReader.maximumByteCount else {
      throw InterfaceDocumentError(.tooLarge(bytes: bytes.count))
    }
    if bytes.starts(with: "NIBArchive".utf8) { throw InterfaceDocumentError(.compiledNib) }
    if bytes.starts(with: "bplist".utf8) { throw InterfaceDocumentError(.binaryPropertyList) }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { throw InterfaceDocumentError(.utf16) }
    if bytes.contains(0) { throw InterfaceDocumentError(.binary) }
    try checkText(bytes)
  }

  private static func checkText(_ bytes: [UInt8]) throws(InterfaceDocumentError) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw InterfaceDocumentError(.invalidUTF8, at: firstInvalidPosition(in: bytes))
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let first = text.first(where: { !" \t\r\n".utf8.contains($0) }) else {
      throw InterfaceDocumentError(.empty)
    }
    guard first == UInt8(ascii: "<") else {
      throw InterfaceDocumentError(.notXML, at: SourcePosition(line: 1, column: 1))
    }
  }

  /// Returns the position of the first byte that is not part of a character.
  static func firstInvalidPosition(in bytes: [UInt8]) -> SourcePosition {
    var decoder = UTF8(), iterator = bytes.makeIterator()
    var line = 1, column = 1
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + UTF8.width(scalar))
    }
    return SourcePosition(line: line, column: column)
  }
}
