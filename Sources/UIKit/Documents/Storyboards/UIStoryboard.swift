import InterfaceDocuments

/// A document of scenes, whose controllers can be created any number of times.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let document: InterfaceDocument
  let file: NibFile
  let session: Session
  private(set) lazy var paths = ScenePaths(document)
  /// The controllers being created, and those whose views are being loaded. Neither may contain themselves.
  private var unfinished: Set<Stage> = []
  /// The number of references followed to this storyboard, in a document without a program.
  private var depth = 0
  private static let maximumDepth = 16

  /// - Parameters:
  ///   - name: the name without extension.
  ///   - storyboardBundleOrNil: nil for the program's own bundle.
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

  init(_ document: InterfaceDocument, _ file: NibFile, in session: Session) {
    (self.document, self.file, self.session) = (document, file, session)
    super.init()
  }

  /// Creates a storyboard from a document outside a bundle, or without a file.
  init(_ document: InterfaceDocument, at url: URL?) {
    (session, self.document) = (Session.current, document)
    let url = url ?? Bundle.main.bundleURL.appendingPathComponent("Main.storyboard")
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

  /// Returns nil and reports a warning if the document has no entry point.
  open func instantiateInitialViewController() -> UIViewController? { makeInitial(nil) }

  /// - Parameter creator: creates the controller by one of the program's initializers, which passes the coder to
  ///   `init(coder:)`. If it returns nil, the document's class is used.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    makeInitial(creator.map { make in { make($0) } }) as? ViewController
  }

  /// Returns the controller with an identifier. Raises an exception if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier: identifier, nil)
  }

  /// - Parameter creator: as in `instantiateInitialViewController(creator:)`.
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

  /// The description with the address: `<UIStoryboard: 0x7f8a5c004c80>`.
  private var addressed: String { "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>" }

  /// - Parameter id: the id of a controller or of a reference, which is followed.
  func makeController(
    withID id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    for scene in document.scenes {
      guard let description = scene.controllers.first(where: { $0.id == id }) else { continue }
      if let reference = description.reference {
        return session.hasNoProgram ? followInProject(reference, description) : follow(reference, creator)
      }
      return within(Stage.making, of: description) {
        session.perform { LoadedScene(description, in: scene, of: self).makeController(creator) }
      }
    }
    return nil
  }

  enum Stage: Hashable {
    case making(String), loading(String)
  }

  /// Runs `body`, which creates the controller or its view. Returns nil and reports a warning if it contains itself.
  func within<Result>(_ stage: (String) -> Stage, of controller: InterfaceController, _ body: () -> Result?) -> Result?
  {
    let stage = stage(controller.id)
    guard unfinished.insert(stage).inserted else {
      session.report(
        Diagnostic(
          rule: "scene-contains-itself", severity: .warning, view: controller.id,
          message: "This scene contains itself, directly or through other scenes; the inner copy is left out.",
          position: controller.position))
      return nil
    }
    defer { unfinished.remove(stage) }
    return body()
  }

  func hasController(_ id: String) -> Bool { document.scenes.contains { $0.controllers.contains { $0.id == id } } }

  func scene(of controller: InterfaceController) -> InterfaceScene? {
    document.scenes.first { $0.controllers.contains { $0.id == controller.id } }
  }

  // MARK: References

  /// Finds the destination of a reference anywhere in the project, for a document without a program.
  private func find(_ reference: StoryboardReference) throws(MissingReference) -> (UIStoryboard, id: String) {
    if depth == Self.maximumDepth { throw MissingReference("the references of these storyboards lead in a circle") }
    var storyboard = self
    if let name = reference.storyboardName {
      guard let file = NibFile(named: name, inProjectOf: file.url, kind: .storyboard) else {
        throw MissingReference("\(name).storyboard is not in this project")
      }
      do {
        storyboard = UIStoryboard(try session.document(at: file.url, in: file.bundle), file, in: session)
        storyboard.depth = depth + 1
      } catch {
        throw MissingReference(error.description(in: "\(name).storyboard"))
      }
    }
    let document = storyboard.document
    guard let identifier = reference.identifier else {
      let initial = document.scenes.flatMap(\.controllers).first { $0.id == document.initialViewControllerID }
      if let initial, initial.reference == nil { return (storyboard, initial.id) }
      throw MissingReference("\(storyboard.file.name).storyboard has no initial view controller")
    }
    let named = document.scenes.flatMap(\.controllers).first { $0.storyboardIdentifier == identifier }
    if let named, named.reference == nil { return (storyboard, named.id) }
    throw MissingReference("no controller of \(storyboard.file.name).storyboard has the identifier \(identifier)")
  }

  /// Follows a reference in the project. A placeholder represents a missing controller.
  private func followInProject(_ reference: StoryboardReference, _ description: InterfaceController)
    -> UIViewController?
  {
    do {
      let (storyboard, id) = try find(reference)
      return storyboard.makeController(withID: id)
    } catch {
      session.report(
        Diagnostic(
          rule: "reference-leads-nowhere", severity: .note, view: description.id,
          message: "storyboard reference not followed: \(error.reason)", position: description.position))
    }
    return session.perform {
      let controller = UIViewController(nibName: nil, bundle: nil), view = PlaceholderView()
      view.label = [reference.storyboardName, reference.identifier].compactMap(\.self).joined(separator: ", ")
      view.backgroundColor = .white
      controller.title = reference.storyboardName ?? reference.identifier
      controller.view = view
      return controller
    }
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

/// The reason why a storyboard reference can't be followed.
private struct MissingReference: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
