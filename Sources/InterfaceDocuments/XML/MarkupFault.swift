import CExpat
import CoreTypes

/// The message for expat's error. Its "invalid token" is split into several cases by the bytes around it.
struct MarkupFault {
  let error: InterfaceDocumentError

  /// - Parameter offset: The index of the byte at which expat stopped, in 0...`bytes.count`.
  init(code: XML_Error, offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let offset = min(max(offset, 0), bytes.count)
    let place = code == XML_ERROR_UNDEFINED_ENTITY ? Self.undefinedEntity(in: bytes, from: offset) : offset
    let reason = code == XML_ERROR_INVALID_TOKEN ? Self.invalidToken(at: offset, in: bytes) : Self.reason(code)
    var locator = LineLocator(bytes)
    error = InterfaceDocumentError(.malformed(reason: reason), at: locator.position(of: place))
  }

  private static func reason(_ code: XML_Error) -> String {
    if let known = reasons[code.rawValue] { return known }
    let words = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
    return "the markup is not well-formed (expat: \(words))"
  }

  private static let reasons: [UInt32: String] = [
    XML_ERROR_DUPLICATE_ATTRIBUTE.rawValue: "an attribute is written twice",
    XML_ERROR_JUNK_AFTER_DOC_ELEMENT.rawValue: "there is something after the end of the root element",
    XML_ERROR_UNDEFINED_ENTITY.rawValue: "an entity is not defined",
    XML_ERROR_BAD_CHAR_REF.rawValue: "a character reference names a character that XML does not allow",
    XML_ERROR_MISPLACED_XML_PI.rawValue: "there is something before the XML declaration",
    XML_ERROR_XML_DECL.rawValue: "the XML declaration is damaged",
    XML_ERROR_UNKNOWN_ENCODING.rawValue: "the encoding is unknown",
    XML_ERROR_INCORRECT_ENCODING.rawValue: "the encoding is not the one that the XML declaration names",
  ]

  /// Returns the index of the undefined reference, because expat reports the tag whose attribute contains it.
  private static func undefinedEntity(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    let defined: [StaticString] = ["&lt;", "&gt;", "&amp;", "&quot;", "&apos;", "&#"]
    while let found = bytes.firstIndex(ofByte: UInt8(ascii: "&"), from: index) {
      if !defined.contains(where: { bytes.has($0, at: found) }) { return found }
      index = found + 1
    }
    return start
  }

  private static func invalidToken(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard offset < bytes.count else { return "the markup is not well-formed" }
    let byte = bytes[offset], before = bytes[..<offset]
    if byte < 0x20, !" \t\r\n".utf8.contains(byte) { return "a character is not allowed in XML" }
    if let reference = before.lastIndex(where: { !isOfName($0) }), before[reference] == UInt8(ascii: "&") {
      let isNumber = reference + 1 < offset && before[reference + 1] == UInt8(ascii: "#")
      return isNumber ? "a character reference is not a number" : "an & has no ; after it; write &amp; for a plain &"
    }
    return reason(after: before.last { !" \t\r\n".utf8.contains($0) }, byte)
  }

  /// - Parameter before: The last byte that is not white space.
  private static func reason(after before: UInt8?, _ byte: UInt8) -> String {
    switch (before, byte) {
    case (UInt8(ascii: "="), _): "an attribute's value has no quotes"
    case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _): "there is no space between two attributes"
    case (UInt8(ascii: "<"), _), (UInt8(ascii: "/"), _): "a name is missing"
    case (UInt8(ascii: "]"), UInt8(ascii: ">")): "the text contains ]]>; write ]]&gt;"
    case (_, UInt8(ascii: ">")), (_, UInt8(ascii: "/")): "an attribute has no value"
    default: "the markup is not well-formed"
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
