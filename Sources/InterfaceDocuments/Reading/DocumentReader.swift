import CoreTypes

/// Bytes of a xib or a storyboard → the values in `Model/`.
package enum DocumentReader {
  /// Larger files are refused before they are read.
  package static let maximumByteCount = 10 << 20

  /// - Throws: `InterfaceDocumentError`, when the file is no interface document or is damaged. What is merely odd is a
  ///   diagnostic of the document.
  package static func read(contentsOf url: URL) throws(InterfaceDocumentError) -> InterfaceDocument {
    throw InterfaceDocumentError(.empty)
  }

  /// - Throws: `InterfaceDocumentError`, as `read(contentsOf:)`.
  package static func read(_ bytes: [UInt8]) throws(InterfaceDocumentError) -> InterfaceDocument {
    throw InterfaceDocumentError(.empty)
  }
}
