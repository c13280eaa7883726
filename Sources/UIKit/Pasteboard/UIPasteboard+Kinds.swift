/// The types that a kind of value is stored and found under.
struct PasteboardKind<Value> {
  /// Values are stored under the first one.
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

// Values of the usual kinds. The singular ones are those of the first item that has one.
extension UIPasteboard {
  public var string: String? {
    get { first(.text) }
    set { put(newValue.map { [$0] } ?? [], .text) }
  }

  public var strings: [String]? {
    get { all(.text) }
    set { put(newValue ?? [], .text) }
  }

  public var url: URL? {
    get { first(.url) }
    set { put(newValue.map { [$0] } ?? [], .url) }
  }

  public var urls: [URL]? {
    get { all(.url) }
    set { put(newValue ?? [], .url) }
  }

  public var image: UIImage? {
    get { first(.image) }
    set { put(newValue.map { [$0] } ?? [], .image) }
  }

  public var images: [UIImage]? {
    get { all(.image) }
    set { put(newValue ?? [], .image) }
  }

  public var color: UIColor? {
    get { first(.color) }
    set { put(newValue.map { [$0] } ?? [], .color) }
  }

  public var colors: [UIColor]? {
    get { all(.color) }
    set { put(newValue ?? [], .color) }
  }

  public var hasStrings: Bool { first(.text) != nil }
  public var hasURLs: Bool { first(.url) != nil }
  public var hasImages: Bool { first(.image) != nil }
  public var hasColors: Bool { first(.color) != nil }

  /// The types of strings, URLs, images and colors; the one under which a value is stored comes first.
  public class var typeListString: [String] { PasteboardKind.text.types }
  public class var typeListURL: [String] { PasteboardKind.url.types }
  public class var typeListImage: [String] { PasteboardKind.image.types }
  public class var typeListColor: [String] { PasteboardKind.color.types }
  /// Sets this as the value of a text so that the system fills in the program's own text.
  public class var typeAutomatic: String { "com.apple.uikit.type-automatic" }

  private func first<Value>(_ kind: PasteboardKind<Value>) -> Value? { all(kind)?.first }

  private func all<Value>(_ kind: PasteboardKind<Value>) -> [Value]? {
    let found = items.compactMap { item in kind.types.lazy.compactMap { item[$0].flatMap(kind.read) }.first }
    return found.isEmpty ? nil : found
  }

  private func put<Value>(_ values: [Value], _ kind: PasteboardKind<Value>) {
    items = values.map { [kind.types[0]: $0] }
  }
}
