import ArgumentParser
import CoreTypes

/// A command that runs on the main actor, as views do, and returns its exit status.
protocol Subcommand: ParsableCommand {
  /// Whether the command draws text, whatever its options are.
  static var needsFonts: Bool { get }

  /// Checks the arguments before any work, then runs.
  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus
}

extension Subcommand {
  static var needsFonts: Bool { false }
}

extension CommandConfiguration {
  /// Creates a command below `tinamou`. Because it has a parent, the parser does not search it for completion script
  /// requests, which would take as long as the rest of the parsing.
  init(subcommand name: String, abstract: String, discussion: String = "", shouldDisplay: Bool = true) {
    self.init(
      commandName: name, _superCommandName: "tinamou", abstract: abstract, discussion: discussion,
      shouldDisplay: shouldDisplay)
  }
}

/// The parts of the process that a command can access.
package struct Invocation {
  package var console: Console
  var environment: [String: String]
  /// The folder where the search for `.tinamou.yml` starts.
  var workingDirectory: URL
  /// The command that starts a worker process like this one for a batch.
  package var worker = ["/proc/self/exe", "batch-worker"]
  /// The catalog of a program with screens by code.
  package var screens: [Screen] = []
  /// The implementation of `serve`.
  package var livePage: any LivePage = SeparateLivePage()

  @MainActor package static func process(livePage: any LivePage) -> Invocation {
    Invocation(
      console: Console(), environment: ProcessInfo.processInfo.environment,
      workingDirectory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
      livePage: livePage)
  }
}

/// The exit status of a command.
package enum CommandStatus: Int32 {
  case success = 0
  /// The command succeeded and found something, such as a lint finding or a difference.
  case findings = 1
  /// The command could not do its work, or not all of it.
  case failure = 2
  /// The command was used incorrectly.
  case usage = 64
  /// The command was interrupted by Ctrl-C, with the status that shells use.
  case interrupted = 130
}
