import ArgumentParser
import CoreTypes

/// A command that runs on the main actor, where views live, and answers its exit status.
protocol Subcommand: ParsableCommand {
  /// It draws text, whatever its options are.
  static var needsFonts: Bool { get }

  /// Checks what the words mean before any work, then works.
  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus
}

extension Subcommand {
  static var needsFonts: Bool { false }
}

extension CommandConfiguration {
  /// Of a command below `tinamou`. Being below one, it is not looked through for requests of completion scripts, which
  /// would take as long as the rest of its words.
  init(subcommand name: String, abstract: String, discussion: String = "", shouldDisplay: Bool = true) {
    self.init(
      commandName: name, _superCommandName: "tinamou", abstract: abstract, discussion: discussion,
      shouldDisplay: shouldDisplay)
  }
}

/// What a command can see of the process it runs in.
package struct Invocation {
  package var console: Console
  var environment: [String: String]
  /// Where the search for `.tinamou.yml` starts.
  var workingDirectory: URL
  /// What starts a process like this one that draws parts of a batch.
  package var worker = ["/proc/self/exe", "batch-worker"]
  /// The catalogue of a program with screens by code.
  package var screens: [Screen] = []
  /// What runs `serve`.
  package var livePage: any LivePage = SeparateLivePage()

  @MainActor package static func process(livePage: any LivePage) -> Invocation {
    Invocation(
      console: Console(), environment: ProcessInfo.processInfo.environment,
      workingDirectory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
      livePage: livePage)
  }
}

/// How a command ended, as the shell sees it.
package enum CommandStatus: Int32 {
  case success = 0
  /// It did its work and found something, such as a lint finding or a difference.
  case findings = 1
  /// It could not do its work, or not all of it.
  case failure = 2
  /// It was asked for something that makes no sense.
  case usage = 64
  /// Ctrl-C, as shells count it.
  case interrupted = 130
}
