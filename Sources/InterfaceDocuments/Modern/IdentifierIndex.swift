import CoreTypes

/// The identifiers of a modern document.
struct IdentifierIndex {
  private var positions: [String: SourcePosition] = [:]

  init(_ root: DocumentElement, log: DecodingLog) {
    var positions: [String: SourcePosition] = [:]
    root.visit { element in
      guard let id = element["id"], element.name != "device", element.name != "adaptation" else { return }
      if let first = positions[id] {
        log.report(
          .duplicateID,
          "id \"\(id)\" is already used by the object at line \(first.line); connections and constraints may reach the "
            + "wrong one of the two", at: element.position, objectID: id)
      } else {
        positions[id] = element.position
      }
    }
    self.positions = positions
  }

  func contains(_ id: String) -> Bool { positions[id] != nil }
}

extension ModernDecoder {
  /// Reports an identifier that does not exist; the reference stays in the model as written.
  func checkReference(_ id: String?, from element: DocumentElement) {
    guard let id, !ids.contains(id) else { return }
    let consequence = element.name == "constraint" ? "the constraint is left out" : "the reference is ignored"
    log.report(
      .danglingReference, "<\(element.name)> refers to \"\(id)\", which does not exist; \(consequence)",
      at: element.position, objectID: element["id"])
  }
}
