import ArgumentParser
import CoreTypes
import UIKit

/// The `tinamou live-device` command: one device of `serve`, connected by two pipes.
struct LiveDeviceCommand: Subcommand {
  static let configuration = CommandConfiguration(
    subcommand: LiveDeviceRequest.command, abstract: "Runs a device for 'serve'.", shouldDisplay: false)

  static let needsFonts = true

  @Argument var screen: String

  @Option var number: UInt16

  @OptionGroup var surroundings: CommonOptions

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    let request = try LayoutRequest(Settings(surroundings, in: invocation)), name = screen
    let echo: @Sendable (String) -> Void = { try? FileBytes.write($0 + "\n", to: STDERR_FILENO) }
    let launch: @MainActor () throws -> Session
    let screen = try invocation.catalog().first { $0.name == name }
    if let screen {
      launch = { try ScreenStage(request: request, steps: [], echo: echo).start(screen) }
    } else {
      launch = { try DocumentStage(request: request, library: DocumentLibrary()).start(name, echo: echo) }
    }
    return try invocation.livePage.run(
      LiveDeviceRequest(name: name, number: number, isDocument: screen == nil, launch: launch), in: invocation)
  }
}

/// A device that `serve` has started.
package struct LiveDeviceRequest {
  package static let command = "live-device"

  /// A screen of the executable, or the path of a document.
  package let name: String
  /// The number of the device on its page.
  package let number: UInt16
  package let isDocument: Bool
  /// Starts the program; called again after a document was saved.
  package let launch: @MainActor () throws -> Session
}
