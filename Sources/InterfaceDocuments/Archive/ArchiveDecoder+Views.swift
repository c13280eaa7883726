import CoreTypes

/// The properties that all views have in common.
extension ArchiveDecoder {
  /// The greatest nesting of views. Only a damaged or artificial archive exceeds it.
  static let viewNestingLimit = 100

  /// Returns the view in a property of an object; nil if there is none or it already has a place in the tree.
  func view(_ source: ArchiveSource, _ name: String, key: String) -> InterfaceView? {
    source.object(name).flatMap { view($0, key: key) }
  }

  func views(_ objects: [DocumentElement]) -> [InterfaceView] { objects.compactMap { view($0, key: nil) } }

  func view(_ object: DocumentElement, key: String?) -> InterfaceView? {
    guard isView(object), place(object), isWithinNestingLimit(object) else { return nil }
    depth += 1
    defer { depth -= 1 }
    let element = KnownClasses.element(ofArchiveClass: className(of: object))
    var view = InterfaceView(
      id: id(of: object), elementName: element, className: KnownClasses.views[element] ?? "UIView",
      position: object.position)
    view.key = key
    readProperties(source(object), into: &view)
    readChildren(source(object), into: &view)
    return view
  }

  /// Marks an object as placed in the tree.
  ///
  /// - Returns: False, with a diagnostic, if the object is already in the tree.
  func place(_ object: DocumentElement) -> Bool {
    guard placed.insert(ObjectIdentifier(object)).inserted else {
      log.report(
        .referenceCycle, "\(className(of: object)) is twice in the view hierarchy; only the first occurrence is used",
        at: object.position, objectID: records.id(of: object))
      return false
    }
    return true
  }

  private func isWithinNestingLimit(_ object: DocumentElement) -> Bool {
    guard depth >= Self.viewNestingLimit else { return true }
    log.report(
      .nestedTooDeeply, "the views are nested more than \(Self.viewNestingLimit) deep; the rest is left out",
      at: object.position, objectID: records.id(of: object), severity: .error)
    return false
  }

  private func readProperties(_ source: ArchiveSource, into view: inout InterfaceView) {
    let object = source.element
    view.customClass = records.customClass(of: object)
    view.userLabel = records.name(of: object)
    view.layout = layout(source)
    view.appearance = appearance(source)
    let accessibility = source.object("IBUIAccessibilityConfiguration").map(self.source)
    view.accessibility.label = accessibility?.string("IBUIAccessibilityLabel")
    view.accessibility.hint = accessibility?.string("IBUIAccessibilityHint")
    view.accessibility.identifier = accessibility?.string("IBUIAccessibilityIdentifier")
    view.simulatedMetrics = simulatedMetrics(source)
    view.connections = connections[ObjectIdentifier(object)] ?? []
    view.runtimeAttributes = runtimeAttributes[ObjectIdentifier(object)] ?? []
    view.constraints = constraints(heldBy: object)
  }

  private func readChildren(_ source: ArchiveSource, into view: inout InterfaceView) {
    view.content = content(view.elementName, source)
    if case .other(let name) = view.content {
      log.report(
        .unknownElement,
        "\(className(of: source.element)) (\(name)) is an unknown class; it is laid out as a plain view",
        at: view.position, objectID: view.id)
    }
    let subviews = source.array("NSSubviews")
    // A cell's content view is also among its subviews.
    view.subviews = views(subviews.filter { $0 !== source.object("IBUIContentView") })
  }
}
