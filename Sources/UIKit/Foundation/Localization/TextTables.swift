import InterfaceDocuments

/// The files of texts that a program has asked for, read once.
struct TextTables: Sendable {
  private var tables: [URL: [String: String]] = [:]

  /// - Parameters:
  ///   - folder: where the folders of the languages are.
  ///   - locale: such as `de_CH`: what has no text in the language itself is looked for in more general ones.
  /// - Returns: nil where there is none.
  mutating func text(_ key: String, table: String, in folder: URL, for locale: String) -> String? {
    for language in TranslationFinder.languageFolders(in: folder, for: locale) {
      if let text = entries(language.appendingPathComponent("\(table).strings"))[key] { return text }
    }
    return nil
  }

  private mutating func entries(_ file: URL) -> [String: String] {
    if let known = tables[file] { return known }
    let entries = FileManager.default.contents(atPath: file.path).map { StringsFile(Array($0)).entries } ?? [:]
    tables[file] = entries
    return entries
  }
}

extension Session {
  /// A pseudolanguage speaks what English has.
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
  /// Nil where every text is as it was written.
  package static func pseudolanguage(of locale: String?) -> Diagnostic? {
    guard let locale, let pseudolanguage = Pseudolanguage(locale: locale), pseudolanguage != .rightToLeft else {
      return nil
    }
    return Diagnostic(
      rule: "pseudolanguage-of-code", severity: .note,
      message: "In \(pseudolanguage.rawValue) code has other texts where it asks for them by NSLocalizedString. "
        + "Texts that are written into it, and those of Bundle.localizedString, stay.")
  }
}
