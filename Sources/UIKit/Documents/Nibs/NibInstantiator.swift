import InterfaceDocuments
import SystemProfiles

/// Creates view trees from document values, inside a session.
///
/// It doesn't read the saved frames of views with constraints, because the solver computes them.
@MainActor package struct NibInstantiator {
  let document: InterfaceDocument
  let session: Session
  /// Whether the document is shown as in Interface Builder, not as an app loads it.
  let isOnCanvas: Bool
  /// The File's Owner. With an owner, the document is loaded as in an app: custom classes are looked up, and views have
  /// their saved frames until constraints are solved.
  var owner: NSObject?
  /// The bundle of the document.
  let bundle: Bundle?
  /// Infers the surroundings of scenes; nil for an app, which determines them itself.
  private let inference: SurroundingsInference?
  var objects: NibObjects

  package init(document: InterfaceDocument, session: Session, isOnCanvas: Bool = false) {
    self.init(document: document, session: session, isOnCanvas: isOnCanvas, owner: nil)
  }

  /// - Parameter outer: existing objects that connections may refer to.
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

  /// Creates every root view of the document, in document order.
  package func instantiate() -> [InstantiatedScene] {
    instantiate { controller, id in session.perform { instantiate(controller, sceneID: id) } }
  }

  /// - Parameter make: creates the scenes of a controller. The first has the given id.
  func instantiate(_ make: (InterfaceController, String) -> [InstantiatedScene]) -> [InstantiatedScene] {
    for diagnostic in document.diagnostics { session.report(Diagnostic(diagnostic)) }
    return document.scenes.flatMap { instantiate($0, make) }
  }
}

/// The objects created from a document so far.
@MainActor final class NibObjects {
  /// The items that constraints refer to, by id.
  var items: [String: LayoutItem] = [:]
  /// The constraints of the views being created, with the views that hold them.
  var pendingConstraints: [(constraint: InterfaceConstraint, holder: UIView)] = []
  /// The runtime attributes of the objects being created.
  var pendingAttributes: [(attribute: RuntimeAttribute, object: NSObject)] = []
  /// The tables and collections of a document without a program, which have no other data source.
  var lists: [(description: InterfaceView, view: UIScrollView)] = []
  /// The ids that denote the first responder.
  private var firstResponders: Set<String> = ["-2"]
  /// The objects that connections refer to, by id.
  private var connectable: [String: Connectable] = [:]
  /// The names of missing classes, by the ids of the objects that replace theirs.
  private var missingClasses: [String: String] = [:]
  private let outer: NibObjects?
  /// The scene that performs the document's segues.
  weak var scene: LoadedScene?

  /// A strong reference while the document is being loaded, and a weak one afterward, when views and controllers own
  /// the object. A weak reference slows down reference counting for the rest of an object's life.
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

  /// Records that an object has the nearest known class in place of a missing one.
  func note(missingClass name: String, of id: String) { missingClasses[id] = name }

  /// The name of an object's missing class; nil if the object has the class that the document specifies.
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

/// A root view with its controller and surroundings.
@MainActor package struct InstantiatedScene {
  /// The scene's id in a storyboard; otherwise the root object's id.
  package let id: String
  /// The root view; nil for a scene without a view in this document.
  package let root: UIView?
  package let controller: UIViewController?
  package let stage: SceneSurroundings
  /// The names of the scene, besides its id.
  var names: [String] = []
  /// The controller in its containers on a device; nil for a view without a controller.
  var staged: ContainedController?
  /// The title that a navigation bar shows for the scene's controller.
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

  /// Creates a view without a controller.
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

  /// Adds the layout guides that the view's controller returns.
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
