import CoreTypes

/// The files beside a document that translate it.
///
/// > Source: Internationalization and Localization Guide: `Base.lproj/X.xib` has its texts in `de.lproj/X.strings`, or all
/// > languages in one `X.xcstrings`, which Xcode puts into `mul.lproj`.
package struct TranslationFinder {
  private let name: String
  private let folder: URL
  /// Where the folders of the languages are.
  private let root: URL

  package init(document: URL) {
    name = document.deletingPathExtension().lastPathComponent
    folder = document.deletingLastPathComponent()
    root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
  }

  /// The translation into the first language that there is one for.
  ///
  /// - Parameter locale: such as `de_CH`; a language that has no files of its own is looked for without its region.
  /// - Returns: nil where the document stays as it is.
  package func translation(into locale: String) -> Translation? {
    let folders = languageFolders
    for language in Self.languages(of: locale) {
      if let folder = folders[language], let found = strings(in: folder) { return found }
      if let found = catalog(in: language) { return found }
    }
    return nil
  }

  /// `de-ch`, `de`.
  static func languages(of locale: String) -> [String] {
    var parts = normalized(locale).split(separator: "-").map(String.init), found: [String] = []
    while !parts.isEmpty {
      found.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return found
  }

  private static func normalized(_ language: String) -> String {
    let name = language.lowercased().replacing("_", with: "-")
    return oldNames[name] ?? name
  }

  /// Folders of the first years of iOS are called `German.lproj`.
  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es", "dutch": "nl",
  ]

  /// The folders of a user's languages that there are, the nearest first.
  package static func languageFolders(in root: URL, for locale: String) -> [URL] {
    let folders = languageFolders(in: root)
    return languages(of: locale).compactMap { folders[$0] }
  }

  private var languageFolders: [String: URL] { Self.languageFolders(in: root) }

  private static func languageFolders(in root: URL) -> [String: URL] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let folders = all.sorted().filter { $0.hasSuffix(".lproj") }.map { root.appendingPathComponent($0) }
    return Dictionary(
      folders.map { (normalized($0.deletingPathExtension().lastPathComponent), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private func strings(in folder: URL) -> Translation? {
    let url = folder.appendingPathComponent("\(name).strings")
    guard let bytes = try? FileBytes.read(url) else { return nil }
    let file = StringsFile(bytes)
    return Translation(entries: file.entries, problem: file.problem, file: Self.label(url))
  }

  private func catalog(in language: String) -> Translation? {
    for place in [root.appendingPathComponent("mul.lproj"), folder, root] {
      let url = place.appendingPathComponent("\(name).xcstrings")
      guard let bytes = try? FileBytes.read(url) else { continue }
      return translation(from: StringCatalog(bytes), in: language, file: Self.label(url))
    }
    return nil
  }

  /// A damaged catalogue is a translation without texts, so that somebody hears of it.
  private func translation(from catalog: StringCatalog, in language: String, file: String) -> Translation? {
    if let problem = catalog.problem { return Translation(problem: problem, file: file) }
    guard let written = catalog.languages.first(where: { Self.normalized($0) == language }) else { return nil }
    let (values, varying) = catalog.entries(in: written)
    return Translation(entries: values, varyingKeys: varying, file: file)
  }

  /// `de.lproj/X.strings`
  private static func label(_ url: URL) -> String {
    let folder = url.deletingLastPathComponent()
    return folder.pathExtension == "lproj"
      ? "\(folder.lastPathComponent)/\(url.lastPathComponent)" : url.lastPathComponent
  }
}

/// Texts for the objects of a document, `<object's id>.<property>`, and what is odd about their file.
package struct Translation: Sendable {
  package var entries: [String: String] = [:]
  /// Of texts that differ by number, of which one form is taken.
  package var varyingKeys: [String] = []
  package var problem: StringsProblem?
  /// The file, as messages call it.
  package var file: String

  subscript(id: String, property: String) -> String? { entries["\(id).\(property)"] }
}
