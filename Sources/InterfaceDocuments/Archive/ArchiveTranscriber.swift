import CoreTypes

/// Transcribes an archive of Xcode 3 or 4 to elements of the modern dialect, with all properties that it has.
///
/// Names and common values become those of modern documents. Unlike a model, it keeps what no layout reads.
final class ArchiveTranscriber {
  let graph: ArchiveGraph
  let records: ArchiveRecords
  let connections: [ObjectIdentifier: [DocumentElement]]
  let runtimeAttributes: [ObjectIdentifier: [DocumentElement]]
  /// The objects that have a place. An archive is a graph, but the result is a tree.
  private var placed: Set<ObjectIdentifier> = []
  private var depth = 0

  /// - Returns: A `<document>` with the objects of a xib.
  static func document(_ root: DocumentElement) -> DocumentElement {
    let data = root.child(named: "data") ?? root
    return ArchiveTranscriber(data).document(data)
  }

  private init(_ data: DocumentElement) {
    let graph = ArchiveGraph(data), container = graph.object(data, "IBDocument.Objects")
    (self.graph, records) = (graph, ArchiveRecords(container, graph))
    connections = ArchiveConnections.elements(container, graph, records)
    runtimeAttributes = ArchiveConnections.runtimeAttributes(data, graph)
  }

  private func document(_ data: DocumentElement) -> DocumentElement {
    var attributes = ["dialect": "archive", "targetRuntime": "iOS.CocoaTouch"]
    let usesAutoLayout = graph.object(data, "IBDocument.UseAutolayout").map { $0["value"] ?? $0.string }
    attributes["useAutolayout"] = usesAutoLayout.flatMap(Scalars.flag) == true ? "YES" : nil
    if graph.object(data, "IBDocument.TargetRuntimeIdentifier")?.string == "IBIPadFramework" {
      attributes["targetRuntime"] = "iOS.CocoaTouch.iPad"
    }
    let document = DocumentElement(name: "document", attributes: attributes, position: data.position)
    let objects = DocumentElement(name: "objects", attributes: [:], position: data.position)
    for object in graph.array(data.child(key: "IBDocument.RootObjects")) {
      element(of: object, key: nil).map(objects.append)
    }
    document.append(objects)
    return document
  }

  /// Returns the element of an object, once; nil if the object already has a place.
  func element(of object: DocumentElement, key: String?) -> DocumentElement? {
    guard depth < ArchiveDecoder.viewNestingLimit, placed.insert(ObjectIdentifier(object)).inserted else { return nil }
    depth += 1
    defer { depth -= 1 }
    var parts = ArchiveParts(attributes: identity(of: object, key: key))
    let className = object["class"] ?? ""
    if object.child(key: "NSSubviews") != nil { addArray("NSSubviews", as: "subviews", of: object, to: &parts) }
    for child in object.children {
      guard let name = child.key, !ArchiveNames.ignored.contains(name), !name.contains("Simulated") else { continue }
      add(child, name, of: object, to: &parts)
    }
    addLayout(of: object, to: &parts)
    addConnections(of: object, to: &parts)
    let states = parts.takeStates(at: object.position)
    let element = DocumentElement(
      name: ArchiveNames.element(className), attributes: parts.attributes, position: object.position)
    for child in parts.children + states { element.append(child) }
    return element
  }

  private func identity(of object: DocumentElement, key: String?) -> [String: String] {
    var attributes: [String: String] = [:]
    attributes["id"] = records.id(of: object)
    attributes["key"] = key
    attributes["customClass"] = records.customClass(of: object)
    attributes["userLabel"] = records.name(of: object)
    return attributes
  }

  /// Adds a property: a plain value as an attribute, everything else as a child.
  private func add(_ child: DocumentElement, _ name: String, of object: DocumentElement, to parts: inout ArchiveParts) {
    guard let value = graph.resolve(child) else { return }
    let key = ArchiveNames.attribute(name, of: object)
    switch value["class"] ?? value.name {
    case "NSColor": parts.children.append(ArchiveValues.color(value, key, graph))
    case "IBUIFontDescription": parts.children.append(ArchiveValues.font(value, graph))
    case "NSFont":
      if object.child(key: "IBUIFontDescription") == nil { parts.children.append(ArchiveValues.font(value, graph)) }
    case "NSCustomResource": parts.attributes[key] = graph.object(value, "NSResourceName")?.string
    case "array", "NSArray", "NSMutableArray": addArray(name, as: key, of: object, to: &parts)
    case let type where value.name == "object" && !type.hasPrefix("NS"): addObject(value, key, to: &parts)
    case _ where value.name == "object" || value.name == "dictionary": break
    default: parts.attributes[key] = ArchiveNames.value(value["value"] ?? value.string, of: key, in: object)
    }
  }

  /// Adds an object, or its identifier if it already has a place.
  private func addObject(_ value: DocumentElement, _ key: String, to parts: inout ArchiveParts) {
    if let element = element(of: value, key: key) {
      parts.children.append(element)
    } else if let id = records.id(of: value) {
      parts.attributes[key] = id
    }
  }

  private func addArray(
    _ name: String, as key: String, of object: DocumentElement, to parts: inout ArchiveParts
  ) {
    let container = DocumentElement(name: key, attributes: [:], position: object.position)
    for item in graph.array(object, name) {
      if item["class"] != nil {
        element(of: item, key: nil).map(container.append)
      } else {
        container.append(item)
      }
    }
    if !container.children.isEmpty { parts.children.append(container) }
  }

  private func addConnections(of object: DocumentElement, to parts: inout ArchiveParts) {
    let id = ObjectIdentifier(object)
    parts.append("connections", connections[id] ?? [], at: object.position)
    parts.append("userDefinedRuntimeAttributes", runtimeAttributes[id] ?? [], at: object.position)
    parts.append("constraints", ArchiveValues.constraints(heldBy: object, graph, records), at: object.position)
  }

  /// Adds the frame, the autoresizing mask and the priorities.
  private func addLayout(of object: DocumentElement, to parts: inout ArchiveParts) {
    guard let flags = graph.object(object, "NSvFlags").flatMap({ Scalars.integer($0["value"] ?? $0.string) }) else {
      return
    }
    if UInt32(truncatingIfNeeded: flags) & 0x8000_0000 != 0 { parts.attributes["hidden"] = "YES" }
    let translates = records.property("IBViewMetadataTranslatesAutoresizingMaskIntoConstraints", of: object)
    if translates.flatMap({ Scalars.flag($0["value"] ?? $0.string) }) == false {
      parts.attributes["translatesAutoresizingMaskIntoConstraints"] = "NO"
    }
    parts.children.append(ArchiveValues.mask(flags, at: object.position))
    let frame = graph.object(object, "NSFrame")?.string, size = graph.object(object, "NSFrameSize")?.string
    if let rect = ArchiveValues.rect(frame ?? size.map { "{{0, 0}, \($0)}" }, at: object.position) {
      parts.children.append(rect)
    }
  }
}

/// The attributes and children of an element, until it is created.
struct ArchiveParts {
  var attributes: [String: String]
  var children: [DocumentElement] = []

  mutating func append(_ name: String, _ elements: [DocumentElement], at position: SourcePosition) {
    guard !elements.isEmpty else { return }
    let container = DocumentElement(name: name, attributes: [:], position: position)
    elements.forEach(container.append)
    children.append(container)
  }
}
