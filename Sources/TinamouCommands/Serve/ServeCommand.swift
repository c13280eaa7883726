import ArgumentParser
import CoreTypes

/// The `tinamou serve` command: shows programs and documents as live devices in a browser.
struct ServeCommand: Subcommand {
  static let configuration = CommandConfiguration(
    subcommand: "serve", abstract: "Runs documents and screens live in a browser.",
    discussion: """
      Prints the address of a page that shows the device and forwards your input. Each document or screen that you name gets \
      its own device. When a file of a Swift package is saved, the program is rebuilt. Only this machine can open the page, \
      unless --host says otherwise.
      """)

  @OptionGroup var documents: DocumentOptions

  @Option(help: "The port of the page; by default 8080, or a free one if that is taken.")
  var port: Int?

  @Option(help: "The interface to listen on; anything but 127.0.0.1 lets other machines control the program.")
  var host = "127.0.0.1"

  @Flag(name: .customLong("no-open"), help: "Prints the address without opening a browser.")
  var staysClosed = false

  @Flag(name: .customLong("no-rebuild"), help: "Does not rebuild the program when its Swift files are saved.")
  var staysAsBuilt = false

  @OptionGroup(title: "Environment") var surroundings: CommonOptions

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    try invocation.livePage.serve(ServeRequest(self, in: invocation), in: invocation)
  }
}
