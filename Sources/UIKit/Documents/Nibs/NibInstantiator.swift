import InterfaceDocuments
import SystemProfiles

/// Document values → view trees, inside a session.
///
/// Saved rects of views whose frames come from constraints are not read: what they show is for the solver to find.
@MainActor package struct NibInstantiator {
  let document: InterfaceDocument
  let session: Session
  /// The document is shown as in Interface Builder, not as an app loads it.
  let isOnCanvas: Bool
  /// Who loads the document, File's Owner. With an owner the document is loaded as in an app: custom classes are looked
  /// up, and views have their saved frames until constraints are solved.
  var owner: NSObject?
  /// Where the document is from.
  let bundle: Bundle?
  /// Nil for an app, which says itself what stands where.
  private let inference: SurroundingsInference?
  var objects: NibObjects

  package init(document: InterfaceDocument, session: Session, isOnCanvas: Bool = false) {
    self.init(document: document, session: session, isOnCanvas: isOnCanvas, owner: nil)
  }

  /// - Parameter outer: objects made before that connections may lead to.
  init(
    document: InterfaceDocument, session: Session, isOnCanvas: Bool = false, owner: NSObject?, bundle: Bundle? = nil,
    inside outer: NibObjects? = nil
  ) {
    (self.document, self.session, self.isOnCanvas) = (document, session, isOnCanvas)
    (self.owner, self.bundle, objects) = (owner, bundle, NibObjects(inside: outer))
    inference = owner == nil ? SurroundingsInference(document) : nil
    session.resources.add(document.resources)
    session.fonts.note(document.resources.fontPlaces)
    if owner == nil, let tint = document.tintColor { session.globalTint = color(tint) }
  }

  /// Every root view of the document, in document order.
  package func instantiate() -> [InstantiatedScene] {
    instantiate { controller, id in session.perform { instantiate(controller, sceneID: id) } }
  }

  /// - Parameter make: makes the scenes of a controller, of which the first has the id that it is given.
  func instantiate(_ make: (InterfaceController, String) -> [InstantiatedScene]) -> [InstantiatedScene] {
    for diagnostic in document.diagnostics { session.report(Diagnostic(diagnostic)) }
    return document.scenes.flatMap { instantiate($0, make) }
  }
}

/// What a document has become so far.
@MainActor final class NibObjects {
  /// What constraints refer to, by id.
  var items: [String: LayoutItem] = [:]
  /// Constraints of the views that are being made, with the views that hold them.
  var pendingConstraints: [(constraint: InterfaceConstraint, holder: UIView)] = []
  /// Runtime attributes of the objects that are being made.
  var pendingAttributes: [(attribute: RuntimeAttribute, object: NSObject)] = []
  /// Tables and collections of a document that runs by itself: nobody else fills them.
  var lists: [(description: InterfaceView, view: UIScrollView)] = []
  /// Ids that stand for whoever is first responder.
  private var firstResponders: Set<String> = ["-2"]
  /// What connections refer to, by id.
  private var connectable: [String: Connectable] = [:]
  /// Classes that the program does not have, by the ids of the objects that stand in for theirs.
  private var missingClasses: [String: String] = [:]
  private let outer: NibObjects?
  /// What performs the segues of the document.
  weak var scene: LoadedScene?

  /// Kept while the document is being loaded, afterwards by the views and controllers it belongs to. Weak only then:
  /// counting references to what was once referred to weakly is slow for the rest of its life.
  private enum Connectable {
    case kept(NSObject)
    case letGo(WeakObject)

    var object: NSObject? {
      switch self {
      case .kept(let object): object
      case .letGo(let reference): reference.object
      }
    }
  }

  private struct WeakObject {
    weak var object: NSObject?
  }

  init(inside outer: NibObjects? = nil) { self.outer = outer }

  func note(_ object: NSObject, as id: String) { connectable[id] = .kept(object) }

  subscript(id: String) -> NSObject? { connectable[id]?.object ?? outer?[id] }

  /// The object is of the nearest class that is known.
  func note(missingClass name: String, of id: String) { missingClasses[id] = name }

  /// Nil for an object that is of the class that its document names.
  func missingClass(of id: String) -> String? { missingClasses[id] ?? outer?.missingClass(of: id) }

  func noteFirstResponder(_ id: String) { firstResponders.insert(id) }

  func isFirstResponder(_ id: String) -> Bool { firstResponders.contains(id) || outer?.isFirstResponder(id) == true }

  func letGo() {
    connectable = connectable.mapValues { .letGo(WeakObject(object: $0.object)) }
    items = [:]
  }
}

extension NibInstantiator {
  var items: [String: LayoutItem] {
    get { objects.items }
    nonmutating _modify { yield &objects.items }
  }

  var pendingConstraints: [(constraint: InterfaceConstraint, holder: UIView)] {
    get { objects.pendingConstraints }
    nonmutating _modify { yield &objects.pendingConstraints }
  }
}

/// A root view and where it belongs.
@MainActor package struct InstantiatedScene {
  /// The scene's id in a storyboard; the root object's own id elsewhere.
  package let id: String
  /// Nil for a scene that has no view in this document.
  package let root: UIView?
  package let controller: UIViewController?
  package let stage: SceneSurroundings
  /// What the scene goes by, besides its id.
  var names: [String] = []
  /// Where the controller runs on the screen of a device; nil for a view by itself.
  var staged: ContainedController?
  /// What a navigation bar shows for the scene's controller.
  package var title: String? { controller?.title }
}

extension NibInstantiator {
  private func instantiate(
    _ scene: InterfaceScene, _ make: (InterfaceController, String) -> [InstantiatedScene]
  ) -> [InstantiatedScene] {
    var made: [InstantiatedScene] = []
    for object in scene.objects {
      let id = scene.id.isEmpty || !made.isEmpty ? object.id : scene.id
      switch object {
      case .controller(let controller): made += make(controller, id)
      case .view(let view): made.append(instantiateView(view, id: id))
      case .other(let object): made += object.views.map { instantiateView($0, id: $0.id) }
      }
    }
    if made.isEmpty, !scene.id.isEmpty {
      made = [InstantiatedScene(id: scene.id, root: nil, controller: nil, stage: SceneSurroundings())]
    }
    return made
  }

  /// A view by itself.
  func instantiateView(_ view: InterfaceView, id: String) -> InstantiatedScene {
    session.perform { instantiateRoot(view, id: id, controller: nil) }
  }

  private func instantiate(_ controller: InterfaceController, sceneID: String) -> [InstantiatedScene] {
    var made: [InstantiatedScene] = []
    if let view = controller.view {
      made.append(instantiateRoot(view, id: sceneID, controller: controller))
    } else {
      made.append(
        InstantiatedScene(id: sceneID, root: nil, controller: nil, stage: SceneSurroundings(), names: controller.names))
    }
    for view in controller.ownViews.dropFirst(controller.view == nil ? 0 : 1) {
      made.append(instantiateRoot(view, id: view.id, controller: nil))
    }
    for child in controller.children { made += instantiate(child, sceneID: child.id) }
    return made
  }

  func instantiateRoot(_ view: InterfaceView, id: String, controller: InterfaceController?)
    -> InstantiatedScene
  {
    let root = makeView(view, parent: nil)
    root.frame = CGRect(origin: document.dialect == .archive ? .zero : root.frame.origin, size: root.frame.size)
    var viewController: UIViewController?
    if let controller {
      viewController = makeController(controller)
      viewController?.view = root
      add(controller.layoutGuides, to: root)
    }
    if let owner = document.viewOwner, owner.destination(ofOutlet: "view") == view.id {
      add(owner.layoutGuides, to: root)
    }
    installConstraints()
    applyRuntimeAttributes()
    var stage =
      inference.map { inference in controller.map(inference.stage) ?? inference.stage(of: view) } ?? SceneSurroundings()
    stage.designedSize = root.bounds.size
    stage.overhang = max(0, root.frame.maxY - stage.screenSize.height)
    return InstantiatedScene(
      id: id, root: root, controller: viewController, stage: stage, names: controller?.names ?? [view.id])
  }

  /// The guides are those that the controller of the view answers.
  func add(_ guides: [ControllerLayoutGuide], to root: UIView) {
    for guide in guides {
      let kind: UILayoutGuide.Kind = guide.edge == .top ? .topLayout : .bottomLayout
      let layoutGuide = root.systemGuide(kind, guide.edge == .top ? "UIVC-topLayoutGuide" : "UIVC-bottomLayoutGuide")
      items[guide.id] = layoutGuide
    }
  }
}

extension Diagnostic {
  init(_ diagnostic: DocumentDiagnostic) {
    let severity: Severity =
      switch diagnostic.severity {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    self.init(
      rule: diagnostic.rule.rawValue, severity: severity, view: diagnostic.objectID, message: diagnostic.placedMessage,
      position: diagnostic.file == nil ? diagnostic.position : nil)
  }
}
