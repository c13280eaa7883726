import InterfaceDocuments

/// Loads a document as an app does: objects, connections, `awakeFromNib`.
///
/// > Source: Resource Programming Guide, "The Nib Object Life Cycle".
@MainActor struct NibLoader {
  private let instantiator: NibInstantiator
  private let external: [String: NSObject]
  private var document: InterfaceDocument { instantiator.document }

  /// - Parameter external: what the document's placeholders stand for, by identifier.
  /// - Throws: `InterfaceDocumentError`, when the file is no document or is damaged.
  init(
    _ url: URL, owner: NSObject, external: [String: NSObject] = [:], session: Session, bundle: Bundle? = nil
  ) throws(InterfaceDocumentError) {
    let document = try session.document(at: url, in: bundle)
    self.init(document, owner: owner, external: external, session: session, bundle: bundle)
  }

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

extension Diagnostic {
  fileprivate static func missingNib(_ reason: String, _ controller: InterfaceController) -> Diagnostic {
    Diagnostic(
      rule: "nib-not-loaded", severity: .note, view: controller.id, message: "view not loaded: \(reason)",
      position: controller.position)
  }
}

extension UIViewController {
  /// The view from the scene that the controller comes from; where that has none, from the controller's nib: the one it
  /// names, else one named like its class. False when there is none.
  func loadViewFromNib() -> Bool {
    if let scene, scene.loadView(of: self) { return true }
    if session.hasNoProgram, let scene { return loadView(inProjectOf: scene) }
    let bundles = nibBundle.map { [$0] } ?? session.documentBundles(for: type(of: self))
    let names = nibName.map { [$0] } ?? NibFile.defaultNames(for: type(of: self))
    guard let file = NibFile(named: names, in: bundles, for: session.environment) else {
      if let nibName { nibIsMissing(nibName, in: bundles[0]) }
      return false
    }
    loadView(from: file)
    return true
  }

  /// A document that runs by itself has the nibs of its project, and an empty view where that has none.
  private func loadView(inProjectOf scene: LoadedScene) -> Bool {
    let description = scene.description
    let names = nibName.map { [$0] } ?? description.customClass.map { NibFile.defaultNames(for: $0) } ?? []
    let origin = scene.storyboard?.file.url
    let files = names.lazy.compactMap { name in origin.flatMap { NibFile(named: name, inProjectOf: $0) } }
    if let file = files.first {
      do {
        let document = try session.document(at: file.url, in: file.bundle)
        let loader = NibLoader(document, owner: self, external: [:], session: session, bundle: file.bundle)
        topLevelObjects = session.perform { loader.load() }.filter { $0 !== loadedView }
      } catch {
        session.report(.missingNib("\(file.name).xib: \(error.message)", description))
      }
    } else if let nibName {
      session.report(.missingNib("\(nibName).xib is not in this project", description))
    }
    return loadedView != nil
  }

  private func loadView(from file: NibFile) {
    do {
      let loader = try NibLoader(file.url, owner: self, session: session, bundle: file.bundle)
      topLevelObjects = session.perform { loader.load() }.filter { $0 !== loadedView }
    } catch {
      let place = error.position.map { "\(file.url.path):\($0.line):\($0.column)" } ?? file.url.path
      Exception.invalidArgument.raise("\(place): error: \(error.message). \(error.suggestion).")
    }
    guard let loadedView else {
      Exception.internalInconsistency.raise(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(file.name)\" nib but the view outlet was "
          + "not set.")
    }
    if session.behaves(.archivedViewsFillTheScreen) { loadedView.frame = defaultViewFrame }
  }

  private func nibIsMissing(_ name: String, in bundle: Bundle) -> Never {
    Exception.internalInconsistency.raise(
      "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
  }

  /// The screen, without the status bar in generations that keep content out of it.
  var defaultViewFrame: CGRect {
    let environment = session.environment
    let full = wantsFullScreenLayout || session.behaves(.statusBarOverlapsContent)
    return full ? environment.screenBounds : environment.applicationFrame
  }
}
