// Detecting patterns in the pasteboard's text. Programs can do so without reading it.
extension UIPasteboard {
  /// A kind of content to detect.
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

  /// The values found in a string. Members that were not requested are empty.
  public struct DetectedValues {
    /// The members that have values.
    public fileprivate(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
    public fileprivate(set) var probableWebURL = ""
    public fileprivate(set) var probableWebSearch = ""
    public fileprivate(set) var number: Double?
    public fileprivate(set) var links: [DDMatchLink] = []
    public fileprivate(set) var phoneNumbers: [DDMatchPhoneNumber] = []
    public fileprivate(set) var emailAddresses: [DDMatchEmailAddress] = []

    fileprivate init(_ found: [DetectionPattern: Any]) {
      patterns = Set(found.keys.compactMap(\.member))
      probableWebURL = found[.probableWebURL] as? String ?? ""
      probableWebSearch = found[.probableWebSearch] as? String ?? ""
      number = (found[.number] as? NSNumber)?.doubleValue
      links = found[.link] as? [DDMatchLink] ?? []
      phoneNumbers = found[.phoneNumber] as? [DDMatchPhoneNumber] ?? []
      emailAddresses = found[.emailAddress] as? [DDMatchEmailAddress] ?? []
    }
  }

  /// Detects which patterns occur in the first string.
  ///
  /// - Parameter completionHandler: called later, on the main queue.
  @preconcurrency public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = Set(detected(patterns, in: strings?.first).keys)
    later { completionHandler(.success(found)) }
  }

  /// Detects which patterns occur in each of several items.
  @preconcurrency public func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping @Sendable (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    let found = texts(itemSet).map { Set(detected(patterns, in: $0).keys) }
    later { completionHandler(.success(found)) }
  }

  /// Detects values in the first string: an `NSNumber`, a `String`, or an array of ``DDMatch``.
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

  // MARK: Detection by key path

  @preconcurrency public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping @Sendable (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
  ) {
    nonisolated(unsafe) let values = self.values(keyPaths, in: strings?.first)
    later { completionHandler(.success(values.patterns)) }
  }

  @preconcurrency public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping @Sendable (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
  ) {
    nonisolated(unsafe) let values = texts(itemSet).map { self.values(keyPaths, in: $0) }
    later { completionHandler(.success(values.map(\.patterns))) }
  }

  @preconcurrency public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping @Sendable (Result<DetectedValues, any Error>) -> Void
  ) {
    nonisolated(unsafe) let values = self.values(keyPaths, in: strings?.first)
    later { completionHandler(.success(values)) }
  }

  @preconcurrency public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping @Sendable (Result<[DetectedValues], any Error>) -> Void
  ) {
    nonisolated(unsafe) let values = texts(itemSet).map { self.values(keyPaths, in: $0) }
    later { completionHandler(.success(values)) }
  }

  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> { values(keyPaths, in: strings?.first).patterns }

  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [Set<PartialKeyPath<DetectedValues>>] { texts(itemSet).map { values(keyPaths, in: $0).patterns } }

  public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
    values(keyPaths, in: strings?.first)
  }

  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [DetectedValues] { texts(itemSet).map { values(keyPaths, in: $0) } }

  private func values(_ keyPaths: Set<PartialKeyPath<DetectedValues>>, in text: String?) -> DetectedValues {
    DetectedValues(detected(DetectionPattern.all.filter { $0.member.map(keyPaths.contains) ?? false }, in: text))
  }

  private func texts(_ itemSet: IndexSet?) -> [String?] {
    let items = items, chosen = itemSet.map { $0.filter(items.indices.contains).map { items[$0] } } ?? items
    return chosen.map { item in
      PasteboardKind.text.types.lazy.compactMap { item[$0].flatMap(PasteboardKind.text.read) }.first
    }
  }

  private func later(_ body: @escaping @Sendable () -> Void) { Session.current.schedule(after: 0) { body() } }

  /// > Basis: assumed: simpler rules than the system's. A web address or a number must be the whole text; a search is a
  /// > single line that is neither.
  private func detected(_ patterns: Set<DetectionPattern>, in text: String?) -> [DetectionPattern: Any] {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return [:] }
    let found = UIDataDetectorTypes([.link, .phoneNumber]).links(in: text)
    let whole = NSRange(location: 0, length: text.utf16.count)
    var values: [DetectionPattern: Any] = [:]
    func matched(_ schemes: Set<String>) -> [(text: String, url: URL)] {
      found.filter { schemes.contains($0.url.scheme ?? "") }.map {
        ((text as NSString).substring(with: $0.range), $0.url)
      }
    }
    let isWeb = found.first { $0.url.scheme?.hasPrefix("http") == true }?.range == whole
    values[.link] = matched(["http", "https"]).map { DDMatchLink($0.text, $0.url) }
    values[.phoneNumber] = matched(["tel"]).map { DDMatchPhoneNumber($0.text) }
    values[.emailAddress] = matched(["mailto"]).map { DDMatchEmailAddress($0.text) }
    values[.number] = Double(text).map { NSNumber(value: $0) }
    if isWeb { values[.probableWebURL] = text }
    if values[.number] == nil, !isWeb, !text.contains(where: \.isNewline) {
      values[.probableWebSearch] = text
    }
    return values.filter { patterns.contains($0.key) && ($0.value as? [DDMatch])?.isEmpty != true }
  }
}

extension UIPasteboard.DetectionPattern {
  fileprivate var member: PartialKeyPath<UIPasteboard.DetectedValues>? {
    switch self {
    case .number: \.number
    case .probableWebURL: \.probableWebURL
    case .probableWebSearch: \.probableWebSearch
    case .link: \.links
    case .phoneNumber: \.phoneNumbers
    case .emailAddress: \.emailAddresses
    default: nil
    }
  }
}
