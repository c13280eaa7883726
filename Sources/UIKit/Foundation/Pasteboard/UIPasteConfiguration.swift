/// What kinds of items a responder takes from a pasteboard.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  /// Uniform type identifiers; items that conform to one of them are taken.
  open var acceptableTypeIdentifiers: [String]

  public override init() { acceptableTypeIdentifiers = [] }

  public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }

  /// The types that objects of a class are made of.
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

/// Takes items from a pasteboard.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
