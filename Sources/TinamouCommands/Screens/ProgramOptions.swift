import ArgumentParser
import UIKit

/// The options for screens by code: steps to perform before the screen is shown.
struct ProgramOptions: ParsableArguments {
  @Option(
    name: .customLong("do"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      A step before the output, for a screen in code; repeatable: \(StepParser.forms). TEXT is an element's text, accessibility \
      identifier or class; X,Y are distances in points, to the right and down, for scroll toward the end of the content. One \
      second passes after the launch and after each step. A 'wait' after a step replaces that second; a short one shows an \
      animation in progress.
      """, valueName: "step"))
  var steps: [String] = []

  @Flag(help: "Prints what the screen's code logs to the error stream.")
  var console = false

  func parsedSteps() throws -> [UserStep] { try steps.map { try StepParser.step($0) } }
}
