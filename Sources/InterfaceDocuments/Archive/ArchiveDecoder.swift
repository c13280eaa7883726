import CoreTypes

/// Decodes the element tree of an Xcode 3 or 4 archive into document values.
final class ArchiveDecoder {
  let graph: ArchiveGraph
  let records: ArchiveRecords
  let log = DecodingLog()
  private(set) var connections: [ObjectIdentifier: [InterfaceConnection]] = [:]
  private(set) var runtimeAttributes: [ObjectIdentifier: [RuntimeAttribute]] = [:]
  /// The views decoded so far. An archive is a graph, but the model is a tree.
  var placed: Set<ObjectIdentifier> = []
  var depth = 0

  private let data: DocumentElement

  static func decode(_ root: DocumentElement) -> InterfaceDocument {
    ArchiveDecoder(root).document(root)
  }

  private init(_ root: DocumentElement) {
    data = root.child(named: "data") ?? root
    graph = ArchiveGraph(data)
    records = ArchiveRecords(graph.object(data, "IBDocument.Objects"), graph)
  }

  private func document(_ root: DocumentElement) -> InterfaceDocument {
    readConnections()
    readRuntimeAttributes()
    var document = header(root)
    document.scenes = [scene()]
    document.resources.fontPlaces = log.fontPlaces
    document.diagnostics = log.sorted
    return document
  }

  func source(_ element: DocumentElement) -> ArchiveSource {
    ArchiveSource(element: element, graph: graph, log: log, objectID: records.id(of: element))
  }

  private func header(_ root: DocumentElement) -> InterfaceDocument {
    let source = source(data)
    var document = InterfaceDocument(kind: .xib, dialect: .archive)
    var versions = ArchiveVersions()
    versions.systemTarget = source.integer("IBDocument.SystemTarget")
    versions.interfaceBuilderVersion = source.string("IBDocument.InterfaceBuilderVersion")
    versions.cocoaTouchPluginVersion = pluginVersion
    document.archive = versions
    document.toolsVersion = versions.interfaceBuilderVersion
    document.formatVersion = root["version"]
    document.resources.imageSizes = imageSizes
    source.read("IBDocument.UseAutolayout", into: &document.usesAutoLayout)
    document.targetIsPad =
      RootElement.isPad(root) || source.string("IBDocument.TargetRuntimeIdentifier") == "IBIPadFramework"
    RootElement.platformDiagnostic(of: root).map(log.append)
    return document
  }

  private var pluginVersion: String? {
    let plugins = graph.dictionary(data.child(key: "IBDocument.PluginVersions"))
    let plugin = plugins.first { $0.key.hasSuffix("IBCocoaTouchPlugin") }
    return plugin?.value.string ?? source(data).string("IBCocoaTouchPluginVersion")
  }

  private var imageSizes: [String: CGSize] {
    let saved = graph.dictionary(data.child(key: "IBDocument.LastKnownImageSizes"))
    let sizes = saved.compactMap { entry in Scalars.size(entry.value.string).map { (entry.key, $0) } }
    return Dictionary(sizes, uniquingKeysWith: { first, _ in first })
  }

  private func scene() -> InterfaceScene {
    let roots = data.child(key: "IBDocument.RootObjects")
    var scene = InterfaceScene(id: "", position: roots?.position ?? data.position)
    for object in graph.array(roots) {
      if object["class"] == "IBProxyObject" {
        scene.placeholders.append(placeholder(object))
      } else if let topLevel = topLevelObject(object) {
        scene.objects.append(topLevel)
      }
    }
    return scene
  }

  private func readConnections() {
    let container = graph.object(data, "IBDocument.Objects")
    for record in graph.array(container, "connectionRecords") {
      guard let (owner, connection) = connection(record) else { continue }
      connections[ObjectIdentifier(owner), default: []].append(connection)
    }
  }

  private func readRuntimeAttributes() {
    data.visit { element in
      guard element["class"] == "IBUIUserDefinedRuntimeAttributesPlaceholder",
        let owner = graph.object(element, "object")
      else { return }
      runtimeAttributes[ObjectIdentifier(owner)] = attributes(of: element)
    }
  }
}
