import ArgumentParser
import CoreTypes
import Rendering

/// The `tinamou batch-worker` command: reads a line of JSON, renders, writes a line of JSON, until the input ends.
struct BatchWorkerCommand: Subcommand {
  static let configuration = CommandConfiguration(
    subcommand: "batch-worker", abstract: "Draws what 'render --matrix' sends it.", shouldDisplay: false)

  static let needsFonts = true

  @OptionGroup var fonts: FontOptions

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    let painter = try BatchPainter(fonts: try fonts.source(), in: invocation)
    while let line = readLine() {
      let result = painter.draw(try JSONLine.value(BatchTask.self, in: line))
      try invocation.console.write(line: try JSONLine.text(of: result))
    }
    return .success
  }
}
