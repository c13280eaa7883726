import InterfaceDocuments

/// Loads a document as an app does: objects, connections, `awakeFromNib`.
///
/// > Source: Resource Programming Guide, "The Nib Object Life Cycle".
@MainActor struct NibLoader {
  private let instantiator: NibInstantiator
  private var document: InterfaceDocument { instantiator.document }

  /// - Throws: `InterfaceDocumentError`, when the file is no document or is damaged.
  init(_ url: URL, owner: UIResponder, session: Session) throws(InterfaceDocumentError) {
    let document = try DocumentReader.read(contentsOf: url)
    instantiator = NibInstantiator(document: document, session: session, owner: owner)
  }

  /// 1. the objects, 2. the connections, owner's first, 3. the objects are told.
  ///
  /// - Returns: the top-level views in document order.
  func load() -> [UIView] {
    let roots = instantiator.instantiate().compactMap(\.root)
    let connector = NibConnector(instantiator)
    connector.connect()
    connector.awake()
    return roots
  }
}

extension UIViewController {
  /// The view from the controller's nib: the one it names, else one named like its class. False when there is none.
  func loadViewFromNib() -> Bool {
    let bundles = nibBundle.map { [$0] } ?? Bundle.nibBundles(for: type(of: self))
    let names = nibName.map { [$0] } ?? NibFile.defaultNames(for: type(of: self))
    guard let file = NibFile(named: names, in: bundles, idiom: session.environment.device.idiom) else {
      if let nibName { nibIsMissing(nibName, in: bundles[0]) }
      return false
    }
    loadView(from: file)
    return true
  }

  private func loadView(from file: NibFile) {
    do {
      _ = try NibLoader(file.url, owner: self, session: session).load()
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
