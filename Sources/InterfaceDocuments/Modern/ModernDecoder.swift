import CoreTypes

/// Decodes the element tree of the modern dialect into document values.
struct ModernDecoder {
  let log: DecodingLog
  let ids: IdentifierIndex
  let resources: DocumentResources
  let designables: [String: PlaceholderSize]

  static func decode(_ root: DocumentElement) -> InterfaceDocument {
    let log = DecodingLog()
    let decoder = ModernDecoder(
      ids: IdentifierIndex(root, log: log), resources: resources(of: root, log: log),
      designables: designables(of: root, log: log),
      log: log)
    return decoder.document(root)
  }

  private init(
    ids: IdentifierIndex, resources: DocumentResources, designables: [String: PlaceholderSize], log: DecodingLog
  ) {
    (self.ids, self.resources, self.designables, self.log) = (ids, resources, designables, log)
  }

  func source(_ element: DocumentElement) -> ElementSource {
    ElementSource(element: element, log: log, objectID: element["id"])
  }

  private func document(_ root: DocumentElement) -> InterfaceDocument {
    var document = header(root)
    document.scenes = scenes(root)
    document.resources = resources
    document.resources.fontPlaces = log.fontPlaces
    document.diagnostics = log.sorted
    return document
  }
}
