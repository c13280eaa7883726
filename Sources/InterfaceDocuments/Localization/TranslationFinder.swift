import CoreTypes

/// Finds the files beside a document that translate it.
///
/// > Source: Internationalization and Localization Guide: `Base.lproj/X.xib` has its strings in `de.lproj/X.strings`, or
/// > all languages in one `X.xcstrings`, which Xcode puts into `mul.lproj`.
package struct TranslationFinder {
  private let name: String
  private let folder: URL
  /// The folder that contains the language folders.
  private let root: URL
  private let idiom: UIUserInterfaceIdiom

  package init(document: URL, idiom: UIUserInterfaceIdiom = .phone) {
    name = document.deletingPathExtension().lastPathComponent
    folder = document.deletingLastPathComponent()
    root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    self.idiom = idiom
  }

  /// Returns the translation into the first available language.
  ///
  /// - Parameter locale: A locale such as `de_CH`. A language without its own files falls back to more general ones.
  /// - Returns: Nil if the document stays as it is.
  package func translation(into locale: String) -> Translation? {
    if let pseudolanguage = Pseudolanguage(locale: locale) {
      return Translation(file: "", pseudolanguage: pseudolanguage)
    }
    let files = stringsFiles, catalog = catalog
    for language in Self.languages(of: locale) {
      if let file = files.first(where: { $0.language == language }) { return Self.translation(in: file.url) }
      if let found = catalog?.translation(into: language, idiom) { return found }
    }
    // A damaged catalog is a translation without strings, so that its problem is reported.
    return catalog?.problem
  }

  /// The names of the available languages, as they are written.
  package var languages: [String] {
    Set(stringsFiles.map { $0.url.deletingLastPathComponent().deletingPathExtension().lastPathComponent })
      .union(catalog?.languages ?? []).sorted()
  }

  private var stringsFiles: [(language: String, url: URL)] {
    Self.languageFolders(in: root).compactMap { language, folder in
      let url = folder.appendingPathComponent("\(name).strings")
      return FileManager.default.fileExists(atPath: url.path) ? (language, url) : nil
    }
  }

  private static func translation(in url: URL) -> Translation {
    do {
      let file = StringsFile(try FileBytes.read(url))
      return Translation(entries: file.entries, problem: file.problem, file: label(url))
    } catch {
      return Translation(problem: StringsProblem(error), file: label(url))
    }
  }

  private var catalog: FoundCatalog? {
    [root.appendingPathComponent("mul.lproj"), folder, root].lazy
      .map { $0.appendingPathComponent("\(name).xcstrings") }
      .first { FileManager.default.fileExists(atPath: $0.path) }.map(FoundCatalog.init)
  }

  /// Returns a file's label, `de.lproj/X.strings`.
  fileprivate static func label(_ url: URL) -> String {
    let folder = url.deletingLastPathComponent()
    return folder.pathExtension == "lproj"
      ? "\(folder.lastPathComponent)/\(url.lastPathComponent)" : url.lastPathComponent
  }
}

extension TranslationFinder {
  /// Returns the existing folders of a user's languages, the nearest first.
  package static func languageFolders(in root: URL, for locale: String) -> [URL] {
    let folders = languageFolders(in: root)
    return languages(of: locale).compactMap { language in folders.first { $0.language == language }?.url }
  }

  private static func languageFolders(in root: URL) -> [(language: String, url: URL)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.sorted().map { name in
      (canonical(String(name.dropLast(".lproj".count))), root.appendingPathComponent(name))
    }
  }

  /// Returns the languages of a locale: `de-CH`, `de`; `zh-TW`, which is `zh-Hant`; `es-MX`, `es-419`, `es`. They
  /// include script and region for comparison.
  ///
  /// > Source: CLDR's likely subtags and parents, which Foundation knows.
  static func languages(of locale: String) -> [String] {
    let own = Locale.Language(identifier: plain(locale))
    return sequence(first: own) { $0.parent }.prefix { $0.languageCode != "root" }.map(\.maximalIdentifier)
  }

  fileprivate static func canonical(_ language: String) -> String {
    Locale.Language(identifier: plain(language)).maximalIdentifier
  }

  private static func plain(_ language: String) -> String {
    oldNames[language.lowercased()] ?? language.replacing("_", with: "-")
  }

  /// The languages of old folder names, such as `German.lproj`, from the first years of iOS.
  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es", "dutch": "nl",
  ]
}

/// The catalog `X.xcstrings`, read once.
private struct FoundCatalog {
  private let catalog: StringCatalog
  private let file: String
  private let damage: StringsProblem?

  init(_ url: URL) {
    file = TranslationFinder.label(url)
    do {
      catalog = StringCatalog(try FileBytes.read(url))
      damage = catalog.problem
    } catch {
      catalog = StringCatalog()
      damage = StringsProblem(error)
    }
  }

  var languages: Set<String> { catalog.languages }

  var problem: Translation? { damage.map { Translation(problem: $0, file: file) } }

  func translation(into language: String, _ idiom: UIUserInterfaceIdiom) -> Translation? {
    let written = catalog.languages.sorted().first { TranslationFinder.canonical($0) == language }
    guard let written else { return nil }
    let (values, varying) = catalog.entries(in: written, on: idiom)
    return Translation(entries: values, varyingKeys: varying, file: file)
  }
}

/// Strings for the objects of a document, by `<object's id>.<property>`, and the problems of their file.
package struct Translation: Sendable {
  package var entries: [String: String] = [:]
  /// The keys of strings that vary by number, for which one form is used.
  package var varyingKeys: [String] = []
  package var problem: StringsProblem?
  /// The file's name in messages.
  package var file: String
  /// The pseudolanguage for strings without a translation.
  package var pseudolanguage: Pseudolanguage?
}

extension StringsProblem {
  /// The problem of a file that cannot be read.
  fileprivate init(_ error: InterfaceDocumentError) {
    self.init(message: "\(error.message). \(error.suggestion).", position: error.position ?? .start)
  }
}
