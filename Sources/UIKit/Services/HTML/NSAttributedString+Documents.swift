// Attributed strings from documents: plain text and HTML.
extension NSAttributedString {
  /// The type of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Not supported for reading or writing.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Not supported for reading or writing.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text that the document doesn't style.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads plain text or HTML.
  ///
  /// From HTML, it reads paragraphs, headings, lists, emphasis, links, `font` and `span`. It supports the CSS
  /// properties `color`, `background-color`, `font`, `font-family`, `font-size`, `font-style`, `font-weight`,
  /// `text-align`, `text-decoration`, `line-height` and `margin` for elements, classes and identifiers. Images are
  /// omitted. Text without a style has Times at 12 points.
  ///
  /// - Parameter options: without a type, data that begins with a tag is read as HTML.
  /// - Throws: `CocoaError(.fileReadCorruptFile)` for an unsupported type, or for text in another encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = RunAttributes.integer(options[.characterEncoding]).flatMap(UInt.init(exactly:)).map(
      String.Encoding.init(rawValue:))
    let text = String(data: data, encoding: encoding ?? .utf8) ?? String(data: data, encoding: .windowsCP1252)
    guard let text else { throw CocoaError(.fileReadCorruptFile) }
    let named = options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map(DocumentType.init)
    let type = named ?? (text.drop { $0.isWhitespace }.first == "<" ? .html : .plain)
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    switch type {
    case .html: self.init(attributedString: HTMLText(text, attributes).result)
    case .plain: self.init(string: text, attributes: attributes)
    default: throw CocoaError(.fileReadCorruptFile)
    }
    dict?.pointee = NSDictionary(
      dictionary: [DocumentAttributeKey.documentType.rawValue: type.rawValue] as [String: Any])
  }

  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Returns the text of a range as plain text.
  ///
  /// - Throws: `CocoaError(.fileWriteUnknown)` for other types.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type = dict[.documentType] as? DocumentType ?? .plain
    guard type == .plain else { throw CocoaError(.fileWriteUnknown) }
    return Data((string as NSString).substring(with: range).utf8)
  }
}
