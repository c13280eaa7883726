import AppBuilding
import ArgumentParser

/// The `tinamou build-project` command: builds an app again after a file was saved, for the live page.
struct BuildProjectCommand: Subcommand {
  static let name = "build-project"

  static let configuration = CommandConfiguration(
    subcommand: name, abstract: "Builds an app again for 'open'.", shouldDisplay: false)

  @Argument var path: String

  @OptionGroup var project: ProjectOptions

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    do {
      _ = try ProjectProgram.build(path, project, .known, console: invocation.console)
      return .success
    } catch let failure as BuildFailure {
      invocation.console.say(failure.description)
      return .failure
    }
  }
}
