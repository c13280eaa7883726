/// The programs that can see a representation. Here a single program runs, which sees all of them.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0, team, group, ownProcess
}

public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let openInPlace = Self(rawValue: 1)
}

/// An item passed to the task that awaits it.
private struct LoadedItem: @unchecked Sendable {
  let value: Any
}

// Registering representations by closures.
extension NSItemProvider {
  /// - Parameter loadHandler: passes the item to its first argument, a completion handler.
  public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
    add(typeIdentifier) { finish in loadHandler({ finish($0, $1) }, nil, nil) }
  }

  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(typeIdentifier) { finish in _ = loadHandler { finish($0, $1) } }
  }

  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// - Parameter loadHandler: passes a file, and whether it may be opened in place, to its argument.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    add(typeIdentifier) { finish in
      _ = loadHandler { url, _, error in
        guard let url else { return finish(nil, error) }
        do { finish(try Data(contentsOf: url), nil) } catch { finish(nil, error) }
      }
    }
  }

  public func registerObject(_ object: Any, visibility: NSItemProviderRepresentationVisibility) { register(object) }

  /// - Parameter loadHandler: passes an object of the class to its argument.
  public func registerObject<T>(
    ofClass aClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (T?, (any Error)?) -> Void) -> Progress?
  ) {
    for type in ItemReading<T>.types.prefix(1) { add(type) { finish in _ = loadHandler { finish($0, $1) } } }
  }

  private func add(
    _ typeIdentifier: String, _ loader: @escaping (@escaping (Any?, (any Error)?) -> Void) -> Void
  ) { state.withLock { $0.add(ItemRepresentation(typeIdentifier, loader)) } }
}

// Loading representations by type.
extension NSItemProvider {
  /// - Parameter completionHandler: receives the item as registered: an object, a URL or data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    guard let found = representation(for: typeIdentifier) else {
      completionHandler?(nil, Self.error(.itemUnavailableError))
      return
    }
    found.load { completionHandler?($0, $0 == nil ? $1 ?? Self.error(.unknownError) : nil) }
  }

  public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> Any
  {
    let loaded: LoadedItem = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        guard let item else { return continuation.resume(throwing: error ?? Self.error(.unknownError)) }
        continuation.resume(returning: LoadedItem(value: item))
      }
    }
    return loaded.value
  }

  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    loadItem(forTypeIdentifier: typeIdentifier) { item, error in
      progress.completedUnitCount = 1
      let data = item.flatMap { PasteboardKind.data(of: $0) }
      completionHandler(data, data == nil ? error ?? Self.error(.unavailableCoercionError) : nil)
    }
    return progress
  }

  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Writes the data to a temporary file, which is deleted when the handler returns.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    let type = representation(for: typeIdentifier)?.type ?? typeIdentifier, name = suggestedName ?? "item"
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      var file = folder.appendingPathComponent(name)
      if let type = UTType(type) { file.appendPathExtension(for: type) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
    }
  }

  @discardableResult public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if openInPlace {
      return loadInPlaceFileRepresentation(
        forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
    return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
  }

  /// Loads the original file if the provider was created from a file, and otherwise a temporary copy.
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard let file = representation(for: typeIdentifier)?.file else {
      return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
    }
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    completionHandler(file, true, nil)
    return progress
  }
}
