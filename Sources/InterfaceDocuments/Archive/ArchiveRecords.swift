import CoreTypes

/// The object records in `IBDocument.Objects`: identifiers of objects, and properties by identifier.
struct ArchiveRecords {
  private var ids: [ObjectIdentifier: String] = [:]
  private var children: [ObjectIdentifier: [DocumentElement]] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private let properties: [String: DocumentElement]

  init(_ container: DocumentElement?, _ graph: ArchiveGraph) {
    let entries = graph.dictionary(container?.child(key: "flattenedProperties"))
    properties = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    for record in graph.array(graph.object(container, "objectRecords"), "orderedObjects") { add(record, graph) }
  }

  private mutating func add(_ record: DocumentElement, _ graph: ArchiveGraph) {
    guard let object = graph.object(record, "object"),
      let id = graph.object(record, "objectID") ?? graph.object(record, "id")
    else { return }
    ids[ObjectIdentifier(object)] = id.string
    children[ObjectIdentifier(object)] = graph.array(record, "children")
    names[ObjectIdentifier(object)] = graph.object(record, "objectName")?.string
  }

  func id(of object: DocumentElement) -> String? { ids[ObjectIdentifier(object)] }
  func children(of object: DocumentElement) -> [DocumentElement] { children[ObjectIdentifier(object)] ?? [] }
  func name(of object: DocumentElement) -> String? { names[ObjectIdentifier(object)] }

  /// Returns a property of an object from `flattenedProperties`.
  func property(_ name: String, of object: DocumentElement) -> DocumentElement? {
    id(of: object).flatMap { properties["\($0).\(name)"] }
  }

  func customClass(of object: DocumentElement) -> String? { property("CustomClassName", of: object)?.string }
}
