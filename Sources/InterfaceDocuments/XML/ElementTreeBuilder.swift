import CExpat
import CoreTypes

/// Parses bytes into a tree of elements.
final class ElementTreeBuilder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let parser: XML_Parser
  private var locator: LineLocator
  private var open: [DocumentElement] = []
  private var root: DocumentElement?

  static func tree(of bytes: [UInt8]) throws(InterfaceDocumentError) -> DocumentElement {
    // Appends a NUL: see `ByteSearch`.
    try (bytes + [0]).withUnsafeBufferPointer { (buffer) throws(InterfaceDocumentError) in
      let builder = ElementTreeBuilder(UnsafeBufferPointer(rebasing: buffer.dropLast()))
      if let root = builder.parse() { return root }
      try MarkupScanner.check(buffer)
      throw builder.fault
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    parser = XML_ParserCreate(nil)
    locator = LineLocator(bytes)
  }

  deinit { XML_ParserFree(parser) }

  /// Returns the root; nil if the document is damaged or rejected.
  private func parse() -> DocumentElement? {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { ElementTreeBuilder.from($0).start(String(cString: $1!), $2!) },
      { builder, _ in _ = ElementTreeBuilder.from(builder).open.popLast() })
    XML_SetCharacterDataHandler(parser) { builder, text, count in
      ElementTreeBuilder.from(builder).append(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    XML_SetStartDoctypeDeclHandler(parser) { builder, _, _, _, _ in ElementTreeBuilder.from(builder).refuse() }
    let status = bytes.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, Int32($0.count), 1) }
    return status == XML_STATUS_OK ? root : nil
  }

  private static func from(_ pointer: UnsafeMutableRawPointer?) -> ElementTreeBuilder {
    Unmanaged.fromOpaque(pointer!).takeUnretainedValue()
  }

  private func start(_ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
    guard open.count < MarkupScanner.nestingLimit else { return refuse() }
    let position = locator.position(of: XML_GetCurrentByteIndex(parser))
    let element = DocumentElement(name: name, attributes: Self.dictionary(attributes), position: position)
    open.last?.append(element)
    if root == nil { root = element }
    open.append(element)
  }

  /// Converts alternating names and values that end with a null pointer.
  private static func dictionary(_ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>) -> [String: String] {
    var result: [String: String] = [:], next = attributes
    while let name = next[0], let value = next[1] {
      result[String(cString: name)] = String(cString: value)
      next += 2
    }
    return result
  }

  private func append(_ text: UnsafeBufferPointer<CChar>) {
    text.withMemoryRebound(to: UInt8.self) { open.last?.append(String(decoding: $0, as: UTF8.self)) }
  }

  private func refuse() { XML_StopParser(parser, XML_Bool(XML_FALSE)) }

  private var fault: InterfaceDocumentError {
    MarkupFault(code: XML_GetErrorCode(parser), offset: XML_GetCurrentByteIndex(parser), in: bytes).error
  }
}
