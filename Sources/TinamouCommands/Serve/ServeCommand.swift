import ArgumentParser
import CoreTypes

/// The `tinamou serve` command: shows programs and documents as live devices in a browser.
struct ServeCommand: Subcommand {
  static let configuration = CommandConfiguration(
    subcommand: "serve", abstract: "Runs documents and screens in a browser, live.",
    discussion: """
      Prints the address of a page with the device on it: to be touched, turned and looked into. Each name is a device \
      of its own. A program in a Swift package is built again when one of its files is saved. Nobody else reaches the page, unless --host says so.
      """)

  @OptionGroup var documents: DocumentOptions

  @Option(help: "Where the page is. Without it 8080, or any that is free when that is taken.")
  var port: Int?

  @Option(help: "The interface to listen at; anything but 127.0.0.1 lets others touch the program.")
  var host = "127.0.0.1"

  @Flag(name: .customLong("no-open"), help: "Only prints the address, and opens no browser.")
  var staysClosed = false

  @Flag(name: .customLong("no-rebuild"), help: "Leaves a program as it is when its Swift files are saved.")
  var staysAsBuilt = false

  @OptionGroup(title: "Surroundings") var surroundings: CommonOptions

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    try invocation.livePage.serve(ServeRequest(self, in: invocation), in: invocation)
  }
}
