import CoreTypes

/// Reads the bytes of a xib or a storyboard into the values in `Model/`.
package enum DocumentReader {
  /// The limit of file sizes. Larger files are rejected before they are read; no interface document is nearly as large.
  package static let maximumByteCount = 10_000_000

  /// - Throws: `InterfaceDocumentError` if the file is damaged or not an interface document. Lesser problems are
  ///   diagnostics of the document.
  package static func read(contentsOf url: URL) throws(InterfaceDocumentError) -> InterfaceDocument {
    try read(FileBytes.read(url))
  }

  /// - Throws: `InterfaceDocumentError`, as in `read(contentsOf:)`.
  package static func read(_ bytes: [UInt8]) throws(InterfaceDocumentError) -> InterfaceDocument {
    try FileSniffer.check(bytes)
    let root = try ElementTreeBuilder.tree(of: bytes)
    switch try RootElement.dialect(of: root) {
    case .document: return ModernDecoder.decode(root)
    case .archive: return ArchiveDecoder.decode(root)
    }
  }

  /// Returns the elements of a document, for code that needs all attributes and not only those of the model.
  ///
  /// - Throws: `InterfaceDocumentError`, as in `read(contentsOf:)`.
  package static func elements(contentsOf url: URL) throws(InterfaceDocumentError) -> DocumentElement {
    try elements(FileBytes.read(url))
  }

  /// - Returns: The root of the document. An archive is transcribed to the elements of the modern dialect.
  /// - Throws: `InterfaceDocumentError`, as in `read(contentsOf:)`.
  package static func elements(_ bytes: [UInt8]) throws(InterfaceDocumentError) -> DocumentElement {
    try FileSniffer.check(bytes)
    let root = try ElementTreeBuilder.tree(of: bytes)
    switch try RootElement.dialect(of: root) {
    case .document: return root
    case .archive: return ArchiveTranscriber.document(root)
    }
  }
}
