import CoreTypes

/// The names of a document's scenes in file names and on the command line, and the views that are not scenes.
///
/// A name depends only on the whole document, so it is the same when only one scene is rendered.
package struct SceneNames: Sendable {
  package struct Entry: Sendable {
    /// The scene's identifier in a storyboard; elsewhere the root object's own identifier.
    package let id: String
    /// A name for a file, unique in the document.
    package fileprivate(set) var name: String
    /// Other identifiers of the scene: those of its controller and of the controller's view, and the storyboard
    /// identifier.
    fileprivate var otherIDs: [String] = []
    /// The identifier of the controller, or of a xib's view, with which a program can begin. Nil for a stray view of a
    /// storyboard.
    package fileprivate(set) var beginning: String?
  }

  /// The scenes in document order.
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

  /// - Parameter id: The identifier of a scene, its controller or its root view.
  package func name(of id: String) -> String? { entry(id)?.name }

  /// - Parameter id: The identifier of a scene, its controller or its root view; or its name or storyboard identifier,
  ///   in any case.
  package func entry(_ id: String) -> Entry? {
    entries.first { $0.id == id || $0.otherIDs.contains(id) }
      ?? entries.first { $0.name.lowercased() == id.lowercased() }
  }

  /// Returns whether the view is not a screen of its own: a bar of a container, or a view of a bar's or a table's item.
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

  /// Appends the identifier to all scenes with the same name. Numbers would change with the order.
  private mutating func makeUnique() {
    let counts = Dictionary(entries.map { ($0.name.lowercased(), 1) }, uniquingKeysWith: +)
    for i in entries.indices
    where counts[entries[i].name.lowercased(), default: 0] > 1 && entries[i].name != entries[i].id {
      entries[i].name += "-\(entries[i].id)"
    }
  }

  private static let longestName = 80

  /// Returns a file name; nil for a name without a letter or digit.
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

  /// Returns the controller that a program shows if it begins with a scene.
  ///
  /// - Parameter name: A name as in `SceneNames.entry`; nil for the initial controller, or else the first one that is
  ///   not a reference.
  package func controller(ofScene name: String?) -> InterfaceController? {
    let all = scenes.flatMap(\.controllers)
    guard let name else {
      return all.first { $0.id == initialViewControllerID } ?? all.first { $0.reference == nil } ?? all.first
    }
    guard let id = SceneNames(self).entry(name)?.beginning else { return nil }
    return all.first { $0.id == id }
  }

  /// Returns the same xib beginning with another object. A storyboard is returned as it is, because its controller is
  /// selected by name.
  ///
  /// - Parameter entry: An entry with a beginning.
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
