/// The types of data that a text view detects in its text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  /// Not detected here.
  public static let address = Self(rawValue: 1 << 2)
  /// Not detected here.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  public static let all = Self(rawValue: .max)
}

extension UIDataDetectorTypes {
  /// Returns the links in a text, with their ranges in UTF-16 units.
  ///
  /// > Basis: assumed: simpler rules than the system's.
  func links(in text: String) -> [(range: NSRange, url: URL)] {
    var found: [(range: NSRange, url: URL)] = []
    func add(_ pattern: String, _ url: (String) -> URL?) {
      guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else { return }
      let whole = NSRange(location: 0, length: text.utf16.count)
      for match in expression.matches(in: text, range: whole) {
        let words = (text as NSString).substring(with: match.range)
        guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }), let url = url(words)
        else { continue }
        found.append((match.range, url))
      }
    }
    if contains(.link) {
      add(Self.webPattern) { URL(string: $0) }
      add(Self.mailPattern) { URL(string: "mailto:" + $0) }
      add(Self.hostPattern) { URL(string: "http://" + $0) }
    }
    if contains(.phoneNumber) { add(Self.phonePattern) { $0.telephone } }
    return found.sorted { $0.range.location < $1.range.location }
  }

  private static var webPattern: String { #"\b(?:https?|ftp)://[^\s<>"]*[^\s<>".,;:!?)\]]"# }
  private static var mailPattern: String { #"\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b"# }
  private static var hostPattern: String {
    #"\b(?:www\.[\w-]+(?:\.[\w-]+)+|[\w-]+\.(?:com|org|net|edu|gov|io|app|dev))\b(?:/[^\s<>"]*[^\s<>".,;:!?)\]])?"#
  }
  private static var phonePattern: String { #"(?<![\w.])\+?\(?\d[\d ()./-]{5,}\d(?!\w)"# }
}

extension String {
  /// The URL of a phone number with 7 to 15 digits.
  fileprivate var telephone: URL? {
    let digits = filter { $0.isNumber || $0 == "+" }
    return (7...15).contains(digits.filter(\.isNumber).count) ? URL(string: "tel:" + digits) : nil
  }
}
