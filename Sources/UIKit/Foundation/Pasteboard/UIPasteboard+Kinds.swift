/// The type identifiers under which a kind of value is stored and found.
struct PasteboardKind<Value> {
  /// The type identifiers. Values are stored under the first one.
  let types: [String]
  let read: (Any) -> Value?
}

extension PasteboardKind<Never> {
  static func data(of value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let text as NSAttributedString: Data(text.string.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}

extension PasteboardKind<String> {
  static var text: Self {
    Self(types: ["public.utf8-plain-text", "public.plain-text", "public.text"]) {
      $0 as? String ?? ($0 as? NSAttributedString)?.string
        ?? ($0 as? Data).flatMap { String(data: $0, encoding: .utf8) }
    }
  }
}

extension PasteboardKind<URL> {
  static var url: Self {
    Self(types: ["public.url", "public.file-url"]) {
      $0 as? URL ?? PasteboardKind<String>.text.read($0).flatMap { URL(string: $0) }
    }
  }
}

extension PasteboardKind<UIImage> {
  static var image: Self {
    Self(types: ["public.png", "public.jpeg", "public.heic", "public.image"]) {
      $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) }
    }
  }
}

extension PasteboardKind<UIColor> {
  static var color: Self {
    Self(types: ["com.apple.uikit.color"]) {
      $0 as? UIColor
    }
  }
}
