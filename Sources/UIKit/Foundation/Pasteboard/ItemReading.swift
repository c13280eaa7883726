/// A type that providers can create from data.
public protocol NSItemProviderReading {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A type that providers can convert to data.
public protocol NSItemProviderWriting {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// Creates an object of a type from a loaded value.
enum ItemReading<T> {
  /// The type identifiers that `make` can read.
  static var types: [String] {
    if let reading = T.self as? any NSItemProviderReading.Type { return reading.readableTypeIdentifiersForItemProvider }
    switch T.self {
    case is String.Type, is NSString.Type: return PasteboardKind.text.types
    case is URL.Type, is NSURL.Type: return PasteboardKind.url.types
    case is UIImage.Type: return PasteboardKind.image.types
    case is UIColor.Type: return PasteboardKind.color.types
    case is NSAttributedString.Type: return [UTType.html.identifier] + PasteboardKind.text.types
    default: return []
    }
  }

  static func make(_ value: Any, _ type: String) -> T? {
    if let value = value as? T { return value }
    if let reading = T.self as? any NSItemProviderReading.Type {
      return PasteboardKind.data(of: value).flatMap {
        try? reading.object(withItemProviderData: $0, typeIdentifier: type)
      }
        as? T
    }
    switch T.self {
    case is String.Type: return PasteboardKind.text.read(value) as? T
    case is NSString.Type: return PasteboardKind.text.read(value).map { NSString(string: $0) } as? T
    case is URL.Type: return PasteboardKind.url.read(value) as? T
    case is NSURL.Type: return PasteboardKind.url.read(value).flatMap { NSURL(string: $0.absoluteString) } as? T
    case is UIImage.Type: return PasteboardKind.image.read(value) as? T
    case is UIColor.Type: return PasteboardKind.color.read(value) as? T
    case is NSAttributedString.Type:
      guard let data = PasteboardKind.data(of: value) else { return nil }
      if type == UTType.html.identifier {
        return try? NSAttributedString(
          data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil) as? T
      }
      return PasteboardKind.text.read(value).map { NSAttributedString(string: $0) } as? T
    default: return nil
    }
  }
}

extension PasteboardKind<Never> {
  /// The types under which an object is registered, the best one first.
  static func types(of object: Any) -> [String] {
    switch object {
    case let object as any NSItemProviderWriting: type(of: object).writableTypeIdentifiersForItemProvider
    case is String, is NSString, is NSAttributedString: [PasteboardKind<String>.text.types[0]]
    case let url as URL: url.isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
    case is NSURL: ["public.url"]
    case is UIImage: ["public.png", "public.jpeg"]
    case is UIColor: PasteboardKind<UIColor>.color.types
    default: [UTType.item.identifier]
    }
  }
}
