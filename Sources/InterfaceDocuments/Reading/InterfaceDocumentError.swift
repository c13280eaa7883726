import CoreTypes

/// An error that prevents reading a file as an interface document. It does not contain the file's path, which the
/// caller adds.
package struct InterfaceDocumentError: Error, Sendable, Hashable {
  package enum Problem: Sendable, Hashable {
    case unreadable(reason: String)
    case empty
    /// The file is too large; `bytes` is its size.
    case tooLarge(bytes: Int)
    case compiledNib
    case binaryPropertyList
    case propertyList
    case binary
    case utf16
    case invalidUTF8
    case notXML
    case documentType
    case notAnInterface(root: String)
    case macOS
    /// The file ends early; `element` is the innermost element that is still open.
    case truncated(element: String)
    case unclosedMarkup
    case mismatchedTag(open: String, close: String)
    case malformed(reason: String)
    case nestedTooDeeply(limit: Int)
    case noObjects
  }

  package var position: SourcePosition?
  package var problem: Problem

  package init(_ problem: Problem, at position: SourcePosition? = nil) {
    (self.problem, self.position) = (problem, position)
  }
}
