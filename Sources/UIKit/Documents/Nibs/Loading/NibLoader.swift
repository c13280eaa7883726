import InterfaceDocuments

/// Loads a document as an app does: objects, connections, `awakeFromNib`.
///
/// > Source: Resource Programming Guide, "The Nib Object Life Cycle".
@MainActor struct NibLoader {
  private let instantiator: NibInstantiator
  private let external: [String: NSObject]
  private var document: InterfaceDocument { instantiator.document }

  /// - Parameter external: the objects for the document's placeholders, by identifier.
  init(
    _ document: InterfaceDocument, owner: NSObject, external: [String: NSObject], session: Session, bundle: Bundle?
  ) {
    instantiator = NibInstantiator(document: document, session: session, owner: owner, bundle: bundle)
    self.external = external
  }

  /// Creates the objects, makes the connections, those of the owner first, and notifies the objects.
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

  /// Notifies the controllers of their loaded views after all connections were made. A nib creates both together.
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
  /// The controller and the controllers nested in it.
  fileprivate var family: [InterfaceController] { [self] + children.flatMap(\.family) }
}

extension NibInstantiator {
  /// Registers the objects for placeholders, which the document doesn't create.
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

  /// Creates a custom object and the views that belong to it.
  func makeTopLevel(_ object: InterfaceObject) -> [NSObject] {
    let views = object.views.compactMap { instantiateRoot($0, id: $0.id, controller: nil).root }
    return [makeObject(object)].compactMap(\.self) + views
  }
}
