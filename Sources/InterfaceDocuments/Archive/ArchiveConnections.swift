import CoreTypes

/// The connections and runtime attributes of an archive, by the objects that own them.
enum ArchiveConnections {
  static func elements(
    _ container: DocumentElement?, _ graph: ArchiveGraph, _ records: ArchiveRecords
  ) -> [ObjectIdentifier: [DocumentElement]] {
    var connections: [ObjectIdentifier: [DocumentElement]] = [:]
    for record in graph.array(container, "connectionRecords") {
      guard let object = graph.object(record, "connection"), let owner = graph.object(object, "source") else {
        continue
      }
      guard let element = connection(object, graph, records) else { continue }
      connections[ObjectIdentifier(owner), default: []].append(element)
    }
    return connections
  }

  private static func connection(
    _ object: DocumentElement, _ graph: ArchiveGraph, _ records: ArchiveRecords
  ) -> DocumentElement? {
    guard let kind = kinds[object["class"] ?? ""] else { return nil }
    var attributes: [String: String] = [:]
    attributes[kind.label] = graph.object(object, "label")?.string ?? ""
    attributes["destination"] = graph.object(object, "destination").flatMap(records.id)
    attributes["eventType"] = graph.object(object, "IBEventType").flatMap { event($0["value"] ?? $0.string) }
    return DocumentElement(name: kind.element, attributes: attributes, position: object.position)
  }

  private static let kinds: [String: (element: String, label: String)] = [
    "IBCocoaTouchOutletConnection": ("outlet", "property"),
    "IBCocoaTouchOutletCollectionConnection": ("outletCollection", "property"),
    "IBCocoaTouchEventConnection": ("action", "selector"),
  ]

  /// Returns the event's name; the archive stores the bit's number, counted from 1.
  private static func event(_ written: String) -> String {
    guard let number = Scalars.integer(written), (1...32).contains(number) else { return written }
    return ControlEvents.mask.first { $0.value == 1 << UInt(number - 1) }?.key ?? written
  }

  static func runtimeAttributes(
    _ data: DocumentElement, _ graph: ArchiveGraph
  ) -> [ObjectIdentifier: [DocumentElement]] {
    var attributes: [ObjectIdentifier: [DocumentElement]] = [:]
    data.visit { placeholder in
      guard placeholder["class"] == "IBUIUserDefinedRuntimeAttributesPlaceholder",
        let owner = graph.object(placeholder, "object")
      else { return }
      attributes[ObjectIdentifier(owner)] = graph.array(placeholder, "userDefinedRuntimeAttributes").map {
        runtimeAttribute($0, graph)
      }
    }
    return attributes
  }

  private static func runtimeAttribute(_ object: DocumentElement, _ graph: ArchiveGraph) -> DocumentElement {
    var attributes: [String: String] = [:]
    attributes["keyPath"] = graph.object(object, "keyPath")?.string
    let type = graph.object(object, "typeIdentifier")?.string.split(separator: ".").last
    attributes["type"] = type.map(String.init)
    let value = graph.object(object, "value"), isColor = value?["class"] == "NSColor"
    if let value, !isColor { attributes["value"] = text(of: value) }
    let element = DocumentElement(
      name: "userDefinedRuntimeAttribute", attributes: attributes, position: object.position)
    if let value, isColor { element.append(ArchiveValues.color(value, "value", graph)) }
    return element
  }

  /// Returns a plain value, or that of the one property of a wrapper such as `NS.sizeval`.
  private static func text(of value: DocumentElement) -> String {
    guard value.name == "object" else { return value["value"] ?? value.string }
    return value.children.last.map { $0["value"] ?? $0.string } ?? ""
  }
}
