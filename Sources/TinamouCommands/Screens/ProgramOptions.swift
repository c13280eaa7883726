import ArgumentParser
import UIKit

/// The options for screens by code: steps to perform before the screen is shown.
struct ProgramOptions: ParsableArguments {
  @Option(
    name: .customLong("do"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      A step before the output, for a screen in code; repeatable: \(StepParser.forms). One second passes after the launch and \
      after each step; a wait after a step replaces that second, which shows an animation in progress.
      """, valueName: "step"))
  var steps: [String] = []

  @Flag(help: "Prints the screen's log to the error stream.")
  var console = false

  func parsedSteps() throws -> [UserStep] { try steps.map { try StepParser.step($0) } }
}
