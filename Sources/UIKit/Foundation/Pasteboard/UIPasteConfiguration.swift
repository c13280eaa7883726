/// The types of items that a responder accepts from a pasteboard.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  /// The uniform type identifiers; items that conform to one of them are accepted.
  open var acceptableTypeIdentifiers: [String]

  public override init() { acceptableTypeIdentifiers = [] }

  public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }

  /// Creates a configuration that accepts the types from which objects of a class can be created.
  public convenience init<T>(forAccepting aClass: T.Type) {
    self.init(acceptableTypeIdentifiers: ItemReading<T>.types)
  }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  open func addTypeIdentifiers<T>(forAccepting aClass: T.Type) {
    addAcceptableTypeIdentifiers(ItemReading<T>.types)
  }

  func accepts(_ provider: NSItemProvider) -> Bool {
    acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
  }
}

/// An object that accepts items from a pasteboard.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
