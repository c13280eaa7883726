import InterfaceDocuments

/// Outlets, actions and segues.
extension Outline {
  /// Returns the connections of an object, in an order that does not depend on that of the file. Only relationships
  /// keep their order, because it is that of the tabs.
  func connections(of object: DocumentElement) -> [Detail] {
    let connections = object.child(named: "connections")?.children ?? []
    let lines = connections.enumerated().map { place, connection in
      (key: sortKey(connection, place), text: text(of: connection))
    }
    return lines.sorted { ($0.key, $0.text) < ($1.key, $1.text) }.map { Detail(text: $0.text) }
  }

  private func sortKey(_ connection: DocumentElement, _ place: Int) -> String {
    let rank = Self.kinds.firstIndex(of: connection.name) ?? Self.kinds.count
    guard let relationship = connection["relationship"] else {
      return "\(rank) \(connection["property"] ?? connection["selector"] ?? connection["identifier"] ?? "")"
    }
    let digits = String(place)
    return "\(rank)  \(relationship) \(String(repeating: "0", count: max(0, 6 - digits.count)))\(digits)"
  }

  private static let kinds = ["outlet", "outletCollection", "action", "segue"]

  private func text(of connection: DocumentElement) -> String {
    let target = names.reference(toID: connection["destination"])
    switch connection.name {
    case "outlet": return "outlet \(connection["property"] ?? "") → \(outletTarget(connection, target))"
    case "outletCollection":
      let appends = connection["appends"] == "YES" ? ", appends" : ""
      let type = connection["collectionClass"].map { $0 == "NSMutableArray" ? "" : ", \($0)" } ?? ""
      return "outlet collection \(connection["property"] ?? "") → \(target)\(appends)\(type)"
    case "action":
      let event = connection["eventType"].map { " on \($0)" } ?? ""
      return "action \(connection["selector"] ?? "")\(event) → \(target)"
    case "segue": return segue(connection, target)
    default: return "\(connection.name) \(ValueText.parts(of: connection).joined(separator: ", "))"
    }
  }

  /// Returns the target with its class and identifier if its name is the outlet itself.
  private func outletTarget(_ outlet: DocumentElement, _ target: String) -> String {
    guard let object = outlet["destination"].flatMap({ index[$0] }), target == outlet["property"] else { return target }
    return "\(object.shownClass)#\(object["id"] ?? "")"
  }

  private func segue(_ segue: DocumentElement, _ target: String) -> String {
    let kind =
      segue["kind"] == "relationship" ? "relationship \(segue["relationship"] ?? "")" : "segue \(segue["kind"] ?? "")"
    let identifier = segue["identifier"].map { " \(Quoting.quoted($0))" } ?? ""
    let type = segue.customClassName.map { "class \($0)" }
    let attributes = segue.attributes.keys.sorted().filter { !Self.segueNames.contains($0) }.map { name in
      name.hasPrefix("popoverAnchor")
        ? "\(name) \(names.reference(toID: segue[name]))" : AttributeText.text(name, segue[name]!)
    }
    let parts = [type].compactMap(\.self) + attributes + segue.children.compactMap(part)
    return (["\(kind)\(identifier) → \(target)"] + parts).joined(separator: ", ")
  }

  private static let segueNames: Set<String> = [
    "kind", "relationship", "identifier", "destination", "id", "customClass", "customModule", "customModuleProvider",
    "userLabel",
  ]

  /// Returns a child of a segue: arrow directions, passthrough views, and the segues of peek and pop.
  private func part(_ child: DocumentElement) -> String? {
    switch child.name {
    case "nil": return nil
    case "segue": return "\(child.key ?? "") (\(segue(child, names.reference(toID: child["destination"]))))"
    case "popoverPassthroughViews":
      return "\(child.name) \(child.children.map { names.reference(toID: $0["reference"]) }.joined(separator: " "))"
    default: return "\(child.key ?? child.name) \(ValueText.full(child))"
    }
  }
}
