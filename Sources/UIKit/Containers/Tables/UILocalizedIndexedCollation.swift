/// Sorts objects into the sections of an index, such as A to Z.
///
/// > Basis: documented: the methods; assumed: the Latin sections, which every locale has here.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private let locale: Locale

  init(locale: Locale) {
    self.locale = locale
    super.init()
  }

  /// Returns the collation of the session's locale.
  open class func current() -> UILocalizedIndexedCollation {
    UILocalizedIndexedCollation(locale: Locale(identifier: Session.current.environment.localeIdentifier))
  }

  /// The letters, and `#` for all other titles.
  open var sectionTitles: [String] { (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"] }
  open var sectionIndexTitles: [String] { sectionTitles }

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// - Parameter selector: a method without parameters that returns the object's string.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = text(of: object, selector).prefix(1).folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: locale)
    let titles = sectionTitles
    return titles.firstIndex(of: first.prefix(1).uppercased()) ?? titles.count - 1
  }

  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (text(of: $0, selector), $0) }
      .sorted { $0.0.compare($1.0, options: [.caseInsensitive, .numeric], locale: locale) == .orderedAscending }
      .map(\.1)
  }

  /// Returns the string of an object. A string returns itself, for `self` and `description`.
  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    if let text = object as? NSString { return text.substring(from: 0) }
    return Message(selector).send(to: object as AnyObject) as? String ?? ""
  }
}
