import InterfaceDocuments

/// The names of objects: as in Xcode's outline the user label, else the outlet, else the text, else the class.
final class ObjectNames {
  private let index: ObjectIndex
  private var outlets: [ObjectIdentifier: String] = [:]
  /// The number of objects with a name in a scene.
  private var counts: [ObjectIdentifier: [String: Int]] = [:]
  /// The number of controllers with a name in the document.
  private var controllerCounts: [String: Int] = [:]

  init(_ index: ObjectIndex) {
    self.index = index
    readOutlets()
    for object in index.objects { count(object) }
  }

  private func count(_ object: DocumentElement) {
    guard let name = givenName(of: object) else { return }
    if object.isController {
      controllerCounts[name, default: 0] += 1
    } else if let scene = index.scene(of: object) {
      counts[ObjectIdentifier(scene), default: [:]][name, default: 0] += 1
    }
  }

  /// Reads the outlets that name objects. If an object has several, those of a controller or owner come first, and then
  /// the first in alphabetical order, so the order of the file does not matter.
  private func readOutlets() {
    var ranked: [ObjectIdentifier: (rank: Int, name: String)] = [:]
    for (connection, owner) in index.connections where connection.name == "outlet" {
      guard let property = connection["property"], !Self.isProtocolOutlet(property),
        let target = connection["destination"].flatMap({ index[$0] })
      else { continue }
      let rank = owner.isController || owner.name == "placeholder" ? 0 : 1
      let best = ranked[ObjectIdentifier(target)]
      if best.map({ (rank, property) < $0 }) ?? true { ranked[ObjectIdentifier(target)] = (rank, property) }
    }
    outlets = ranked.mapValues(\.name)
  }

  private static func isProtocolOutlet(_ property: String) -> Bool {
    let name = property.lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource") || name == "view"
  }

  /// Returns the user label or the outlet; for a controller its storyboard identifier, class or title.
  func givenName(of object: DocumentElement) -> String? {
    if let label = object["userLabel"], !label.isEmpty { return Quoting.identifier(label) }
    if object.isController { return controllerName(object) }
    return outlets[ObjectIdentifier(object)].map(Quoting.identifier)
  }

  private func controllerName(_ controller: DocumentElement) -> String? {
    if let reference = controller["storyboardName"] {
      return Quoting.identifier(
        ([reference] + [controller["referencedIdentifier"]].compactMap(\.self)).joined(separator: "/"))
    }
    let name = controller["storyboardIdentifier"] ?? controller["customClass"]
    if let name, !name.isEmpty { return Quoting.identifier(name) }
    let titles = [controller.child(named: "navigationItem")?["title"], controller["title"]].compactMap(\.self)
    return titles.first { !$0.isEmpty }.map(Quoting.quoted)
  }

  /// Returns a name for the heading of a scene.
  func plainName(of object: DocumentElement) -> String {
    givenName(of: object) ?? object.shownClass
  }

  /// Returns the name of an object for its own lines. It is short, and does not change with the object's text.
  func ownName(of object: DocumentElement) -> String { givenName(of: object) ?? object.name }

  /// Returns a name that is unique in the scene, or in the document for controllers. It contains the identifier of an
  /// object without a unique name. It does not contain the object's text, so a changed text changes only one line.
  func reference(to object: DocumentElement) -> String {
    if let standard = object.standardName { return standard }
    guard let name = givenName(of: object) else { return "\(object.shownClass)#\(object["id"] ?? "")" }
    return isUnique(name, object) ? name : "\(name)#\(object["id"] ?? "")"
  }

  private func isUnique(_ name: String, _ object: DocumentElement) -> Bool {
    if object.isController { return controllerCounts[name] == 1 }
    guard let scene = index.scene(of: object) else { return true }
    return counts[ObjectIdentifier(scene)]?[name] == 1
  }

  /// Returns the name of the object with an identifier, as in `reference(to:)`.
  func reference(toID id: String?) -> String {
    guard let id else { return "nothing" }
    return index[id].map(reference) ?? "missing object#\(id)"
  }
}
