import ArgumentParser
import CoreTypes

/// The documents as typed.
struct DocumentOptions: ParsableArguments {
  @Argument(
    help: "Xibs, storyboards or a project; in your own app that uses TinamouApp, also the names of its screens.",
    completion: .file(extensions: ["xib", "storyboard"]))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "A list of more documents, one path per line or as find -print0 writes them; - reads the standard input.",
      valueName: "file"))
  var filesFrom: String?

  /// Returns the paths exactly as given, those of the list last.
  ///
  /// - Throws: `UsageError` if there are none, or if the list cannot be read; `EmptyList` for an empty list.
  func paths() throws -> [String] {
    if files.contains("-") { throw UsageError("a document cannot come from the standard input; name its file.") }
    let all = try files + (filesFrom.map(Self.list) ?? [])
    if all.isEmpty, filesFrom != nil { throw EmptyList() }
    if all.isEmpty {
      throw UsageError(
        "no document is named; give .xib or .storyboard files, or names of screens (the command 'screens' lists them).")
    }
    return all
  }

  private static func list(_ path: String) throws -> [String] {
    guard let text = FileBytes.text(at: path == "-" ? "/dev/stdin" : path) else {
      throw UsageError("--files-from: the list cannot be read.", at: path)
    }
    let lines = text.contains("\0") ? text.split(separator: "\0") : text.split(whereSeparator: \.isNewline)
    return lines.map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
  }
}

/// An error for a list without documents, as in a job without changed documents. It counts as success.
struct EmptyList: Error {}
