import CoreTypes

/// What the scenes of a document are called in names of files and on the command line, and which of its views are no scenes.
///
/// A name depends on the whole document alone, so that it stays when only one scene is drawn.
package struct SceneNames: Sendable {
  package struct Entry: Sendable {
    /// The scene's id in a storyboard; the root object's own id elsewhere.
    package let id: String
    /// Fit for a file's name, once in the document.
    package fileprivate(set) var name: String
    /// Other ids that mean the scene: of its controller and of the controller's view; and the storyboard identifier.
    fileprivate var otherIDs: [String] = []
    /// Of the controller, or of the view in a xib: what a program can begin with. Nil for a stray view of a storyboard.
    package fileprivate(set) var beginning: String?
  }

  /// In document order.
  package private(set) var entries: [Entry] = []
  private var barViews: Set<String> = []

  package init(_ document: InterfaceDocument) {
    let owner = document.scenes.flatMap(\.placeholders).first { $0.role == .filesOwner }
    for scene in document.scenes {
      for object in scene.objects {
        switch object {
        case .controller(let controller): add(controller, sceneID: scene.id)
        case .view(let view): add(view, owner: owner, inStoryboard: !scene.id.isEmpty)
        case .other(let object): barViews.formUnion(object.views.map(\.id))
        }
      }
    }
    makeUnique()
  }

  /// - Parameter id: of a scene, its controller or its root view.
  package func name(of id: String) -> String? { entry(id)?.name }

  /// - Parameter id: of a scene, its controller or its root view; or its name or storyboard identifier, in any case.
  package func entry(_ id: String) -> Entry? {
    entries.first { $0.id == id || $0.otherIDs.contains(id) }
      ?? entries.first { $0.name.lowercased() == id.lowercased() }
  }

  /// True for a bar of a container, and for a view that a bar or a table shows for an item: no screen of its own.
  package func isPartOfBar(_ viewID: String) -> Bool { barViews.contains(viewID) }

  private mutating func add(_ controller: InterfaceController, sceneID: String) {
    let id = entries.contains { $0.id == sceneID } || sceneID.isEmpty ? controller.id : sceneID
    let name =
      controller.storyboardIdentifier ?? controller.customClass ?? controller.navigationItem?.title ?? controller.title
      ?? controller.userLabel
    let others = [controller.id, controller.view?.id, controller.storyboardIdentifier].compactMap(\.self)
    entries.append(
      Entry(id: id, name: Self.fileName(name) ?? id, otherIDs: others, beginning: controller.id))
    let items = (controller.navigationItem?.views ?? []) + controller.toolbarItems.compactMap(\.customView)
    let bars = [controller.navigationBar, controller.toolbar, controller.tabBar, controller.refreshControl]
    barViews.formUnion((items + bars.compactMap(\.self)).map(\.id))
    for child in controller.children { add(child, sceneID: "") }
  }

  private mutating func add(_ view: InterfaceView, owner: InterfacePlaceholder?, inStoryboard: Bool) {
    let isOwners = owner?.connections.contains { $0.kind == .outlet(property: "view") && $0.destination == view.id }
    let name = view.customClass ?? (isOwners == true ? owner?.customClass : nil) ?? view.userLabel
    entries.append(
      Entry(id: view.id, name: Self.fileName(name) ?? view.id, beginning: inStoryboard ? nil : view.id))
  }

  /// Scenes of the same name all get their ids behind it: numbers would change with the order.
  private mutating func makeUnique() {
    let counts = Dictionary(entries.map { ($0.name.lowercased(), 1) }, uniquingKeysWith: +)
    for i in entries.indices
    where counts[entries[i].name.lowercased(), default: 0] > 1 && entries[i].name != entries[i].id {
      entries[i].name += "-\(entries[i].id)"
    }
  }

  private static let longestName = 80

  /// Nil for a name without a letter or digit.
  private static func fileName(_ name: String?) -> String? {
    guard let name, name.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let plain = name.trimmingCharacters(in: .whitespacesAndNewlines).map { character in
      character.isLetter || character.isNumber || "-.+".contains(character) ? character : "_"
    }
    var text = String(plain)
    while text.hasPrefix(".") { text.removeFirst() }
    while text.utf8.count > longestName { text.removeLast() }
    return text
  }
}

extension InterfaceDocument {
  package var isStoryboard: Bool { scenes.contains { !$0.id.isEmpty } }

  /// What a program shows when it begins with a scene.
  ///
  /// - Parameter name: as in `SceneNames.entry`; nil for the initial controller, else the first one that is no reference.
  package func controller(ofScene name: String?) -> InterfaceController? {
    let all = scenes.flatMap(\.controllers)
    guard let name else {
      return all.first { $0.id == initialViewControllerID } ?? all.first { $0.reference == nil } ?? all.first
    }
    guard let id = SceneNames(self).entry(name)?.beginning else { return nil }
    return all.first { $0.id == id }
  }

  /// The same xib with another object to begin with; a storyboard itself, whose controller is asked for by name.
  ///
  /// - Parameter entry: one that has a beginning.
  package func beginning(with entry: SceneNames.Entry) -> InterfaceDocument {
    var document = self
    for (i, scene) in scenes.enumerated() where scene.id.isEmpty {
      guard let place = scene.objects.firstIndex(where: { $0.id == entry.beginning }) else { continue }
      let first = document.scenes[i].objects.remove(at: place)
      document.scenes[i].objects.insert(first, at: 0)
    }
    return document
  }
}
