/// A font name split into its parts: "HelveticaNeue-MediumItalic" is family "helveticaneue", weight medium, italic.
struct PostScriptName: Sendable, Hashable {
  /// The family in lower case, without spaces, hyphens and the leading dot of Apple's private names.
  let family: String
  /// The words after the hyphen, in lower case.
  private let face: String

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    family = parts.first.map { $0.lowercased().filter { $0 != " " && $0 != "." } } ?? ""
    face = parts.count > 1 ? parts[1].lowercased() : ""
  }

  /// The weight in the name; nil if there is none.
  var weight: FontWeight? { face.isEmpty ? nil : Self.weightWords.first { face.contains($0.word) }?.weight }
  var isItalic: Bool { face.contains("italic") || face.contains("oblique") }

  /// The words for weights, longer ones first: "ultralight" and "demibold" contain "light" and "bold".
  private static let weightWords: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold),
    ("extrabold", .heavy), ("hairline", .ultraLight), ("regular", .regular), ("medium", .medium), ("roman", .regular),
    ("heavy", .heavy), ("black", .black), ("light", .light), ("thin", .thin), ("bold", .bold), ("book", .regular),
  ]
}
