/// Hands an object to another part of a program, as drags and pasteboards do.
///
/// An object is kept as it is: a provider gives it back to who asks for its type.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let item: Any?
  /// A name for the item, for files.
  open var suggestedName: String?

  public override init() { item = nil }

  /// - Parameter object: a text, a URL, an image, a color or any object of the program.
  public init(object: Any) { item = object }

  public init(item: Any?, typeIdentifier: String?) { self.item = item }

  /// The uniform type identifiers of the item.
  open var registeredTypeIdentifiers: [String] {
    switch item {
    case is String, is NSString: UIPasteboard.typeListString
    case is URL: UIPasteboard.typeListURL
    case is UIImage: UIPasteboard.typeListImage
    case is UIColor: UIPasteboard.typeListColor
    case nil: []
    default: [UTType.item.identifier]
    }
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { known in
      known == typeIdentifier
        || UTType(known).flatMap { type in UTType(typeIdentifier).map { type.conforms(to: $0) } } ?? false
    }
  }

  open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { item is T }

  /// Gives the item back at once.
  ///
  /// - Returns: a progress that is complete.
  @discardableResult open func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    let found = item as? T
    completionHandler(found, found == nil ? CocoaError(.featureUnsupported) : nil)
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
