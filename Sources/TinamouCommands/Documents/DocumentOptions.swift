import ArgumentParser
import CoreTypes

/// Which documents, as they were typed.
struct DocumentOptions: ParsableArguments {
  @Argument(
    help: "Xibs and storyboards; in an executable with screens by code, these by name.",
    completion: .file(extensions: ["xib", "storyboard"]))
  var files: [String] = []

  @Option(help: ArgumentHelp("More of them, one path a line; - reads the standard input.", valueName: "file"))
  var filesFrom: String?

  /// The paths exactly as given, those of the list last.
  ///
  /// - Throws: `UsageError` when there are none, or when the list cannot be read.
  func paths() throws -> [String] {
    if files.contains("-") { throw UsageError("a document cannot come from the standard input; name its file.") }
    let all = try files + (filesFrom.map(Self.list) ?? [])
    if all.isEmpty {
      throw UsageError(
        "no document is named; give one or more .xib or .storyboard files, or screens that 'screens' lists.")
    }
    return all
  }

  private static func list(_ path: String) throws -> [String] {
    let bytes = path == "-" ? try FileHandle.standardInput.readToEnd() : FileManager.default.contents(atPath: path)
    guard let bytes = bytes ?? (path == "-" ? Data() : nil) else {
      throw UsageError("--files-from: the list cannot be read.", at: path)
    }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }
}
