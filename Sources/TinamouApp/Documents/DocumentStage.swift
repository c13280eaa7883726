import CoreTypes
import InterfaceDocuments
import UIKit

/// Why a document could not be laid out; `path:line:col: error: message`.
struct DocumentFailure: Error, Equatable {
  let path: String
  var position: SourcePosition?
  let message: String

  var place: String { position.map { "\(path):\($0.line):\($0.column)" } ?? path }

  /// The message with its line, for a report that names the document beside it.
  var positionedMessage: String { position.map { "\($0.line):\($0.column): \(message)" } ?? message }
}

/// Brings documents on stage, one at a time, so that memory is that of the largest.
@MainActor struct DocumentStage {
  let request: LayoutRequest

  /// 1. the file, 2. its texts in the language asked for, 3. images and colours of its project,
  /// 4. the layout, 5. what is odd about the request.
  func layOut(_ path: String) throws(DocumentFailure) -> DocumentLayout {
    var document = try Self.read(path)
    if let translation = translation(of: path) { document.translate(by: translation) }
    document.take(assets(for: document, at: path))
    let layout = DocumentLayout(document, request)
    if let sceneID = request.sceneID, layout.scenes.isEmpty { throw .missingScene(sceneID, in: path) }
    if let diagnostic = request.pairingDiagnostic { layout.session.report(diagnostic) }
    return layout
  }

  private func translation(of path: String) -> Translation? {
    request.localeIdentifier.flatMap { TranslationFinder(document: URL(fileURLWithPath: path)).translation(into: $0) }
  }

  private func assets(for document: InterfaceDocument, at path: String) -> ProjectAssets {
    let idiom = request.device?.idiom ?? (document.targetIsPad ? .pad : .phone)
    return AssetFinder(idiom: idiom).assets(
      for: URL(fileURLWithPath: path), in: request.assetFolder.map { URL(fileURLWithPath: $0) },
      pictures: document.pictureNames)
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

extension DocumentFailure {
  fileprivate static func missingScene(_ id: String, in path: String) -> DocumentFailure {
    DocumentFailure(
      path: path, message: "there is no scene \u{201C}\(id)\u{201D}; 'tinamou layout' lists those there are.")
  }
}
