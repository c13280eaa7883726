import ArgumentParser
import CoreTypes

/// The `tinamou serve` command: shows programs and documents as live devices in a browser.
struct ServeCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    subcommand: "serve", abstract: "Runs documents and screens live in a browser.",
    discussion: """
      Prints the address of a page that shows the device and forwards your input. Each document or screen that you name gets \
      its own device. If your app is an executable of a Swift package, saving one of the package's files rebuilds it. Only this machine can open the page, \
      unless --host says otherwise.
      """)

  @OptionGroup var documents: DocumentOptions

  @OptionGroup var page: PageOptions

  @OptionGroup(title: "Environment") var surroundings: CommonOptions

  @OptionGroup(title: "Projects") var project: ProjectOptions

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    try invocation.livePage.serve(ServeRequest(self, in: invocation), in: invocation)
  }
}
