import AppBuilding
import CoreTypes
import Processes
import ProjectFiles

/// Builds the app of a project, and runs it.
@MainActor struct ProjectJob {
  private let path: String
  private let options: ProjectOptions
  private let console: Console

  init(_ path: String, _ options: ProjectOptions, console: Console) throws {
    (self.path, self.options, self.console) = (path, options, console)
  }

  /// Builds the app, and replaces this process with it.
  ///
  /// - Parameter words: The words of the command line.
  func launch(_ words: [String]) throws -> CommandStatus {
    let program = try ProjectProgram.build(path, options, options.leniency, console: console)
    console.showStatus("")
    var words = AppWords(words, path: path, screen: program.screen).words
    if words.first == "serve", !words.contains("--no-rebuild") {
      words.insert(contentsOf: ["--rebuild-plan", try program.writeRebuildPlan(path, options)], at: 1)
    }
    if let screen = program.screen { setenv(ScreenVariable.name, screen, 1) }
    for variable in try AppHome(in: program.workspace).make() { setenv(variable.name, variable.value, 1) }
    // A crash prints its message and the functions, without registers.
    setenv("SWIFT_BACKTRACE", "registers=none,images=none", 0)
    let reason = CurrentProcess.replace(with: program.executable, words)
    throw BuildFailure("\(program.executable) cannot be started: \(String(cString: strerror(reason)))")
  }
}

/// The environment variable that names the view controller to show in an app.
package enum ScreenVariable {
  package static let name = "TINAMOU_SCREEN"
}

extension BuildFailure: ReportedFailure {}
extension ProjectError: ReportedFailure {}
