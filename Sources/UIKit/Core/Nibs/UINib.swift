import InterfaceDocuments
import SystemProfiles

/// A document from which objects can be instantiated repeatedly.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The keys of the options for instantiating a nib.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key for a dictionary with objects for the document's placeholders, by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Source {
    case file(name: String, Bundle?)
    case data(Data, Bundle?)
    case prototype(@MainActor () -> UIView)
  }

  private let source: Source
  /// The document that was read last, with its URL and environment.
  ///
  /// > Source: UINib reference: "caches the contents of a nib file in memory".
  private var kept: (url: URL?, environment: SystemEnvironment, document: InterfaceDocument)?

  /// Creates a nib that reads `name.xib` when it is first instantiated.
  ///
  /// - Parameter bundleOrNil: The bundle to search, or nil for the program's own.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name: name, bundleOrNil)
    super.init()
  }

  /// - Parameter data: The contents of a xib. Compiled nibs are not supported.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data, bundleOrNil)
    super.init()
  }

  /// - Parameter make: Makes a cell with its connections.
  init(prototype make: @escaping @MainActor () -> UIView) {
    source = .prototype(make)
    super.init()
  }

  /// Instantiates the top-level objects in document order, connects them and calls their `awakeFromNib()`.
  ///
  /// - Parameter ownerOrNil: File's Owner. Classes without a module are looked up in its module.
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
        load("data", nil, bundle, owner ?? UIResponder(), external, session) { () throws(InterfaceDocumentError) in
          session.withAssets(try DocumentReader.read([UInt8](data)), of: bundle)
        }
      case .prototype(let make): [make()]
      }
    }
  }

  private func load(
    _ name: String, _ bundle: Bundle?, _ owner: NSObject?, _ external: [String: NSObject], _ session: Session
  ) -> [NSObject] {
    let owner = owner ?? UIResponder(), bundles = bundle.map { [$0] } ?? session.documentBundles(for: type(of: owner))
    guard let file = NibFile(named: [name], in: bundles, for: session.environment) else {
      Exception.internalInconsistency.raise(
        "Could not load NIB in bundle: 'NSBundle <\(bundles[0].bundlePath)> (loaded)' with name '\(name)'")
    }
    return load(file.url.path, file.url, file.bundle, owner, external, session) { () throws(InterfaceDocumentError) in
      try session.document(at: file.url, in: file.bundle)
    }
  }

  private func load(
    _ place: String, _ url: URL?, _ bundle: Bundle?, _ owner: NSObject, _ external: [String: NSObject],
    _ session: Session, _ read: () throws(InterfaceDocumentError) -> InterfaceDocument
  ) -> [NSObject] {
    do {
      let document = try document(from: url, for: session.environment, read)
      return Self.load(document, owner: owner, external: external, in: session, bundle: bundle)
    } catch {
      Exception.invalidArgument.raise("\(place): error: \(error)")
    }
  }

  private func document(
    from url: URL?, for environment: SystemEnvironment, _ read: () throws(InterfaceDocumentError) -> InterfaceDocument
  ) throws(InterfaceDocumentError) -> InterfaceDocument {
    if let kept, kept.url == url, kept.environment == environment { return kept.document }
    let document = try read()
    kept = (url, environment, document)
    return document
  }

  /// Instantiates the top-level objects of a document, connects them and calls their `awakeFromNib()`.
  ///
  /// - Throws: `InterfaceDocumentError` if the file is not a document or is damaged.
  static func load(
    _ file: NibFile, owner: NSObject, in session: Session
  ) throws(InterfaceDocumentError) -> [NSObject] {
    load(try session.document(at: file.url, in: file.bundle), owner: owner, in: session, bundle: file.bundle)
  }

  private static func load(
    _ document: InterfaceDocument, owner: NSObject, external: [String: NSObject] = [:], in session: Session,
    bundle: Bundle?
  ) -> [NSObject] {
    let loader = NibLoader(document, owner: owner, external: external, session: session, bundle: bundle)
    return session.perform { loader.load() }
  }
}

extension Bundle {
  /// Instantiates the top-level objects of a nib, connects them and calls their `awakeFromNib()`.
  ///
  /// - Parameter name: The name of the nib, without extension.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
