import InterfaceDocuments

/// The strings files and catalogs that a program has used, each read once.
struct TextTables: Sendable {
  private var tables: [URL: [String: String]] = [:]
  /// The strings of catalogs by the catalog's path and the locale.
  private var catalogs: [URL: [String: [String: String]]] = [:]

  /// - Parameters:
  ///   - folder: contains the language folders.
  ///   - locale: such as `de_CH`. A string that its language lacks is looked up in more general languages.
  /// - Returns: nil if no language has the string.
  mutating func text(_ key: String, table: String, in folder: URL, for locale: String) -> String? {
    for language in TranslationFinder.languageFolders(in: folder, for: locale) {
      if let text = entries(language.appendingPathComponent("\(table).strings"))[key] { return text }
    }
    return catalog(folder.appendingPathComponent("\(table).xcstrings"), locale)[key]
  }

  private mutating func catalog(_ file: URL, _ locale: String) -> [String: String] {
    if let known = catalogs[file]?[locale] { return known }
    let exists = FileManager.default.fileExists(atPath: file.path)
    let entries = exists ? TranslationFinder(document: file).translation(into: locale)?.entries ?? [:] : [:]
    catalogs[file, default: [:]][locale] = entries
    return entries
  }

  private mutating func entries(_ file: URL) -> [String: String] {
    if let known = tables[file] { return known }
    let entries = FileManager.default.contents(atPath: file.path).map { StringsFile(Array($0)).entries } ?? [:]
    tables[file] = entries
    return entries
  }
}

extension Session {
  /// Returns a localized string. A pseudolanguage transforms the English one.
  nonisolated package func localizedString(_ key: String, table: String?, value: String, in bundle: Bundle) -> String {
    let locale = imageFacts.withLock { $0.locale }, pseudolanguage = Pseudolanguage(locale: locale)
    let found = bundle.resourceURL.flatMap { folder in
      texts.withLock {
        $0.text(key, table: table ?? "Localizable", in: folder, for: pseudolanguage == nil ? locale : "en")
      }
    }
    let text = found ?? bundle.localizedString(forKey: key, value: value, table: table)
    return pseudolanguage?.spokenFormat(text) ?? text
  }
}

extension Diagnostic {
  /// Returns nil if the locale leaves every string unchanged.
  package static func pseudolanguage(of locale: String?) -> Diagnostic? {
    guard let locale, let pseudolanguage = Pseudolanguage(locale: locale), pseudolanguage != .rightToLeft else {
      return nil
    }
    return Diagnostic(
      rule: "pseudolanguage-of-code", severity: .note,
      message: "In \(pseudolanguage.rawValue), NSLocalizedString returns transformed strings. "
        + "String literals and the results of Bundle.localizedString don't change.")
  }
}
