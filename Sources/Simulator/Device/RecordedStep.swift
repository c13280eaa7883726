import CoreTypes
import UIKit

/// A step of the user, in the words of the command line.
package struct RecordedStep: Codable, Sendable, Equatable {
  /// The verb, such as `tap`.
  var verb: String
  /// The target; nil for steps without one.
  var target: StepTarget?
  /// The words after the target.
  var rest = ""

  package var words: String {
    let start = target.map { "\(verb) \($0.name)" } ?? verb
    return rest.isEmpty ? start : "\(start) \(rest)"
  }
}

extension Session {
  /// Repeats a step on the element with its name, or else on the element at its place, because the name may be in
  /// another language.
  ///
  /// - Returns: The step as it would be recorded now.
  /// - Throws: `StepFailure` for a step that cannot be performed; it then has no effect.
  func perform(again step: RecordedStep, _ words: StepSyntax) throws(StepFailure) -> RecordedStep {
    do throws(StepFailure) {
      try perform(words.parse(step.words))
      return step
    } catch {
      guard let path = step.target?.path, let target = stepTarget(along: path) else { throw error }
      var renamed = step
      renamed.target = target
      try perform(words.parse(renamed.words))
      return renamed
    }
  }
}
