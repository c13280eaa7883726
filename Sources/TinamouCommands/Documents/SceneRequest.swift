import InterfaceDocuments
import UIKit

// Resolves `--scene`: the identifier of a scene, its controller or its root view, or the name of its picture.
extension LayoutRequest {
  /// Returns the same request with the scene's own identifier.
  func resolvingScene(in names: SceneNames) -> LayoutRequest {
    guard let entry = sceneID.flatMap(names.entry) else { return self }
    var request = self
    request.sceneID = entry.id
    return request
  }
}

extension InterfaceDocument {
  /// Returns the document beginning with the requested scene.
  ///
  /// - Throws: `DocumentFailure` for a scene that does not exist, or has no controller to begin with.
  func beginning(with sceneID: String?, at path: String) throws(DocumentFailure) -> InterfaceDocument {
    guard let sceneID else { return self }
    let names = SceneNames(self)
    guard let entry = names.entry(sceneID), entry.beginning != nil else {
      throw .missingScene(sceneID, in: path, names.entries.filter { $0.beginning != nil })
    }
    return beginning(with: entry)
  }
}

extension DocumentFailure {
  private static let mostScenes = 12

  static func missingScene(_ id: String, in path: String, _ entries: [SceneNames.Entry]) -> DocumentFailure {
    let shown = entries.prefix(mostScenes).map { $0.name == $0.id ? $0.id : "\($0.name) (\($0.id))" }
    let rest = entries.count > mostScenes ? " and \(entries.count - mostScenes) more" : ""
    let list = "\(entries.count == 1 ? "there is only" : "there are") \(shown.joined(separator: ", "))\(rest)"
    let there = entries.isEmpty ? "the document has none" : list
    return DocumentFailure(path: path, message: "there is no scene \u{201C}\(id)\u{201D}; \(there).")
  }
}
