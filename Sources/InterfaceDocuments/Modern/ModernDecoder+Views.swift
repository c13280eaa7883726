import CoreTypes

/// The properties that all views have in common.
extension ModernDecoder {
  /// Returns whether the element is a view, by its known class or its structure.
  func isView(_ element: DocumentElement) -> Bool {
    if KnownClasses.views[element.name] != nil { return element["reference"] == nil }
    guard element.name != "variation", !isController(element) else { return false }
    return element["contentMode"] != nil || element.child(named: "rect", key: "frame") != nil
  }

  func view(_ element: DocumentElement) -> InterfaceView {
    let source = source(element)
    var view = InterfaceView(
      id: element["id"] ?? "", elementName: element.name, className: KnownClasses.views[element.name] ?? "UIView",
      position: element.position)
    readIdentity(source, into: &view)
    view.layout = layout(source)
    view.appearance = appearance(source)
    view.accessibility = accessibility(source)
    readChildren(element, into: &view)
    reportIfUnknown(view)
    reportUnknownAttributes(element)
    return view
  }

  private func readIdentity(_ source: ElementSource, into view: inout InterfaceView) {
    source.read("key", into: &view.key)
    source.read("customClass", into: &view.customClass)
    source.read("customModule", into: &view.customModule)
    source.read("userLabel", into: &view.userLabel)
    source.read("restorationIdentifier", into: &view.restorationIdentifier)
  }

  private func readChildren(_ element: DocumentElement, into view: inout InterfaceView) {
    view.subviews = subviews(element)
    view.constraints = constraints(element)
    view.layoutGuides = viewLayoutGuides(element)
    view.variations = variations(element)
    view.connections = connections(element)
    view.runtimeAttributes = runtimeAttributes(element)
    view.simulatedMetrics = simulatedMetrics(element)
    if let app = element["simulatedAppContext"] {
      view.simulatedMetrics.append(SimulatedMetrics(name: app, key: "simulatedAppContext"))
    }
    var nested = NestedViews(element.children.filter(isView))
    view.content = content(element, &nested)
    view.attachedViews = nested.remaining.map(self.view)
  }

  /// Returns the subviews: every element in `<subviews>` is a view.
  private func subviews(_ element: DocumentElement) -> [InterfaceView] {
    (element.child(named: "subviews")?.children ?? []).map(view)
  }

  private func viewLayoutGuides(_ element: DocumentElement) -> [ViewLayoutGuide] {
    element.children.compactMap { child in
      guard child.name == "viewLayoutGuide", let id = child["id"] else { return nil }
      return source(child).parsed("key", ViewLayoutGuide.Kind.init(rawValue:)).map { ViewLayoutGuide(id: id, kind: $0) }
    }
  }

  private func reportIfUnknown(_ view: InterfaceView) {
    guard case .other(let name) = view.content else { return }
    log.report(
      .unknownElement, "<\(name)> is an unknown element; it is laid out as a plain view", at: view.position,
      objectID: view.id)
  }
}

/// The child elements that are views and were not taken yet.
struct NestedViews {
  private(set) var remaining: [DocumentElement]

  init(_ elements: [DocumentElement]) { remaining = elements }

  mutating func take(_ key: String) -> DocumentElement? {
    remaining.firstIndex { $0.key == key }.map { remaining.remove(at: $0) }
  }
}
