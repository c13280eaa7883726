import Foundation

/// Writes the names of persons: `Dr. Ada Byron Lovelace`, `Ada Lovelace`, `AL`. Foundation on Linux marks its own class
/// as deprecated, without a way to make one.
///
/// Names in Chinese, Japanese or Korean script begin with the family name. The user's preferences for short names and
/// nicknames do not exist.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable {
    /// Stands for `medium`.
    case `default`
    /// The nickname or the given name.
    case short
    /// The given and the family name.
    case medium
    /// All parts.
    case long
    /// The initials.
    case abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Writes the phonetic representation of each part.
    public static let phonetic = Options(rawValue: 2)
  }

  open var style = Style.default
  open var isPhonetic = false
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    (formatter.style, formatter.isPhonetic) = (nameFormatStyle, nameOptions.contains(.phonetic))
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    let given = name.givenName ?? "", family = name.familyName ?? ""
    let beginsWithFamily = (given + family).unicodeScalars.contains(where: \.isEastAsian)
    func joined(_ parts: [String?]) -> String {
      let filled = (beginsWithFamily ? parts.reversed() : parts).compactMap { $0 }.filter { !$0.isEmpty }
      return filled.joined(separator: beginsWithFamily ? "" : " ")
    }
    switch style {
    case .short: return name.nickname ?? (given.isEmpty ? family : given)
    case .default, .medium: return joined([given, family])
    case .long:
      let main = joined([given, name.middleName, family])
      return [name.namePrefix, main, name.nameSuffix].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    case .abbreviated:
      return beginsWithFamily ? String(family.prefix(2)) : (given.prefix(1) + family.prefix(1)).uppercased()
    }
  }

  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string) }

  /// Reads a name of words: the first is the given name, the last one the family name, the others are middle names.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(whereSeparator: \.isWhitespace).map(String.init), name = PersonNameComponents()
    guard !words.isEmpty else { return nil }
    if words.count > 1, ["Dr.", "Mr.", "Mrs.", "Ms.", "Prof."].contains(words[0]) {
      name.namePrefix = words.removeFirst()
    }
    if words.count > 2, let last = words.last, ["Jr.", "Sr.", "II", "III", "IV", "PhD"].contains(last) {
      name.nameSuffix = words.removeLast()
    }
    name.givenName = words.first
    if words.count > 1 { name.familyName = words.last }
    if words.count > 2 { name.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return name
  }
}

extension Unicode.Scalar {
  /// True for Chinese characters, kana and Hangul.
  fileprivate var isEastAsian: Bool {
    [0x3040...0x30ff, 0x3400...0x9fff, 0xac00...0xd7a3, 0x2_0000...0x3_ffff].contains { $0.contains(Int(value)) }
  }
}
