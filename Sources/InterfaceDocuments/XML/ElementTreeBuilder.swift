import CoreTypes
import FoundationXML

/// Well-formed bytes → a tree of elements.
final class ElementTreeBuilder: NSObject, XMLParserDelegate {
  private let starts: [SourcePosition]
  private var startCount = 0
  private var open: [DocumentElement] = []
  private var root: DocumentElement?
  private var failure: InterfaceDocumentError?

  private init(starts: [SourcePosition]) { self.starts = starts }

  /// - Parameter starts: where each start tag begins, in document order.
  static func tree(of bytes: [UInt8], starts: [SourcePosition]) throws(InterfaceDocumentError) -> DocumentElement {
    let builder = ElementTreeBuilder(starts: starts)
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let succeeded = parser.parse()
    if let failure = builder.failure { throw failure }
    // `parse()` is true for damaged files too: only a closed root counts.
    guard succeeded, builder.open.isEmpty, let root = builder.root else {
      throw InterfaceDocumentError(.malformed(reason: "the markup cannot be parsed"))
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let position = startCount < starts.count ? starts[startCount] : SourcePosition(line: 1, column: 1)
    startCount += 1
    let element = DocumentElement(name: name, attributes: attributes, position: position)
    open.last?.append(element)
    if open.isEmpty, root == nil { root = element }
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.append(text) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    open.last?.append(String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil else { return }
    let position = SourcePosition(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
    failure = InterfaceDocumentError(.malformed(reason: ParserErrorCode.text((error as NSError).code)), at: position)
  }
}
