import CoreTypes
import FolderWatching
import Rendering
import Simulator
import SimulatorServer
import TinamouCommands
import UIKit

/// The live page in a browser, and its devices.
package struct BrowserPage: LivePage {
  package init() {}

  package func serve(_ request: ServeRequest, in invocation: Invocation) throws -> CommandStatus {
    try ServeJob(request, in: invocation).run()
  }

  package func run(_ request: LiveDeviceRequest, in invocation: Invocation) throws -> CommandStatus {
    let watched = request.isDocument ? WatchedFiles(around: URL(fileURLWithPath: request.name)) : WatchedFiles([])
    let program = LiveProgram(name: request.name, watched: watched, start: request.launch)
    let device = try LiveDevice(
      program, number: request.number, words: .commandLine, steps: .commandLine, pipe: invocation.console.takePipe(),
      renderer: CairoRenderer())
    device.run()
    return .success
  }
}

extension ServerFailure: ReportedFailure {}
extension ServerStopped: ReportedFailure {}

extension Console {
  /// Reserves the output for the device; anything the program prints goes to the error stream.
  fileprivate func takePipe() -> PacketPipe {
    let data = dup(output)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return PacketPipe(reading: STDIN_FILENO, writing: data)
  }
}

extension StepSyntax {
  fileprivate static let commandLine = StepSyntax { (text) throws(StepFailure) in
    do throws(UsageError) { return try StepParser.step(text) } catch { throw StepFailure(error.message) }
  }
}

extension SettingSyntax {
  /// The command line's settings that can change while a program runs.
  @MainActor static let commandLine = SettingSyntax(
    take: { name, word, environment in
      do throws(SettingProblem) {
        switch SettingName(rawValue: name) {
        case .textSize:
          environment.contentSizeCategory = try SettingParser.choose(word, from: SettingParser.textSizes)
        case .style: environment.interfaceStyle = try SettingParser.choose(word, from: SettingParser.styles)
        case .direction: environment.layoutDirection = try SettingParser.choose(word, from: SettingParser.directions)
        case .call: environment.isInCall = try SettingParser.choose(word, from: SettingParser.switches)
        case .size: environment.screenSizeOverride = word.isEmpty ? nil : try SettingParser.size(word)
        default: return "\(name) cannot change while the program runs"
        }
        return nil
      } catch {
        return "\(name): \(error.message)"
      }
    },
    all: { environment in
      [
        "text-size": SettingParser.textSizes.first { $0.1 == environment.contentSizeCategory }?.0 ?? "",
        "style": SettingParser.styles.first { $0.1 == environment.interfaceStyle }?.0 ?? "",
        "direction": SettingParser.directions.first { $0.1 == environment.layoutDirection }?.0 ?? "",
        "call": environment.isInCall ? "on" : "off", "locale": environment.localeIdentifier,
      ]
    })
}
