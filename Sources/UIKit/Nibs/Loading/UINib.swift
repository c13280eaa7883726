import InterfaceDocuments

/// The objects of a document, to be made as often as somebody wants them.
@preconcurrency @MainActor open class UINib: NSObject {
  /// What nibs are given along with their owner.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary: objects for the document's placeholders, by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Source {
    case file(name: String, Bundle?)
    case data(Data, Bundle?)
    case prototype(NibPrototype)
  }

  private let source: Source

  /// Looks for `name.xib` when something is made of it, not before.
  ///
  /// - Parameter bundleOrNil: nil for the program's own.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name: name, bundleOrNil)
    super.init()
  }

  /// - Parameter data: what is in a xib; compiled nibs are not read.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data, bundleOrNil)
    super.init()
  }

  init(prototype: NibPrototype) {
    source = .prototype(prototype)
    super.init()
  }

  /// The top-level objects in the order of the document, connected and told.
  ///
  /// - Parameter ownerOrNil: File's Owner; classes without a module are looked for in its module.
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    let external = options?[.externalObjects] as? [String: Any] ?? [:]
    return instantiate(owner: ownerOrNil as? NSObject, external: external.compactMapValues { $0 as? NSObject })
  }

  func instantiate(owner: NSObject?, external: [String: NSObject] = [:]) -> [NSObject] {
    let session = Session.current
    return session.perform {
      switch source {
      case .file(let name, let bundle): load(name, bundle, owner, external, session)
      case .data(let data, let bundle):
        load("data", owner) { () throws(InterfaceDocumentError) in
          try NibLoader(data, owner: owner ?? UIResponder(), external: external, session: session, bundle: bundle)
        }
      case .prototype(let prototype): [prototype.make()]
      }
    }
  }

  private func load(
    _ name: String, _ bundle: Bundle?, _ owner: NSObject?, _ external: [String: NSObject], _ session: Session
  ) -> [NSObject] {
    let owner = owner ?? UIResponder(), bundles = bundle.map { [$0] } ?? session.documentBundles(for: type(of: owner))
    guard let file = NibFile(named: [name], in: bundles, idiom: session.environment.device.idiom) else {
      Exception.internalInconsistency.raise(
        "Could not load NIB in bundle: 'NSBundle <\(bundles[0].bundlePath)> (loaded)' with name '\(name)'")
    }
    return load(file.url.path, owner) { () throws(InterfaceDocumentError) in
      try NibLoader(file.url, owner: owner, external: external, session: session, bundle: file.bundle)
    }
  }

  private func load(
    _ place: String, _ owner: NSObject?, _ makeLoader: () throws(InterfaceDocumentError) -> NibLoader
  ) -> [NSObject] {
    do {
      return try makeLoader().load()
    } catch {
      Exception.invalidArgument.raise("\(place): error: \(error)")
    }
  }
}

extension Bundle {
  /// The top-level objects of a nib, connected and told.
  ///
  /// - Parameter name: without extension.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
