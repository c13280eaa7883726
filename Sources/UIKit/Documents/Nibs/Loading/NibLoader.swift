import InterfaceDocuments

/// Loads a document as an app does: objects, connections, `awakeFromNib`.
///
/// > Source: Resource Programming Guide, "The Nib Object Life Cycle".
@MainActor struct NibLoader {
  private let instantiator: NibInstantiator
  private let external: [String: NSObject]
  private var document: InterfaceDocument { instantiator.document }

  /// - Parameter external: what the document's placeholders stand for, by identifier.
  init(
    _ document: InterfaceDocument, owner: NSObject, external: [String: NSObject], session: Session, bundle: Bundle?
  ) {
    instantiator = NibInstantiator(document: document, session: session, owner: owner, bundle: bundle)
    self.external = external
  }

  /// 1. the objects, 2. the connections, owner's first, 3. the objects are told.
  ///
  /// - Returns: the top-level objects in document order.
  func load() -> [NSObject] {
    for diagnostic in document.diagnostics { instantiator.session.report(Diagnostic(diagnostic)) }
    instantiator.notePlaceholders(external)
    let made = document.scenes.flatMap(\.objects).flatMap(make)
    NibConnector(instantiator, document.scenes.flatMap(NibSource.all)).connect(isComplete: true)
    tellControllers()
    instantiator.objects.letGo()
    return made
  }

  /// The views of controllers in a nib are made with them, and the controllers hear of it when everything is connected.
  private func tellControllers() {
    let family = document.scenes.flatMap(\.controllers).flatMap(\.family)
    for controller in family.compactMap({ instantiator.objects[$0.id] as? UIViewController })
    where controller.isViewLoaded {
      instantiator.session.perform { controller.viewDidLoad() }
    }
  }

  private func make(_ object: TopLevelObject) -> [NSObject] {
    switch object {
    case .view(let view): [instantiator.instantiateRoot(view, id: view.id, controller: nil).root].compactMap(\.self)
    case .controller(let controller): [LoadedScene(controller, with: instantiator).makeController()]
    case .other(let object):
      instantiator.makeTopLevel(object)
    }
  }
}

extension InterfaceController {
  /// Itself and the controllers written inside it.
  fileprivate var family: [InterfaceController] { [self] + children.flatMap(\.family) }
}

extension NibInstantiator {
  /// What stands for objects that the document does not make.
  fileprivate func notePlaceholders(_ external: [String: NSObject]) {
    for placeholder in document.scenes.flatMap(\.placeholders) {
      switch placeholder.role {
      case .filesOwner: owner.map { objects.note($0, as: placeholder.id) }
      case .firstResponder: objects.noteFirstResponder(placeholder.id)
      case .external:
        if let object = placeholder.identifier.flatMap({ external[$0] }) { objects.note(object, as: placeholder.id) }
      case .exit: break
      }
    }
  }

  /// A custom object, or what stands in for one: the views that belong to it.
  func makeTopLevel(_ object: InterfaceObject) -> [NSObject] {
    let views = object.views.compactMap { instantiateRoot($0, id: $0.id, controller: nil).root }
    return [makeObject(object)].compactMap(\.self) + views
  }
}
