import CoreTypes

/// Why a file cannot be read as an interface document. It knows no file: the caller puts the path in front.
package struct InterfaceDocumentError: Error, Sendable, Hashable {
  package enum Problem: Sendable, Hashable {
    case unreadable(reason: String)
    case empty
    /// `bytes` is the size of the file.
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
    /// `element` is the innermost element that is still open.
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
