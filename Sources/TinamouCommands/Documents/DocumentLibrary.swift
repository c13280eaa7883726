import CoreTypes
import InterfaceDocuments
import Rendering
import UIKit

/// Reads documents, and caches the last one until its file changes, for a document that is rendered many times.
@MainActor final class DocumentLibrary {
  /// The text cache: screens of one app share many strings.
  let textMemory = TextLayoutCache()
  let fonts = DocumentFonts()
  private var last: (path: String, stamp: FileStamp, document: InterfaceDocument)?

  /// Returns the document as written, without translations and assets.
  func document(at path: String) throws(DocumentFailure) -> InterfaceDocument {
    // The stamp is taken before the file is read: if the file changes in between, it is read again the next time.
    guard let stamp = try? FileStamp(path: path) else { return try Self.read(path) }
    if let last, last.path == path, last.stamp == stamp { return last.document }
    last = nil
    let document = try Self.read(path)
    last = (path, stamp, document)
    return document
  }

  private static func read(_ path: String) throws(DocumentFailure) -> InterfaceDocument {
    try refuseFolder(path)
    do {
      return try DocumentReader.read(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw DocumentFailure(path: path, error)
    }
  }

  /// Rejects a folder, except a compiled nib, for which the reader has a better message.
  private static func refuseFolder(_ path: String) throws(DocumentFailure) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue, !["nib", "storyboardc"].contains((path as NSString).pathExtension) else { return }
    throw DocumentFailure(path: path, message: "this is a folder; name the .xib and .storyboard files in it instead.")
  }
}

extension DocumentFailure {
  init(path: String, _ error: InterfaceDocumentError) {
    self.init(path: path, position: error.position, message: "\(error.message). \(error.suggestion).")
  }
}
