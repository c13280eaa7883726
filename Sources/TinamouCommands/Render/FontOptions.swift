import ArgumentParser
import Rendering

/// The options for fonts.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font-dir"),
    help: ArgumentHelp(
      "A folder with fonts that come before the installed ones, such as your licensed copies of Apple's; repeatable.",
      valueName: "folder"), completion: .directory)
  var folders: [String] = []

  /// - Throws: `UsageError` for a folder that does not exist or has no fonts.
  func source() throws(UsageError) -> FontSource {
    guard !folders.isEmpty else { return .installed }
    let source = FontSource.directories(folders)
    do { try source.check() } catch { throw UsageError("--font-dir: \(error)") }
    return source
  }

  /// The options as arguments for another process.
  var words: [String] { folders.flatMap { ["--font-dir", $0] } }
}
