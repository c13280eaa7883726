import Foundation

/// Joins items: `a, b, and c`. Foundation on Linux has only the format style.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .autoupdatingCurrent
  /// Formats items that are not strings.
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(byJoining strings: [String]) -> String { joined(strings, .autoupdatingCurrent) }

  /// - Returns: nil if the item formatter does not accept an item.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in itemFormatter.map { $0.string(for: item) } ?? "\(item)" }
    return texts.contains(nil) ? nil : ListFormatter.joined(texts.compactMap { $0 }, locale ?? .autoupdatingCurrent)
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }

  private static func joined(_ strings: [String], _ locale: Locale) -> String {
    strings.formatted(.list(type: .and).locale(locale))
  }
}
