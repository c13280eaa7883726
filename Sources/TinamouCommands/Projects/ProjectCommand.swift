import AppBuilding
import CoreTypes

/// A command over documents that also accepts a project: it is built, and the app runs the command itself.
protocol ProjectCommand: Subcommand {
  var documents: DocumentOptions { get }
  var project: ProjectOptions { get }
}

extension ProjectCommand {
  /// The path of the project; nil if the command names none.
  var projectPath: String? {
    guard documents.files.count == 1, documents.filesFrom == nil else { return nil }
    return documents.files.first(where: ProjectPath.isProject)
  }

  /// Builds the project, and replaces the process with the app and the same command for its screen.
  ///
  /// - Parameter words: The words of the command line.
  @MainActor func launch(_ path: String, _ words: [String], in invocation: Invocation) throws -> CommandStatus {
    let job = try ProjectJob(path, project, console: invocation.console)
    return try job.launch(words)
  }
}

/// The words with which an app runs a command: without the options for projects, and with a screen instead of the path.
struct AppWords {
  let words: [String]

  /// Options whose value may be the path of the project: `render App -o App`.
  private static let withPath: Set<String> = ["-o", "--output", "--font-dir"]

  init(_ typed: [String], path: String, screen: String?) {
    var words: [String] = [], rest = typed[...]
    while let word = rest.popFirst() {
      if ProjectOptions.valued.contains(word) {
        _ = rest.popFirst()
      } else if word == path, !Self.withPath.contains(words.last ?? "") {
        words.append(screen ?? "app")
      } else if !ProjectOptions.flags.contains(word),
        !ProjectOptions.valued.contains(where: { word.hasPrefix($0 + "=") })
      {
        words.append(word)
      }
    }
    if words.first == "open" { words[0] = "serve" }
    self.words = words
  }
}
