import ArgumentParser
import CoreTypes
import Rendering

/// The command line tool, from its arguments to its exit status.
public enum TinamouTool {
  @MainActor public static func main() -> Never { main(in: .process(livePage: SeparateLivePage())) }

  @MainActor package static func main(in invocation: Invocation) -> Never {
    // With SIGPIPE ignored, writing to a closed pipe is an error instead of the end of the process.
    signal(SIGPIPE, SIG_IGN)
    exit(status(of: Array(CommandLine.arguments.dropFirst()), in: invocation).rawValue)
  }

  /// Runs the tool: 1. parses the command, 2. runs it, 3. reports its errors.
  @MainActor static func status(of arguments: [String], in invocation: Invocation) -> CommandStatus {
    do {
      // A program of screens without arguments shows them.
      let words = arguments.isEmpty && !invocation.screens.isEmpty ? ["serve"] : arguments
      try HelpRequest.check(words)
      try CommandName.check(words)
      let named = try command(words)
      for warning in strayVariables(named, invocation) { invocation.console.say(.warning, warning, at: "tinamou") }
      if let command = named as? any ProjectCommand, let path = command.projectPath {
        return try command.launch(path, words, in: invocation)
      }
      try (named as? any ProjectCommand)?.project.refuseForDocuments()
      return try run(named, in: invocation)
    } catch {
      return ErrorReporter(console: invocation.console).report(error)
    }
  }

  /// Returns the command for the arguments. Creating the options of all commands takes longer than many a layout, so
  /// only the named command is created. Help, and arguments it does not understand, are left to the whole tree, which
  /// has the messages.
  private static func command(_ words: [String]) throws -> any ParsableCommand {
    let named = Tinamou.configuration.subcommands.first { $0.configuration.commandName == words.first }
    if let named = named as? any Subcommand.Type, named.needsFonts { InstalledFonts.prepare() }
    if let named, let command = try? named.parseAsRoot(Array(words.dropFirst())), type(of: command) == named {
      return command
    }
    return try Tinamou.parseAsRoot(words)
  }

  /// Returns the warnings about stray variables, except in a process that another one started.
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

/// The root command; alone it prints its help.
struct Tinamou: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tinamou",
    abstract: "Lays out and draws xibs and storyboards as iOS would, for any device, release and text size.",
    discussion: """
      Every setting of a document's environment can also come from a variable such as TINAMOU_DEVICE or \
      TINAMOU_TEXT_SIZE, or from a file .tinamou.yml in the working directory or a folder above it, with lines such as \
      'device: iphone-5'. An option overrides the variable, and the variable overrides the file.

      Exit status: 0 success, 1 findings, 2 failure, 64 wrong usage.
      """,
    version: "0.2.0",
    subcommands: [
      LayoutCommand.self, RenderCommand.self, ExplainCommand.self, DescribeCommand.self, OpenCommand.self,
      SwiftCommand.self, TestCommand.self,
      DevicesCommand.self, ScreensCommand.self, ServeCommand.self, MergeCommand.self, BatchWorkerCommand.self,
      LiveDeviceCommand.self, BuildProjectCommand.self,
    ])
}
