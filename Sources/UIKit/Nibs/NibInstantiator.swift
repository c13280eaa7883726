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
  private let inference: StageInference
  /// What constraints and outlets refer to, by id.
  var items: [String: LayoutItem] = [:]
  /// Constraint ids of the views that are being made, with the views that hold them.
  var pendingConstraints: [(constraint: InterfaceConstraint, holder: UIView)] = []

  package init(document: InterfaceDocument, session: Session, isOnCanvas: Bool = false) {
    (self.document, self.session, self.isOnCanvas) = (document, session, isOnCanvas)
    inference = StageInference(document)
    session.resources = ResourceCatalog(document.resources)
  }

  /// Every root view of the document, in document order.
  package mutating func instantiate() -> [InstantiatedScene] {
    for diagnostic in document.diagnostics { session.report(Diagnostic(diagnostic)) }
    return session.perform { document.scenes.flatMap { instantiate($0) } }
  }
}

/// A root view and where it belongs.
@MainActor package struct InstantiatedScene {
  /// The scene's id in a storyboard; the root object's own id elsewhere.
  package let id: String
  /// Nil for a scene that has no view in this document.
  package let root: UIView?
  package let controller: UIViewController?
  package let stage: SceneStage
  /// What a navigation bar shows for the scene's controller.
  package var title: String? { controller?.title }
}

extension NibInstantiator {
  private mutating func instantiate(_ scene: InterfaceScene) -> [InstantiatedScene] {
    var made: [InstantiatedScene] = []
    for object in scene.objects {
      let id = scene.id.isEmpty || !made.isEmpty ? object.id : scene.id
      switch object {
      case .controller(let controller): made += instantiate(controller, sceneID: id)
      case .view(let view): made.append(instantiateRoot(view, id: id, controller: nil))
      case .other(let object): made += object.views.map { instantiateRoot($0, id: $0.id, controller: nil) }
      }
    }
    if made.isEmpty, !scene.id.isEmpty {
      made = [InstantiatedScene(id: scene.id, root: nil, controller: nil, stage: SceneStage())]
    }
    return made
  }

  private mutating func instantiate(_ controller: InterfaceController, sceneID: String) -> [InstantiatedScene] {
    var made: [InstantiatedScene] = []
    if let view = controller.view {
      made.append(instantiateRoot(view, id: sceneID, controller: controller))
    } else {
      made.append(InstantiatedScene(id: sceneID, root: nil, controller: nil, stage: SceneStage()))
    }
    for view in controller.ownViews.dropFirst(controller.view == nil ? 0 : 1) {
      made.append(instantiateRoot(view, id: view.id, controller: nil))
    }
    for child in controller.children { made += instantiate(child, sceneID: child.id) }
    return made
  }

  private mutating func instantiateRoot(_ view: InterfaceView, id: String, controller: InterfaceController?)
    -> InstantiatedScene
  {
    let root = makeView(view, parent: nil)
    root.frame = CGRect(origin: document.dialect == .archive ? .zero : root.frame.origin, size: root.frame.size)
    var viewController: UIViewController?
    if let controller {
      viewController = UIViewController()
      viewController?.title = controller.navigationItem?.title ?? controller.title
      viewController?.view = root
      addGuides(of: controller, to: root)
    }
    installConstraints()
    var stage = controller.map(inference.stage) ?? inference.stage(of: view)
    stage.designedSize = root.bounds.size
    return InstantiatedScene(id: id, root: root, controller: viewController, stage: stage)
  }

  private mutating func addGuides(of controller: InterfaceController, to root: UIView) {
    for guide in controller.layoutGuides {
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
      rule: diagnostic.rule.rawValue, severity: severity, view: diagnostic.objectID, message: diagnostic.message,
      position: diagnostic.position)
  }
}
