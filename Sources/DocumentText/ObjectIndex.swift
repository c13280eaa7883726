import InterfaceDocuments

/// The objects of a document by identifier, and their places in the tree.
struct ObjectIndex {
  /// The objects with identifiers, in document order.
  private(set) var objects: [DocumentElement] = []
  /// The elements that contain constraints, outlets and segues, with the elements that are one.
  private(set) var constraints: [(constraint: DocumentElement, owner: DocumentElement)] = []
  private(set) var connections: [(connection: DocumentElement, owner: DocumentElement)] = []
  private var byID: [String: DocumentElement] = [:]
  private var parents: [ObjectIdentifier: DocumentElement] = [:]
  private var scenes: [ObjectIdentifier: DocumentElement] = [:]

  init(_ root: DocumentElement) {
    let scenes = root.child(named: "scenes")?.children ?? [root]
    for scene in scenes {
      for object in scene.child(named: "objects")?.children ?? [] { add(object, below: nil, in: scene) }
    }
  }

  private mutating func add(_ element: DocumentElement, below parent: DocumentElement?, in scene: DocumentElement) {
    parents[ObjectIdentifier(element)] = parent
    scenes[ObjectIdentifier(element)] = scene
    if let id = element["id"] {
      objects.append(element)
      if byID[id] == nil { byID[id] = element }
    }
    if let parent, element.name == "constraint" { constraints.append((element, parent)) }
    if let parent, Self.connectionNames.contains(element.name) { connections.append((element, parent)) }
    let next = element.isObject ? element : parent
    for child in element.children { add(child, below: next, in: scene) }
  }

  private static let connectionNames: Set<String> = ["outlet", "outletCollection", "action", "segue"]

  subscript(id: String) -> DocumentElement? { byID[id] }

  /// Returns the object that contains the element; nil at the top of a scene.
  func parent(of element: DocumentElement) -> DocumentElement? { parents[ObjectIdentifier(element)] }

  func scene(of element: DocumentElement) -> DocumentElement? { scenes[ObjectIdentifier(element)] }

  func isAncestor(_ ancestor: DocumentElement, of element: DocumentElement) -> Bool {
    var next = parent(of: element)
    while let current = next {
      if current === ancestor { return true }
      next = parent(of: current)
    }
    return false
  }
}
