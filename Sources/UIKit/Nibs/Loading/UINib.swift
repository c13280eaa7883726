import InterfaceDocuments

/// The views of a document, to be made as often as somebody wants them.
@preconcurrency @MainActor open class UINib: NSObject {
  /// What nibs are given along with their owner; nothing is implemented.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let name: String
  private let bundle: Bundle?

  /// Looks for `name.xib` when something is made of it, not before.
  ///
  /// - Parameter bundleOrNil: nil for the program's own.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    (self.name, bundle) = (name, bundleOrNil)
    super.init()
  }

  /// The top-level views in the order of the document, connected and told.
  ///
  /// - Parameter ownerOrNil: File's Owner; classes without a module are looked for in its module.
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    instantiate(owner: ownerOrNil as? UIResponder ?? UIResponder())
  }

  func instantiate(owner: UIResponder) -> [UIView] {
    let session = Session.current, bundles = bundle.map { [$0] } ?? Bundle.nibBundles(for: type(of: owner))
    guard let file = NibFile(named: [name], in: bundles, idiom: session.environment.device.idiom) else {
      Exception.internalInconsistency.raise(
        "Could not load NIB in bundle: 'NSBundle <\(bundles[0].bundlePath)> (loaded)' with name '\(name)'")
    }
    do {
      return try session.perform { try NibLoader(file.url, owner: owner, session: session).load() }
    } catch {
      Exception.invalidArgument.raise("\(file.url.path): error: \(error)")
    }
  }
}
