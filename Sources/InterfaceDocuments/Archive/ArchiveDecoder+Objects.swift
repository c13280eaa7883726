import CoreTypes

/// Top-level objects and placeholders.
extension ArchiveDecoder {
  /// Returns the identifier of an object's record; objects without a record have none.
  func id(of object: DocumentElement) -> String { records.id(of: object) ?? "" }

  func className(of object: DocumentElement) -> String { object["class"] ?? "" }

  func placeholder(_ object: DocumentElement) -> InterfacePlaceholder {
    InterfacePlaceholder(
      id: id(of: object), role: role(of: object), position: object.position,
      customClass: records.customClass(of: object), userLabel: records.name(of: object),
      connections: connections[ObjectIdentifier(object)] ?? [])
  }

  private func role(of object: DocumentElement) -> InterfacePlaceholder.Role {
    switch source(object).string("IBProxiedObjectIdentifier") {
    case "IBFilesOwner": .filesOwner
    case "IBFirstResponder": .firstResponder
    default: .external
    }
  }

  func topLevelObject(_ object: DocumentElement) -> TopLevelObject? {
    if isController(object) { return .controller(controller(object)) }
    if isView(object) { return view(object, key: nil).map { .view($0) } }
    return object["class"] == nil ? nil : .other(other(object))
  }

  private func other(_ object: DocumentElement) -> InterfaceObject {
    let inner = ["IBUICustomView", "IBUITitleView"].compactMap { source(object).object($0) }
    return InterfaceObject(
      id: id(of: object), elementName: KnownClasses.element(ofArchiveClass: className(of: object)),
      position: object.position, customClass: records.customClass(of: object), userLabel: records.name(of: object),
      connections: connections[ObjectIdentifier(object)] ?? [],
      runtimeAttributes: runtimeAttributes[ObjectIdentifier(object)] ?? [], views: views(inner))
  }

  func isView(_ object: DocumentElement) -> Bool { object.child(key: "NSvFlags") != nil || isKnownView(object) }

  private func isKnownView(_ object: DocumentElement) -> Bool {
    KnownClasses.views[KnownClasses.element(ofArchiveClass: className(of: object))] != nil
  }
}
