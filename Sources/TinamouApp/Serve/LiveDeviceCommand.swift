import ArgumentParser
import CoreTypes
import FolderWatching
import Rendering
import Simulator
import SystemProfiles
import UIKit

/// `tinamou live-device`: one device of `serve`, at the other end of two pipes.
struct LiveDeviceCommand: Subcommand {
  static let name = "live-device"

  static let configuration = CommandConfiguration(
    subcommand: name, abstract: "Runs a device for 'serve'.", shouldDisplay: false)

  static let needsFonts = true

  @Argument var screen: String

  @Option var number: UInt16

  @OptionGroup var surroundings: CommonOptions

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    let request = try LayoutRequest(Settings(surroundings, in: invocation))
    let screens = try invocation.catalog(), pipe = invocation.console.takePipe()
    let program = Self.program(screen, request, screens)
    let device = try LiveDevice(
      program, number: number, words: .commandLine, steps: .commandLine, pipe: pipe, renderer: CairoRenderer())
    device.run()
    return .success
  }

  @MainActor private static func program(_ name: String, _ request: LayoutRequest, _ screens: [Screen]) -> LiveProgram {
    let echo: @Sendable (String) -> Void = { try? FileBytes.write($0 + "\n", to: STDERR_FILENO) }
    if let screen = screens.first(where: { $0.name == name }) {
      return LiveProgram(name: name) {
        try ScreenStage(request: request, steps: [], echo: echo).start(screen)
      }
    }
    return LiveProgram(name: name, watched: WatchedFiles(around: URL(fileURLWithPath: name))) {
      try DocumentStage(request: request, library: DocumentLibrary()).start(name, echo: echo)
    }
  }
}

extension Console {
  /// The output becomes that of the device, whatever the program prints goes to the error stream.
  fileprivate func takePipe() -> PacketPipe {
    let data = dup(output)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return PacketPipe(reading: STDIN_FILENO, writing: data)
  }
}

extension StepWords {
  fileprivate static let commandLine = StepWords { (text) throws(StepFailure) in
    do throws(UsageError) { return try StepParser.step(text) } catch { throw StepFailure(error.message) }
  }
}

extension SettingWords {
  /// What of the command line's settings can change while a program runs.
  @MainActor static let commandLine = SettingWords(
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
