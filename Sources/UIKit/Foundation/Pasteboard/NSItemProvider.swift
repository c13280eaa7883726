import Synchronization

/// Passes an object to another part of a program, as drags and pasteboards do.
///
/// The provider keeps objects as they are, and calls loading closures on demand. It calls completion handlers
/// immediately if the value is available, and otherwise when the closure calls back.
open class NSItemProvider: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (Any?, (any Error)?) -> Void
  public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The reason why an item was not loaded.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  let state = Mutex(ProviderContents())
  /// The name of the item for files.
  open var suggestedName: String?

  public override init() { super.init() }

  /// - Parameter object: a string, a URL, an image, a color or any object of the program.
  public init(object: Any) {
    super.init()
    register(object)
  }

  /// - Parameter typeIdentifier: nil for the types of the item itself.
  public init(item: Any?, typeIdentifier: String?) {
    super.init()
    guard let item else { return }
    if let typeIdentifier {
      state.withLock { $0.add(ItemRepresentation(typeIdentifier) { $0(item, nil) }) }
    } else {
      register(item)
    }
  }

  /// Creates a provider of the file's data, under the type of the file name extension.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    state.withLock { contents in
      contents.add(
        ItemRepresentation(type.identifier, file: fileURL) { finish in
          do { finish(try Data(contentsOf: fileURL), nil) } catch { finish(nil, error) }
        })
      contents.add(ItemRepresentation(UTType.fileURL.identifier) { $0(fileURL, nil) })
    }
  }

  /// Registers an object with all types that it can be loaded as.
  func register(_ object: Any) {
    state.withLock { contents in
      contents.objects.append(object)
      for type in PasteboardKind.types(of: object) {
        contents.add(
          ItemRepresentation(type) { finish in
            guard let writing = object as? any NSItemProviderWriting else { return finish(object, nil) }
            nonisolated(unsafe) let finish = finish
            _ = writing.loadData(withTypeIdentifier: type) { finish($0, $1) }
          })
      }
    }
  }

  // MARK: Types

  /// The uniform type identifiers of the item, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { state.withLock { $0.representations.map(\.type) } }

  open var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  open func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(for: typeIdentifier) != nil
  }

  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }

  /// The first representation of the type itself, or else the first of a conforming type.
  func representation(for typeIdentifier: String) -> ItemRepresentation? {
    let all = state.withLock(\.representations)
    if let same = all.first(where: { $0.type == typeIdentifier }) { return same }
    guard let wanted = UTType(typeIdentifier) else { return nil }
    return all.first { UTType($0.type)?.conforms(to: wanted) ?? false }
  }

  // MARK: Objects

  /// Returns whether the object is of the class, or the class can be created from its data.
  open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool {
    if state.withLock({ $0.objects.contains { $0 is T } }) { return true }
    return ItemReading<T>.types.contains { hasItemConformingToTypeIdentifier($0) }
  }

  /// Loads the object itself, or creates one from the data.
  @discardableResult open func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    func finish(_ object: T?, _ error: (any Error)?) {
      progress.completedUnitCount = 1
      completionHandler(object, object == nil ? error ?? Self.error(.unavailableCoercionError) : nil)
    }
    if let object = state.withLock({ $0.objects.lazy.compactMap { $0 as? T }.first }) {
      finish(object, nil)
    } else if let known = ItemReading<T>.types.lazy.compactMap({ self.representation(for: $0) }).first {
      known.load { value, error in
        finish(value.flatMap { ItemReading<T>.make($0, known.type) }, error)
      }
    } else {
      finish(nil, Self.error(.unavailableCoercionError))
    }
    return progress
  }

  static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }
}

/// The contents of a provider: objects, and representations by type.
struct ProviderContents: @unchecked Sendable {
  var objects: [Any] = []
  private(set) var representations: [ItemRepresentation] = []

  /// Adds a representation unless its type has one.
  mutating func add(_ representation: ItemRepresentation) {
    if !representations.contains(where: { $0.type == representation.type }) { representations.append(representation) }
  }
}

/// The loader of one type.
struct ItemRepresentation: @unchecked Sendable {
  let type: String
  /// The file that contains the data, if there is one.
  let file: URL?
  private let loader: (@escaping (Any?, (any Error)?) -> Void) -> Void

  init(_ type: String, file: URL? = nil, _ loader: @escaping (@escaping (Any?, (any Error)?) -> Void) -> Void) {
    (self.type, self.file, self.loader) = (type, file, loader)
  }

  /// - Parameter finish: called only once; later calls are ignored.
  func load(_ finish: @escaping (Any?, (any Error)?) -> Void) {
    let isDone = Mutex(false)
    loader { value, error in
      let isFirst = isDone.withLock { done in
        defer { done = true }
        return !done
      }
      if isFirst { finish(value, error) }
    }
  }
}
