import CoreTypes

/// The keyed values of an archived object.
struct ArchiveSource: PropertySource {
  let element: DocumentElement
  let graph: ArchiveGraph
  let log: DecodingLog
  let objectID: String?

  /// Returns a plain value: an element's text, or its `value` attribute.
  func value(_ name: String) -> (text: String, position: SourcePosition)? {
    graph.object(element, name).map { ($0["value"] ?? $0.string, $0.position) }
  }

  func object(_ name: String) -> DocumentElement? { graph.object(element, name) }
  func array(_ name: String) -> [DocumentElement] { graph.array(element, name) }
  func size(_ name: String) -> CGSize? { parsed(name, Scalars.size) }

  /// Returns insets, which an archive writes as four numbers.
  func insets(_ name: String) -> UIEdgeInsets? {
    guard element.child(key: "\(name).top") != nil || element.child(key: "\(name).left") != nil else { return nil }
    return UIEdgeInsets(
      top: number("\(name).top") ?? 0, left: number("\(name).left") ?? 0, bottom: number("\(name).bottom") ?? 0,
      right: number("\(name).right") ?? 0)
  }

  func image(_ name: String) -> InterfaceImage? {
    graph.object(object(name), "NSResourceName").map { InterfaceImage(name: $0.string) }
  }
}
