import InterfaceDocuments

/// A controller from a document. Its view is loaded on demand, and segues create other controllers.
@MainActor final class LoadedScene: ControllerSource {
  let description: InterfaceController
  let storyboard: UIStoryboard?
  let instantiator: NibInstantiator
  private(set) weak var controller: UIViewController?
  /// The connector; nil in a xib, where all connections are made at once.
  private var connector: NibConnector?
  /// The targets of controls, bar items and cells, which don't retain them.
  private var targets: [NSObject] = []
  private var embeddings: [(segue: InterfaceSegue, container: UIView)] = []
  /// The top-level objects next to the controller.
  private var topLevelObjects: [NSObject] = []

  var session: Session { instantiator.session }
  var bundle: Bundle? { instantiator.bundle }

  /// Creates a controller in a xib.
  init(_ description: InterfaceController, with instantiator: NibInstantiator) {
    (self.description, self.instantiator, storyboard) = (description, instantiator, nil)
  }

  init(_ description: InterfaceController, in scene: InterfaceScene, of storyboard: UIStoryboard) {
    (self.description, self.storyboard) = (description, storyboard)
    instantiator = NibInstantiator(
      document: storyboard.document, session: storyboard.session, owner: UIResponder(), bundle: storyboard.file.bundle)
    instantiator.objects.scene = self
    for placeholder in scene.placeholders where placeholder.role == .firstResponder {
      instantiator.objects.noteFirstResponder(placeholder.id)
    }
    connector = NibConnector(instantiator, NibSource.all(in: scene), scene: self)
    topLevelObjects = scene.objects.flatMap(makeBesideController)
  }

  private func makeBesideController(_ object: TopLevelObject) -> [NSObject] {
    switch object {
    case .controller: []
    case .view(let view): [instantiator.instantiateRoot(view, id: view.id, controller: nil).root].compactMap(\.self)
    case .other(let object): instantiator.makeTopLevel(object)
    }
  }

  // MARK: The controller

  /// Creates and connects the controller and its fixed children. Connections that need the view are made later.
  ///
  /// - Parameter creator: creates the controller instead of the document's class, unless it returns nil.
  func makeController(_ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController {
    let coder = SceneCoder(self), base = UIViewController.type(ofElement: description.elementName)
    let type = creator == nil ? instantiator.customClass(of: description, above: base) ?? base : base
    guard let controller = creator?(coder) ?? customController(creator, base, coder) ?? type.init(coder: coder) else {
      Exception.internalInconsistency.raise(
        "-[\(type) initWithCoder:] returned nil for a controller of a storyboard or xib")
    }
    if let split = controller as? UISplitViewController, split.style != .unspecified {
      fillColumns(of: split)
    } else {
      instantiator.addChildren(children, to: controller)
    }
    let awake = substitute(for: controller, coder)
    if storyboard == nil, awake === controller { _ = loadView(of: controller) }
    connector?.connect(isComplete: false)
    if connector != nil { instantiator.objects.letGo() }
    return awake
  }

  /// The object that `awakeAfter(using:)` returns in place of the controller. The scene's view and segues stay with the
  /// original controller.
  private func substitute(for controller: UIViewController, _ coder: NSCoder) -> UIViewController {
    let awake = controller.awakeAfter(using: coder)
    guard let other = awake as? UIViewController else {
      instantiator.reportSubstitute(awake, for: controller, id: description.id, at: description.position)
      return controller
    }
    if other !== controller { instantiator.objects.note(other, as: description.id) }
    return other
  }

  /// The controller of the document's class, if a creator returned nil.
  private func customController(
    _ creator: ((NSCoder) -> UIViewController?)?, _ base: UIViewController.Type, _ coder: NSCoder
  ) -> UIViewController? {
    creator == nil ? nil : instantiator.customClass(of: description, above: base)?.init(coder: coder)
  }

  private var children: [UIViewController] {
    let related = description.connections.filter { $0.segue?.kind == "relationship" }
    let shown = related.filter { isShown($0) }.compactMap(\.segue)
    return shown.sorted { $0.isPrimary && !$1.isPrimary }.compactMap { makeDestination(of: $0, sender: nil) }
      + description.children.map { LoadedScene($0, with: instantiator).makeController() }
  }

  /// Named columns take their controllers by the relationships' names.
  private func fillColumns(of split: UISplitViewController) {
    for segue in description.connections.compactMap(\.segue) where segue.kind == "relationship" {
      guard let column = segue.relationship.flatMap(UISplitViewController.Column.init(relationship:)),
        let child = makeDestination(of: segue, sender: nil)
      else { continue }
      split.setViewController(child, for: column)
    }
  }

  /// Whether the child has a column. Without named columns there are two, as before iOS 14.
  private func isShown(_ relationship: InterfaceConnection) -> Bool {
    guard let name = relationship.segue?.relationship, SplitRelationship.unshown.contains(name) else { return true }
    session.report(
      Diagnostic(
        rule: "column-left-out", severity: .warning, view: description.id,
        message: "This split view controller has no column style (UISplitViewController.Style), so it has two "
          + "columns; the \(name) is left out.",
        position: relationship.position))
    return false
  }

  /// Configures the controller from within UIViewController's `init(coder:)`.
  func fill(_ controller: UIViewController) {
    self.controller = controller
    instantiator.objects.note(controller, as: description.id)
    instantiator.configure(controller, from: description)
    instantiator.addItems(of: description, to: controller)
  }

  // MARK: View

  /// Loads the view. Returns false if the document has none.
  func loadView(of controller: UIViewController) -> Bool {
    guard let view = description.view else { return false }
    guard let storyboard else { return load(view, of: controller) }
    return storyboard.within(UIStoryboard.Stage.loading, of: description) { load(view, of: controller) } ?? false
  }

  private func load(_ view: InterfaceView, of controller: UIViewController) -> Bool {
    let instantiator = instantiator.owned(by: controller)
    session.perform {
      let root = instantiator.makeView(view, parent: nil)
      controller.view = root
      instantiator.add(description.layoutGuides, to: root)
      instantiator.installConstraints()
      if session.behaves(.archivedViewsFillTheScreen) { root.frame = controller.defaultViewFrame }
      addRefreshControl(to: controller, with: instantiator)
      connector?.connect(isComplete: true)
      instantiator.showPrototypes()
      if connector != nil { instantiator.objects.letGo() }
      embedChildren()
    }
    return true
  }

  private func addRefreshControl(to controller: UIViewController, with instantiator: NibInstantiator) {
    guard let table = controller.loadedView as? UITableView, let control = description.refreshControl else { return }
    table.refreshControl = instantiator.makeView(control, parent: nil) as? UIRefreshControl
  }

  private func embedChildren() {
    let all = embeddings
    embeddings = []
    for (segue, container) in all { trigger(segue, sender: container) }
  }

  // MARK: Segues

  /// Makes the object trigger the segue. Code performs the segues of the controller itself.
  func attach(_ segue: InterfaceSegue, to object: NSObject) {
    if segue.kind == "relationship" || object === controller { return }
    if segue.kind == "embed", let container = object as? UIView { return embeddings.append((segue, container)) }
    let trigger = SegueTrigger(segue, in: self)
    switch object {
    case let control as UIControl: control.addTarget(trigger, action: "follow:", for: control.usualEvent)
    case let item as UIBarButtonItem: (item.target, item.action) = (trigger, "follow:")
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(trigger, action: "follow:")
    case let cell as UITableViewCell where segue.trigger == "accessoryAction": return cell.accessoryTrigger = trigger
    case let cell as UITableViewCell: return cell.segueTrigger = trigger
    case let cell as UICollectionReusableView: return cell.segueTrigger = trigger
    default: return reportTrigger(segue, object)
    }
    keep(trigger)
  }

  /// Retains a target as long as the scene.
  func keep(_ target: NSObject) { targets.append(target) }

  private func reportTrigger(_ segue: InterfaceSegue, _ object: NSObject) {
    session.report(
      Diagnostic(
        rule: "segue-not-attached", severity: .warning,
        message: "A segue begins at a \(type(of: object)), which cannot trigger segues. Only "
          + "performSegue(withIdentifier:sender:) runs this one.",
        position: position(of: segue)))
  }

  /// The segue of any object in the scene with an identifier, in document order.
  func segue(withIdentifier identifier: String) -> InterfaceSegue? {
    guard let scene = storyboard?.scene(of: description) else { return nil }
    return scene.allSegues.first { $0.identifier == identifier }
  }

  /// Triggers the segue if the controller allows it.
  func trigger(_ segue: InterfaceSegue, sender: Any?) {
    guard let controller else { return }
    let isWanted = session.perform {
      controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
    }
    if isWanted { perform(segue, sender: sender) }
  }

  func perform(_ segue: InterfaceSegue, sender: Any?) {
    guard let controller else { return }
    session.perform {
      if segue.kind == "unwind" { return unwind(segue, from: controller, sender: sender) }
      guard let destination = makeDestination(of: segue, sender: sender) else { return reportDeadEnd(segue) }
      let made = make(segue, from: controller, to: destination, sender)
      controller.prepare(for: made, sender: sender)
      made.perform()
    }
  }

  private func reportDeadEnd(_ segue: InterfaceSegue) {
    guard storyboard?.hasController(segue.destination) != true else { return }
    session.report(
      Diagnostic(
        rule: "segue-leads-nowhere", severity: .warning, view: segue.destination,
        message:
          "A segue leads to \u{201C}\(segue.destination)\u{201D}, which is no controller of this document, so the "
          + "segue does nothing.",
        position: position(of: segue)))
  }

  private func position(of segue: InterfaceSegue) -> SourcePosition {
    let connections = storyboard?.scene(of: description)?.segueConnections ?? []
    return connections.first { $0.segue == segue }?.position ?? description.position
  }

  /// Creates the destination, by the source's method if the document names one, unless that method returns nil.
  private func makeDestination(of segue: InterfaceSegue, sender: Any?) -> UIViewController? {
    guard let selector = segue.creationSelector.map({ Selector($0) }), let controller else {
      return storyboard?.makeController(withID: segue.destination)
    }
    guard let create = MethodTable.of(controller).segueActions[selector.name] else {
      reportUnnamed(selector, of: controller)
      return storyboard?.makeController(withID: segue.destination)
    }
    return storyboard?.makeController(withID: segue.destination) { create(controller, $0, sender, segue.identifier) }
  }

  private func reportUnnamed(_ selector: Selector, of controller: UIViewController) {
    let type = Swift.type(of: controller), advice = selector.advice(for: type, as: "segueAction")
    session.report(
      Diagnostic(
        rule: "segue-action-not-connected", severity: .warning, view: description.id,
        message:
          "\(type) does not list the segue action \u{201C}\(selector)\u{201D}, so it is not called, and the destination "
          + "comes from the storyboard: \(advice).",
        position: description.position))
  }

  func make(
    _ segue: InterfaceSegue, from source: UIViewController, to destination: UIViewController, _ sender: Any?
  ) -> UIStoryboardSegue {
    let type = segueClass(segue)
    let made = (type ?? UIStoryboardSegue.self).make(
      named: segue.identifier, from: source, to: destination)
    let anchor = segue.popoverAnchor.flatMap { instantiator.objects[$0] }
    let kind = SegueKind(segue, sender: sender, anchor: anchor, shows: type == nil && showsInstead(of: segue))
    made.usual = kind.perform
    kind.prepare(made)
    return made
  }

  /// Whether the destination is shown directly, because the segue's class is not part of the program.
  private func showsInstead(of segue: InterfaceSegue) -> Bool {
    guard let name = segue.customClass else { return session.hasNoProgram && segue.kind == "custom" }
    session.report(
      Diagnostic(
        rule: "unknown-class", severity: session.hasNoProgram ? .note : .warning,
        message: "Unknown segue class \(name) in Interface Builder file; the destination is shown.",
        position: position(of: segue)))
    return true
  }

  private func segueClass(_ segue: InterfaceSegue) -> UIStoryboardSegue.Type? {
    guard let controller, let name = segue.customClass else { return nil }
    let classes = CustomClasses(of: controller, in: session, bundle: instantiator.bundle)
    return classes.find(name, module: segue.customModule) as? UIStoryboardSegue.Type
  }
}

extension InterfaceSegue {
  fileprivate var isPrimary: Bool { relationship == "masterViewController" }
}

/// The relationships of a split view controller.
private enum SplitRelationship {
  static let unshown: Set<String> = ["supplementaryViewController", "compactViewController", "inspectorViewController"]
}

extension InterfaceScene {
  fileprivate var allSegues: [InterfaceSegue] { segueConnections.compactMap(\.segue) }

  /// The connections that are segues, in document order.
  fileprivate var segueConnections: [InterfaceConnection] {
    let items = controllers.flatMap { controller in
      (controller.navigationItem.map { $0.leftItems + $0.rightItems } ?? []) + controller.toolbarItems
    }
    let connections =
      controllers.flatMap(\.connections) + allViews.flatMap(\.connections) + items.flatMap(\.connections)
      + objects.compactMap(\.other).flatMap(\.connections)
    return connections.filter { $0.segue != nil }
  }
}

/// The coder for controllers in a document. UIViewController's `init(coder:)` asks it to configure the controller.
@MainActor final class SceneCoder: DocumentCoder, ControllerCoder {
  let source: any ControllerSource

  init(_ source: LoadedScene) {
    self.source = source
    super.init()
  }
}

extension UIViewController {
  /// The scene that the controller was created from, if any.
  var loadedScene: LoadedScene? { scene as? LoadedScene }

  /// UIKit's class for an element of a document.
  fileprivate static func type(ofElement name: String) -> UIViewController.Type {
    switch name {
    case "tableViewController": UITableViewController.self
    case "collectionViewController": UICollectionViewController.self
    case "navigationController": UINavigationController.self
    case "tabBarController": UITabBarController.self
    case "splitViewController": UISplitViewController.self
    case "pageViewController": UIPageViewController.self
    case "avPlayerViewController", "glkViewController":
      FrameworkClasses.find(element: name) as? UIViewController.Type ?? UIViewController.self
    default: UIViewController.self
    }
  }
}
