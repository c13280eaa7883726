import CoreTypes
import InterfaceDocuments
import Rendering
import UIKit

/// Reads documents; the last one is at hand as long as its file stays as it is, for one that is drawn many times.
@MainActor final class DocumentLibrary {
  /// Screens of one app have many texts in common.
  let textMemory = TextMemory()
  let fonts = DocumentFonts()
  private var last: (path: String, stamp: FileStamp, document: InterfaceDocument)?

  /// As it was written, without translations and assets.
  func document(at path: String) throws(DocumentFailure) -> InterfaceDocument {
    // Before the file is read: one that changes meanwhile is read again the next time.
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
      throw DocumentFailure(path: path, position: error.position, message: "\(error.message). \(error.suggestion).")
    }
  }

  /// A compiled nib is a folder too; the reader has better words for it.
  private static func refuseFolder(_ path: String) throws(DocumentFailure) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue, !["nib", "storyboardc"].contains((path as NSString).pathExtension) else { return }
    throw DocumentFailure(path: path, message: "is a directory; name the documents, e.g. with find.")
  }
}
