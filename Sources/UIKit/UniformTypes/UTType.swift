/// A uniform type: what kind of data a file or a pasteboard item holds.
///
/// Apple's is in the module UniformTypeIdentifiers. This one knows the types below and treats others as unknown data.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// - Returns: nil for an empty identifier.
  public init?(_ identifier: String) {
    guard identifier.contains(".") else { return nil }
    self.identifier = identifier
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// The type of files with this extension. Unknown extensions get a type of their own.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    let known = Self.table.first { $0.extensions.contains(filenameExtension.lowercased()) }
    identifier = known?.identifier ?? "dyn.\(filenameExtension.lowercased())"
  }

  public var preferredFilenameExtension: String? { row?.extensions.first }
  public var description: String { identifier }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { row != nil }

  /// Every type conforms to itself.
  public func conforms(to type: UTType) -> Bool {
    self == type || (row?.parents ?? []).contains { UTType(known: $0).conforms(to: type) }
  }

  private var row: Row? { Self.table.first { $0.identifier == identifier } }

  private struct Row {
    let identifier: String
    let parents: [String]
    let extensions: [String]

    init(_ identifier: String, _ parents: [String], _ extensions: [String] = []) {
      (self.identifier, self.parents, self.extensions) = (identifier, parents, extensions)
    }
  }

  private static var table: [Row] {
    [
      Row("public.item", []), Row("public.content", []), Row("public.data", ["public.item"]),
      Row("public.directory", ["public.item"]), Row("public.folder", ["public.directory"]),
      Row("public.image", ["public.data", "public.content"]),
      Row("public.audiovisual-content", ["public.data", "public.content"]),
      Row("public.movie", ["public.audiovisual-content"]), Row("public.audio", ["public.audiovisual-content"]),
      Row("public.text", ["public.data", "public.content"]),
      Row("public.plain-text", ["public.text"], ["txt", "text"]),
      Row("public.utf8-plain-text", ["public.plain-text"]), Row("public.rtf", ["public.text"], ["rtf"]),
      Row("public.html", ["public.text"], ["html", "htm"]), Row("public.xml", ["public.text"], ["xml"]),
      Row("public.json", ["public.text"], ["json"]), Row("public.source-code", ["public.plain-text"]),
      Row("public.comma-separated-values-text", ["public.text"], ["csv"]),
      Row("public.url", ["public.data"]), Row("public.file-url", ["public.url"]),
      Row("com.adobe.pdf", ["public.data", "public.content"], ["pdf"]),
      Row("public.png", ["public.image"], ["png"]), Row("public.jpeg", ["public.image"], ["jpeg", "jpg"]),
      Row("com.compuserve.gif", ["public.image"], ["gif"]), Row("public.heic", ["public.image"], ["heic"]),
      Row("public.tiff", ["public.image"], ["tiff", "tif"]), Row("public.svg-image", ["public.image"], ["svg"]),
      Row("public.mpeg-4", ["public.movie"], ["mp4"]), Row("com.apple.quicktime-movie", ["public.movie"], ["mov"]),
      Row("public.mp3", ["public.audio"], ["mp3"]), Row("com.pkware.zip-archive", ["public.archive"], ["zip"]),
      Row("public.archive", ["public.data"]),
    ]
  }
}

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let image = UTType(known: "public.image")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let audio = UTType(known: "public.audio")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let tiff = UTType(known: "public.tiff")
  public static let svg = UTType(known: "public.svg-image")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mp3 = UTType(known: "public.mp3")
  public static let zip = UTType(known: "com.pkware.zip-archive")
  public static let archive = UTType(known: "public.archive")
}
