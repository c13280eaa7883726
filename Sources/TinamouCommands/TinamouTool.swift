import ArgumentParser
import CoreTypes
import Rendering

/// The command line tool, from its arguments to its exit status.
public enum TinamouTool {
  @MainActor public static func main() -> Never { main(in: .process(livePage: SeparateLivePage())) }

  @MainActor package static func main(in invocation: Invocation) -> Never {
    // Writing to a pipe that nobody reads is then an error of the write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    exit(status(of: Array(CommandLine.arguments.dropFirst()), in: invocation).rawValue)
  }

  /// 1. the words become a command, 2. the command runs, 3. what it threw is said.
  @MainActor static func status(of arguments: [String], in invocation: Invocation) -> CommandStatus {
    do {
      // A program of screens that is started without a word is to be seen.
      let words = arguments.isEmpty && !invocation.screens.isEmpty ? ["serve"] : arguments
      try HelpRequest.check(words)
      let named = try command(words)
      for warning in strayVariables(named, invocation) { invocation.console.say(.warning, warning, at: "tinamou") }
      return try run(named, in: invocation)
    } catch {
      return ErrorReporter(console: invocation.console).report(error)
    }
  }

  /// Making the options of all commands takes longer than many a layout, so only those of the one that is named are made. What
  /// it does not understand, and help, is left to the whole tree, which has the words for it.
  private static func command(_ words: [String]) throws -> any ParsableCommand {
    let named = Tinamou.configuration.subcommands.first { $0.configuration.commandName == words.first }
    if let named = named as? any Subcommand.Type, named.needsFonts { InstalledFonts.prepare() }
    if let named, let command = try? named.parseAsRoot(Array(words.dropFirst())), type(of: command) == named {
      return command
    }
    return try Tinamou.parseAsRoot(words)
  }

  /// A process that another one started says nothing again.
  private static func strayVariables(_ command: any ParsableCommand, _ invocation: Invocation) -> [String] {
    guard type(of: command).configuration.shouldDisplay else { return [] }
    return StrayVariables.warnings(about: invocation.environment)
  }

  @MainActor private static func run(_ command: any ParsableCommand, in invocation: Invocation) throws -> CommandStatus
  {
    if let command = command as? any Subcommand { return try command.execute(in: invocation) }
    var command = command
    try command.run()
    return .success
  }
}

/// The root of the commands; alone it prints its help.
struct Tinamou: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tinamou",
    abstract: "Lays out and draws xibs and storyboards as iOS would, on any device, release and text size.",
    discussion: """
      Every option of a document's surroundings can also be set by an environment variable, such as TINAMOU_DEVICE or \
      TINAMOU_TEXT_SIZE, or in a file .tinamou.yml of the working directory or one above it, such as
      'device: iphone-5'. An option beats the variable, the variable beats the file.

      Exit status: 0 fine, 1 findings, 2 could not do it, 64 wrong usage.
      """,
    version: "0.1.0",
    subcommands: [
      LayoutCommand.self, RenderCommand.self, ExplainCommand.self, DevicesCommand.self, ScreensCommand.self,
      ServeCommand.self, MergeCommand.self, BatchWorkerCommand.self, LiveDeviceCommand.self,
    ])
}
