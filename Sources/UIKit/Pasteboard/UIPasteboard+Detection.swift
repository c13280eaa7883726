// What the text of a pasteboard probably is. Programs may ask without reading it.
extension UIPasteboard {
  /// A kind of text.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let number = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    public static let probableWebURL = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    public static let probableWebSearch = Self(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    public static let link = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.link")
    public static let phoneNumber = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.phone-number")
    public static let emailAddress = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.email-address")

    static let all: Set<Self> = [.number, .probableWebURL, .probableWebSearch, .link, .phoneNumber, .emailAddress]
  }

  /// What was found in a text. Members that were not asked for are empty.
  public struct DetectedValues: Sendable {
    public fileprivate(set) var patterns: Set<PartialKeyPath<DetectedValues> & Sendable> = []
    public fileprivate(set) var probableWebURL = ""
    public fileprivate(set) var probableWebSearch = ""
    public fileprivate(set) var number: Double?
  }

  /// Finds which patterns the first text has.
  ///
  /// - Parameter completionHandler: called later, on the main queue.
  @preconcurrency public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = Set(detected(patterns, in: strings?.first).keys)
    later { completionHandler(.success(found)) }
  }

  /// The same for several items.
  @preconcurrency public func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping @Sendable (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    let found = texts(itemSet).map { Set(detected(patterns, in: $0).keys) }
    later { completionHandler(.success(found)) }
  }

  /// Finds what the first text has. Numbers are `NSNumber`, everything else is a `String`.
  @preconcurrency public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @Sendable (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    nonisolated(unsafe) let found = detected(patterns, in: strings?.first)
    later { completionHandler(.success(found)) }
  }

  @preconcurrency public func detectValues(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping @Sendable (Result<[[DetectionPattern: Any]], any Error>) -> Void
  ) {
    nonisolated(unsafe) let found = texts(itemSet).map { detected(patterns, in: $0) }
    later { completionHandler(.success(found)) }
  }

  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues> & Sendable>
  ) async throws -> Set<PartialKeyPath<DetectedValues> & Sendable> { try await detectedValues(for: keyPaths).patterns }

  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues> & Sendable>
  ) async throws -> DetectedValues {
    let found = detected([.probableWebURL, .probableWebSearch, .number], in: strings?.first)
    var values = DetectedValues()
    if keyPaths.contains(\.probableWebURL), let url = found[.probableWebURL] as? String {
      values.probableWebURL = url
      values.patterns.insert(\.probableWebURL)
    }
    if keyPaths.contains(\.probableWebSearch), let words = found[.probableWebSearch] as? String {
      values.probableWebSearch = words
      values.patterns.insert(\.probableWebSearch)
    }
    if keyPaths.contains(\.number), let number = found[.number] as? NSNumber {
      values.number = number.doubleValue
      values.patterns.insert(\.number)
    }
    return values
  }

  private func texts(_ itemSet: IndexSet?) -> [String?] {
    let items = items, chosen = itemSet.map { $0.filter(items.indices.contains).map { items[$0] } } ?? items
    return chosen.map { item in
      PasteboardKind.text.types.lazy.compactMap { item[$0].flatMap(PasteboardKind.text.read) }.first
    }
  }

  private func later(_ body: @escaping @Sendable () -> Void) { Session.current.schedule(after: 0) { body() } }

  /// > Basis: assumed: simpler rules than the system's: a web address or a number is the whole text, a search is a text
  /// > of one line that is neither.
  private func detected(_ patterns: Set<DetectionPattern>, in text: String?) -> [DetectionPattern: Any] {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return [:] }
    let found = UIDataDetectorTypes([.link, .phoneNumber]).links(in: text)
    let whole = NSRange(location: 0, length: text.utf16.count)
    var values: [DetectionPattern: Any] = [:]
    let web = found.first { ["http", "https"].contains($0.url.scheme) }
    values[.link] = web?.url.absoluteString
    values[.phoneNumber] = found.first { $0.url.scheme == "tel" }.map { (text as NSString).substring(with: $0.range) }
    values[.emailAddress] = found.first { $0.url.scheme == "mailto" }.map {
      (text as NSString).substring(with: $0.range)
    }
    values[.number] = Double(text).map { NSNumber(value: $0) }
    if web?.range == whole { values[.probableWebURL] = text }
    if values[.number] == nil, web?.range != whole, !text.contains(where: \.isNewline) {
      values[.probableWebSearch] = text
    }
    return values.filter { patterns.contains($0.key) }
  }
}
