import CoreTypes

/// Bytes of a xib or a storyboard → the values in `Model/`.
package enum DocumentReader {
  /// Larger files are refused before they are read: the parser fails on them without a reason.
  package static let maximumByteCount = 10_000_000

  /// - Throws: `InterfaceDocumentError`, when the file is no interface document or is damaged. What is merely odd is a
  ///   diagnostic of the document.
  package static func read(contentsOf url: URL) throws(InterfaceDocumentError) -> InterfaceDocument {
    try read(FileBytes.read(url))
  }

  /// - Throws: `InterfaceDocumentError`, as `read(contentsOf:)`.
  package static func read(_ bytes: [UInt8]) throws(InterfaceDocumentError) -> InterfaceDocument {
    try FileSniffer.check(bytes)
    let starts = try startPositions(in: bytes)
    let root = try ElementTreeBuilder.tree(of: bytes, starts: starts)
    switch try RootElement.dialect(of: root) {
    case .document: return ModernDecoder.decode(root)
    case .archive: return ArchiveDecoder.decode(root)
    }
  }

  private static func startPositions(in bytes: [UInt8]) throws(InterfaceDocumentError) -> [SourcePosition] {
    try (bytes + [0]).withUnsafeBufferPointer { (buffer) throws(InterfaceDocumentError) in
      try MarkupScanner.startPositions(in: buffer)
    }
  }
}
