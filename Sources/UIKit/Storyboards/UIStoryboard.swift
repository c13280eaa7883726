import InterfaceDocuments

/// A document of scenes, each made as often as somebody wants it.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let document: InterfaceDocument
  let file: NibFile
  let session: Session

  /// - Parameters:
  ///   - name: without extension.
  ///   - storyboardBundleOrNil: nil for the program's own.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    session = Session.current
    let bundles = storyboardBundleOrNil.map { [$0] } ?? session.documentBundles(for: UIResponder.self)
    guard let file = NibFile(named: [name], in: bundles, for: session.environment, kind: .storyboard)
    else {
      Exception.invalidArgument.raise(
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundles[0].bundlePath)> (loaded)")
    }
    self.file = file
    document = UIStoryboard.read(file)
    super.init()
    for diagnostic in document.diagnostics { session.report(Diagnostic(diagnostic)) }
  }

  /// A document that stands alone, in a folder that is no bundle.
  init(_ document: InterfaceDocument, at url: URL) {
    (session, self.document) = (Session.current, document)
    let name = url.deletingPathExtension().lastPathComponent
    file = NibFile(name: name, url: url, bundle: Bundle(url: url.deletingLastPathComponent()) ?? .main)
    super.init()
    for diagnostic in document.diagnostics { session.report(Diagnostic(diagnostic)) }
  }

  private static func read(_ file: NibFile) -> InterfaceDocument {
    do {
      return try Session.current.document(at: file.url, in: file.bundle)
    } catch {
      Exception.invalidArgument.raise("\(file.url.path): error: \(error)")
    }
  }

  /// Nil, and told, when the document has no entry point.
  open func instantiateInitialViewController() -> UIViewController? { makeInitial(nil) }

  /// - Parameter creator: makes the controller by an initialiser of the program's own, which passes the coder on to
  ///   `init(coder:)`; nil leaves it to the document.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    makeInitial(creator.map { make in { make($0) } }) as? ViewController
  }

  /// Raises an exception when there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier: identifier, nil)
  }

  /// - Parameter creator: as of `instantiateInitialViewController(creator:)`.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = make(identifier: identifier, creator.map { make in { make($0) } })
    if let made = made as? ViewController { return made }
    Exception.invalidArgument.raise(
      "The view controller with identifier '\(identifier)' is a \(type(of: made)), not a \(ViewController.self)")
  }

  /// The "Global Tint" of the document.
  var globalTint: UIColor? {
    document.tintColor.map { NibInstantiator(document: document, session: session, owner: self).color($0) }
  }

  // MARK: Scenes

  /// The initial controller, else the first there is.
  var controllerToShow: UIViewController? {
    let first = document.scenes.lazy.flatMap(\.controllers).first
    return (document.initialViewControllerID ?? first?.id).flatMap { makeController(withID: $0) }
  }

  private func makeInitial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    if let id = document.initialViewControllerID { return makeController(withID: id, creator) }
    session.report(
      Diagnostic(
        rule: "no-entry-point", severity: .warning,
        message: "Failed to instantiate the default view controller for the storyboard '\(file.name)' - perhaps the "
          + "designated entry point is not set?"))
    return nil
  }

  private func make(identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    let description = document.scenes.flatMap(\.controllers).first { $0.storyboardIdentifier == identifier }
    guard let description, let made = makeController(withID: description.id, creator) else {
      Exception.invalidArgument.raise(
        "Storyboard (\(addressed)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return made
  }

  /// `<UIStoryboard: 0x7f8a5c004c80>`
  private var addressed: String { "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>" }

  /// - Parameter id: of the object; a reference is followed to where it leads.
  func makeController(
    withID id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    for scene in document.scenes {
      guard let description = scene.controllers.first(where: { $0.id == id }) else { continue }
      if let reference = description.reference {
        return missing(reference, description) ?? follow(reference, creator)
      }
      return session.perform { LoadedScene(description, in: scene, of: self).makeController(creator) }
    }
    return nil
  }

  func scene(of controller: InterfaceController) -> InterfaceScene? {
    document.scenes.first { $0.controllers.contains { $0.id == controller.id } }
  }

  /// What keeps the place of a controller that a document which runs by itself refers to and that is not there; nil for
  /// one that is, and in a program, where a reference that leads nowhere is a mistake.
  private func missing(_ reference: StoryboardReference, _ description: InterfaceController) -> UIViewController? {
    guard session.hasNoProgram, let problem = problem(with: reference) else { return nil }
    session.report(
      Diagnostic(
        rule: "reference-leads-nowhere", severity: .note, view: description.id,
        message: "storyboard reference not followed: \(problem)", position: description.position))
    return session.perform {
      let controller = UIViewController(nibName: nil, bundle: nil), view = PlaceholderView()
      view.label = [reference.storyboardName, reference.identifier].compactMap(\.self).joined(separator: ", ")
      view.backgroundColor = .white
      controller.title = reference.storyboardName ?? reference.identifier
      controller.view = view
      return controller
    }
  }

  private func problem(with reference: StoryboardReference) -> String? {
    var document = document
    if let name = reference.storyboardName {
      let bundle = file.bundle
      guard let file = NibFile(named: [name], in: [bundle], for: session.environment, kind: .storyboard) else {
        return "\(name).storyboard is not beside this document"
      }
      do { document = try session.document(at: file.url, in: bundle) } catch { return "\(name).storyboard: \(error.message)" }
    }
    let controllers = document.scenes.flatMap(\.controllers)
    if let identifier = reference.identifier {
      let isThere = controllers.contains { $0.storyboardIdentifier == identifier }
      return isThere ? nil : "no controller of it has the identifier \(identifier)"
    }
    let initial = document.initialViewControllerID
    return controllers.contains { $0.id == initial } ? nil : "it has no initial view controller"
  }

  private func follow(
    _ reference: StoryboardReference, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let storyboard = session.perform {
      reference.storyboardName.map { UIStoryboard(name: $0, bundle: file.bundle) } ?? self
    }
    return reference.identifier.map { storyboard.make(identifier: $0, creator) } ?? storyboard.makeInitial(creator)
  }
}
