import InterfaceDocuments

/// The objects of a document, and what the description of each one needs to know about the others.
final class Outline {
  let root: DocumentElement
  let index: ObjectIndex
  let names: ObjectNames
  let installations: Installations
  let constraintsByView: [ObjectIdentifier: [(constraint: DocumentElement, owner: DocumentElement)]]

  init(_ root: DocumentElement) {
    self.root = root
    index = ObjectIndex(root)
    names = ObjectNames(index)
    installations = Installations(root)
    constraintsByView = ConstrainedViews.group(index)
  }

  var scenes: [DocumentElement] {
    guard let scenes = root.child(named: "scenes") else { return [root] }
    return scenes.children.filter { $0.name == "scene" }
  }

  /// Writes a scene, or the objects of a xib.
  func write(_ scene: DocumentElement, into lines: inout Lines) {
    let objects = scene.child(named: "objects")?.children ?? []
    let isScene = scene !== root
    if isScene {
      lines.addEmptyLine()
      lines.add(sceneLine(objects), depth: 0, id: scene["sceneID"] ?? "")
    }
    for object in objects where isWorthALine(object) { write(object, role: nil, depth: isScene ? 1 : 0, into: &lines) }
  }

  /// Returns the line of a scene. Its name is that of its controller, or else of its first object.
  private func sceneLine(_ objects: [DocumentElement]) -> String {
    let others = objects.filter { $0.name != "placeholder" && $0.name != "exit" }
    let main = others.first(where: \.isController) ?? others.first
    let line = "scene \(main.map(names.plainName) ?? "without objects")"
    let isInitial = root["initialViewController"].map { id in others.contains { $0["id"] == id } } ?? false
    return isInitial ? "\(line), initial" : line
  }

  /// Returns whether the object is more than the First Responder, the Exit or a File's Owner that all documents have.
  private func isWorthALine(_ object: DocumentElement) -> Bool {
    guard object.name == "placeholder" || object.name == "exit" else { return true }
    let isStandard = ["UIResponder", nil].contains(object["customClass"])
    return !isStandard || object.child(named: "connections") != nil
      || object["placeholderIdentifier"] == nil
        && object.name == "placeholder"
  }

  /// Writes an object: 1. its line, 2. its parts and connections, 3. the objects in it.
  private func write(_ object: DocumentElement, role: String?, depth: Int, into lines: inout Lines) {
    let parts = ObjectParts(object)
    lines.add(heading(object, parts, role: role), depth: depth, id: object["id"] ?? "")
    for detail in details(of: object, parts) { lines.add(detail.text, depth: depth + 1, id: detail.id) }
    for child in parts.objects { write(child.element, role: child.role, depth: depth + 1, into: &lines) }
  }

  private func details(of object: DocumentElement, _ parts: ObjectParts) -> [Detail] {
    structuredValues(parts, of: object) + runtimeAttributes(of: object) + variations(of: object)
      + constraints(concerning: object)
      + connections(of: object)
  }
}

/// A line below an object's line.
struct Detail {
  var text: String
  var id = ""
}
