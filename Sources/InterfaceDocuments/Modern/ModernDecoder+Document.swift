import CoreTypes

/// The document's own attributes, device and resources.
extension ModernDecoder {
  func header(_ root: DocumentElement) -> InterfaceDocument {
    let source = source(root)
    var document = InterfaceDocument(kind: kind(of: root), dialect: .document)
    source.read("toolsVersion", into: &document.toolsVersion)
    source.read("version", into: &document.formatVersion)
    source.read("useAutolayout", into: &document.usesAutoLayout)
    source.read("useTraitCollections", into: &document.usesTraitCollections)
    source.read("useSafeAreas", into: &document.usesSafeAreas)
    source.read("launchScreen", into: &document.isLaunchScreen)
    source.read("initialViewController", into: &document.initialViewControllerID)
    document.targetIsPad = RootElement.isPad(root)
    document.device = root.child(named: "device").map(device)
    document.tintColor = color(root, "tintColor")
    document.simulatedMetrics = root.child(named: "simulatedMetricsContainer").map(simulatedMetrics) ?? []
    let tieBreakers = root.child(named: "inferredMetricsTieBreakers")?.children ?? []
    document.decidingSegueIDs = Set(tieBreakers.compactMap { $0["reference"] })
    checkReference(document.initialViewControllerID, from: root)
    RootElement.platformDiagnostic(of: root).map(log.append)
    return document
  }

  private func kind(of root: DocumentElement) -> InterfaceDocument.Kind {
    root.child(named: "scenes") != nil || (root["type"] ?? "").contains("Storyboard") ? .storyboard : .xib
  }

  private func device(_ element: DocumentElement) -> InterfaceDevice {
    InterfaceDevice(
      id: element["id"] ?? "", isLandscape: element["orientation"] == "landscape",
      isDark: element["appearance"] == "dark", layout: element["layout"])
  }

  static func resources(of root: DocumentElement, log: DecodingLog) -> DocumentResources {
    var resources = DocumentResources()
    for element in root.child(named: "resources")?.children ?? [] {
      guard let name = element["name"] else { continue }
      let source = ElementSource(element: element, log: log, objectID: nil)
      let color = element.child(named: "color").flatMap { components(source.with($0)) }
      switch element.name {
      case "image":
        resources.imageSizes[name] = CGSize(width: source.number("width") ?? 0, height: source.number("height") ?? 0)
      case "namedColor": resources.namedColors[name] = color
      case "systemColor": resources.systemColors[name] = color
      default: break
      }
    }
    root.child(named: "customFonts")?.visit { element in
      if element.name == "string" { resources.customFonts.append(element.text) }
    }
    resources.mayBeNamed = false
    root.visit { element in
      if namesResource(element) { resources.mayBeNamed = true }
      guard element.attributes["catalog"] == "system" else { return }
      if let name = element.attributes["image"] ?? element.attributes["name"], resources.symbolPlaces[name] == nil {
        resources.symbolPlaces[name] = element.position
      }
    }
    return resources
  }

  /// Returns whether an element names a resource, including a color in a runtime attribute and an image that the
  /// document does not list. It looks at attributes without marking them as read, because unread attributes are
  /// reported.
  private static func namesResource(_ element: DocumentElement) -> Bool {
    let attributes = element.attributes, isSymbol = attributes["catalog"] == "system"
    switch element.name {
    case "color", "namedColor": return attributes["name"] != nil
    case "image", "imageReference": return !isSymbol
    default: return !isSymbol && attributes.keys.contains { $0 == "image" || $0.hasSuffix("Image") }
    }
  }

  /// Returns the designable sizes by the identifiers of their views.
  static func designables(of root: DocumentElement, log: DecodingLog) -> [String: PlaceholderSize] {
    var sizes: [String: PlaceholderSize] = [:]
    for element in root.child(named: "designables")?.children ?? [] {
      let source = ElementSource(element: element, log: log, objectID: nil)
      guard let name = element["name"], let size = source.size("intrinsicContentSize") else { continue }
      sizes[name] = PlaceholderSize(
        width: size.width < 0 ? nil : size.width, height: size.height < 0 ? nil : size.height)
    }
    return sizes
  }

  /// Returns the simulated metrics among the children of a document's container, a controller or a view.
  func simulatedMetrics(_ element: DocumentElement) -> [SimulatedMetrics] {
    element.children.compactMap { child in
      guard let key = child.key, key.hasPrefix("simulated") || child.name.hasPrefix("simulated") else { return nil }
      let attributes = child.attributes.filter { $0.key != "key" && $0.key != "type" }
      return SimulatedMetrics(name: child.name, key: key, type: child["type"], attributes: attributes)
    }
  }
}
