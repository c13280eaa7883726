import ArgumentParser
import UIKit

/// The options for screens by code: steps to perform before the screen is shown.
struct ProgramOptions: ParsableArguments {
  @Option(
    name: .customLong("do"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      A step before the output, on a screen by code; repeatable: \(StepParser.forms). A second passes after the \
      launch and after each step; a wait behind it says how much instead, so that an animation is shown on its way.
      """, valueName: "step"))
  var steps: [String] = []

  @Flag(help: "Prints what the screen logged to the error stream.")
  var console = false

  func parsedSteps() throws -> [UserStep] { try steps.map { try StepParser.step($0) } }
}
