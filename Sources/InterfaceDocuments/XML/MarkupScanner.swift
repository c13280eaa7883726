import CoreTypes

/// Finds errors in the tags of a file that the parser rejected: a tag that is never closed, or a missing quote. The
/// parser only reports where it noticed the error.
///
/// All other checks of well-formedness are the parser's, see `MarkupFault`. The scanner takes one pass in linear time.
struct MarkupScanner {
  /// The limit of nesting. Real screens are less than half as deep, and recursive functions need a bounded stack.
  static let nestingLimit = 200

  private var hasElement = false
  private let bytes: UnsafeBufferPointer<UInt8>
  private var locator: LineLocator
  private var open: [(name: Range<Int>, position: SourcePosition)] = []

  /// - Parameter bytes: The file, followed by one NUL.
  /// - Throws: An error about tags or rejected content: declarations, or nesting beyond the limit.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(InterfaceDocumentError) {
    var scanner = MarkupScanner(bytes)
    try scanner.scan()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    locator = LineLocator(bytes)
  }

  private mutating func scan() throws(InterfaceDocumentError) {
    var index = 0
    while let tag = bytes.firstIndex(ofByte: UInt8(ascii: "<"), from: index) {
      index = try scanMarkup(at: tag)
    }
    if let innermost = open.last {
      throw InterfaceDocumentError(.truncated(element: text(innermost.name)), at: innermost.position)
    }
    if !hasElement { throw InterfaceDocumentError(.notXML, at: SourcePosition(line: 1, column: 1)) }
  }

  /// - Returns: The index after the markup that begins at `index`.
  private mutating func scanMarkup(at index: Int) throws(InterfaceDocumentError) -> Int {
    let position = locator.position(of: index)
    switch bytes[index + 1] {
    case UInt8(ascii: "?"): return try end(of: "?>", from: index + 2, position)
    case UInt8(ascii: "!"): return try scanDeclaration(at: index, position)
    case UInt8(ascii: "/"): return try scanEndTag(at: index, position)
    case UInt8(ascii: "<") where bytes.has("<<<<<<<", at: index):
      throw InterfaceDocumentError(.malformed(reason: "an unresolved merge conflict starts here"), at: position)
    default: return try scanStartTag(at: index, position)
    }
  }

  private func scanDeclaration(at index: Int, _ position: SourcePosition) throws(InterfaceDocumentError) -> Int {
    if bytes.has("<!--", at: index) { return try end(of: "-->", from: index + 4, position) }
    if bytes.has("<![CDATA[", at: index) { return try end(of: "]]>", from: index + 9, position) }
    let isPropertyList = bytes.has("<!DOCTYPE plist", at: index)
    throw InterfaceDocumentError(isPropertyList ? .propertyList : .documentType, at: position)
  }

  private mutating func scanStartTag(at index: Int, _ position: SourcePosition) throws(InterfaceDocumentError) -> Int {
    let close = try endOfTag(from: index + 1, position)
    hasElement = true
    guard open.count < Self.nestingLimit else {
      throw InterfaceDocumentError(.nestedTooDeeply(limit: Self.nestingLimit), at: position)
    }
    guard bytes[close - 1] != UInt8(ascii: "/") else { return close + 1 }
    open.append((nameRange(from: index + 1), position))
    return close + 1
  }

  private mutating func scanEndTag(at index: Int, _ position: SourcePosition) throws(InterfaceDocumentError) -> Int {
    let close = try end(of: ">", from: index + 2, position)
    let name = nameRange(from: index + 2)
    guard let innermost = open.popLast() else {
      throw InterfaceDocumentError(.malformed(reason: "</\(text(name))> has no matching start tag"), at: position)
    }
    guard bytes[innermost.name].elementsEqual(bytes[name]) else {
      throw InterfaceDocumentError(.mismatchedTag(open: text(innermost.name), close: text(name)), at: position)
    }
    return close
  }

  /// Returns the index of a start tag's `>`; quoted values may contain one.
  private func endOfTag(from index: Int, _ position: SourcePosition) throws(InterfaceDocumentError) -> Int {
    var index = index
    while let stop = bytes.firstIndex(ofAnyOf: "\"'>", from: index) {
      if bytes[stop] == UInt8(ascii: ">") { return stop }
      index = try endOfValue(from: stop, position)
    }
    throw InterfaceDocumentError(.unclosedMarkup, at: position)
  }

  /// Returns the index after the value whose opening quote is at `index`. A `<` inside means that a quote is missing;
  /// searching further would report the end of the file instead.
  private func endOfValue(from index: Int, _ position: SourcePosition) throws(InterfaceDocumentError) -> Int {
    let stops: StaticString = bytes[index] == UInt8(ascii: "\"") ? "\"<" : "'<"
    guard let stop = bytes.firstIndex(ofAnyOf: stops, from: index + 1) else {
      throw InterfaceDocumentError(.unclosedMarkup, at: position)
    }
    guard bytes[stop] == bytes[index] else {
      let reason = "a quote is missing in this tag, or a < in a value is not written &lt;"
      throw InterfaceDocumentError(.malformed(reason: reason), at: position)
    }
    return stop + 1
  }

  private func end(of terminator: StaticString, from index: Int, _ position: SourcePosition)
    throws(InterfaceDocumentError) -> Int
  {
    guard let found = bytes.firstIndex(of: terminator, from: index) else {
      throw InterfaceDocumentError(.unclosedMarkup, at: position)
    }
    return found + terminator.utf8CodeUnitCount
  }

  private func nameRange(from index: Int) -> Range<Int> {
    index..<(bytes.firstIndex(ofAnyOf: " \t\r\n/>", from: index) ?? index)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
