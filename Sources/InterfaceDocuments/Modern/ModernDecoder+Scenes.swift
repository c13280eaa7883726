import CoreTypes

/// Scenes and their top-level objects.
extension ModernDecoder {
  func scenes(_ root: DocumentElement) -> [InterfaceScene] {
    if let objects = root.child(named: "objects") {
      return [scene(id: "", position: objects.position, objects)]
    }
    let scenes = root.child(named: "scenes")?.children ?? []
    return scenes.filter { $0.name == "scene" }.map { element in
      scene(id: element["sceneID"] ?? "", position: element.position, element.child(named: "objects"))
    }
  }

  private func scene(id: String, position: SourcePosition, _ objects: DocumentElement?) -> InterfaceScene {
    var scene = InterfaceScene(id: id, position: position)
    for element in objects?.children ?? [] {
      if let placeholder = placeholder(element) {
        scene.placeholders.append(placeholder)
      } else if let object = topLevelObject(element) {
        scene.objects.append(object)
      }
    }
    return scene
  }

  private func placeholder(_ element: DocumentElement) -> InterfacePlaceholder? {
    guard element.name == "placeholder" || element.name == "exit" else { return nil }
    return InterfacePlaceholder(
      id: element["id"] ?? "", role: role(of: element), identifier: element["placeholderIdentifier"],
      position: element.position,
      customClass: element["customClass"], customModule: element["customModule"], userLabel: element["userLabel"],
      connections: connections(element), layoutGuides: layoutGuides(element))
  }

  private func role(of element: DocumentElement) -> InterfacePlaceholder.Role {
    switch element["placeholderIdentifier"] {
    case "IBFilesOwner": .filesOwner
    case "IBFirstResponder": .firstResponder
    default: element.name == "exit" ? .exit : .external
    }
  }

  private func topLevelObject(_ element: DocumentElement) -> TopLevelObject? {
    if isController(element) { return .controller(controller(element)) }
    if isView(element) { return .view(view(element)) }
    return element["id"] == nil ? nil : .other(object(element))
  }

  private func object(_ element: DocumentElement) -> InterfaceObject {
    InterfaceObject(
      id: element["id"] ?? "", elementName: element.name, position: element.position,
      customClass: element["customClass"], customModule: element["customModule"], userLabel: element["userLabel"],
      attributes: element.attributes, connections: connections(element),
      runtimeAttributes: runtimeAttributes(element), views: innerViews(element))
  }

  /// Returns the outermost views below an object that is neither a view nor a controller.
  func innerViews(_ element: DocumentElement) -> [InterfaceView] {
    element.children.flatMap { (child) -> [InterfaceView] in
      if child.name == "connections" { return [] }
      return isView(child) ? [view(child)] : innerViews(child)
    }
  }
}
