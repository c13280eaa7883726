import CoreTypes

extension InterfaceDocument {
  /// The ids of objects by their other names: the outlets that lead to them, and the user labels of views. Several
  /// objects may share a name.
  package var objectAliases: [String: [String]] {
    var aliases: [String: [String]] = [:]
    func add(_ name: String?, _ id: String) {
      guard let name, !name.isEmpty, aliases[name]?.contains(id) != true else { return }
      aliases[name, default: []].append(id)
    }
    func add(_ connections: [InterfaceConnection]) {
      for connection in connections {
        if case .outlet(let property) = connection.kind { add(property, connection.destination) }
      }
    }
    func visit(_ controller: InterfaceController) {
      add(controller.connections)
      controller.children.forEach(visit)
    }
    for scene in scenes {
      scene.placeholders.forEach { add($0.connections) }
      scene.controllers.forEach(visit)
      scene.objects.compactMap(\.other).forEach { add($0.connections) }
    }
    visitViews { view in
      add(view.userLabel, view.id)
      add(view.connections)
    }
    return aliases
  }
}
