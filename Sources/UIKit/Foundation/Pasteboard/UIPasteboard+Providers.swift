// Items as providers, for drag and drop.
extension UIPasteboard {
  /// A provider for each item. The setter loads every representation of each provider.
  public var itemProviders: [NSItemProvider] {
    get { items.map { NSItemProvider(representations: $0) } }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// - Parameter expirationDate: nil keeps the items until they are replaced.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    var options: [OptionsKey: Any] = [.localOnly: localOnly]
    options[.expirationDate] = expirationDate
    setItems(itemProviders.map(\.loadedRepresentations), options: options)
  }

  /// Sets objects that providers support: strings, URLs, images, colors and the program's own types.
  public func setObjects(_ objects: [Any]) { itemProviders = objects.map { NSItemProvider(object: $0) } }

  public func setObjects(_ objects: [Any], localOnly: Bool, expirationDate: Date?) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
  }
}

extension NSItemProvider {
  fileprivate convenience init(representations: [String: Any]) {
    self.init()
    state.withLock { contents in
      for (type, value) in representations.sorted(by: { $0.key < $1.key }) {
        contents.objects.append(value)
        contents.add(ItemRepresentation(type) { $0(value, nil) })
      }
    }
  }

  /// The representations that load synchronously. Others are omitted.
  fileprivate var loadedRepresentations: [String: Any] {
    var found: [String: Any] = [:]
    for representation in state.withLock(\.representations) {
      let loaded = LoadedValue()
      representation.load { value, _ in loaded.value = value }
      found[representation.type] = loaded.value
    }
    return found
  }
}

/// The result of a completion handler that runs synchronously.
private final class LoadedValue: @unchecked Sendable {
  var value: Any?
}
