import CoreTypes

/// Bytes of a xib or a storyboard → the values in `Model/`.
package enum DocumentReader {
  /// Larger files are refused before they are read: no interface document is nearly as large.
  package static let maximumByteCount = 10_000_000

  /// - Throws: `InterfaceDocumentError`, when the file is no interface document or is damaged. What is merely odd is a
  ///   diagnostic of the document.
  package static func read(contentsOf url: URL) throws(InterfaceDocumentError) -> InterfaceDocument {
    try read(FileBytes.read(url))
  }

  /// - Throws: `InterfaceDocumentError`, as `read(contentsOf:)`.
  package static func read(_ bytes: [UInt8]) throws(InterfaceDocumentError) -> InterfaceDocument {
    try FileSniffer.check(bytes)
    let root = try ElementTreeBuilder.tree(of: bytes)
    switch try RootElement.dialect(of: root) {
    case .document: return ModernDecoder.decode(root)
    case .archive: return ArchiveDecoder.decode(root)
    }
  }
}
