import CoreTypes
import UIKit

/// A step that a person did, in the words of the command line.
package struct RecordedStep: Codable, Sendable, Equatable {
  /// `tap`
  var verb: String
  /// Nil for steps that touch nothing.
  var target: StepTarget?
  /// What comes behind it.
  var rest = ""

  package var words: String {
    let start = target.map { "\(verb) \($0.name)" } ?? verb
    return rest.isEmpty ? start : "\(start) \(rest)"
  }
}

extension Session {
  /// Does a step again: to what has the name, else to what is where it was, as a name may be one of another language.
  ///
  /// - Returns: the step as it would be remembered now.
  /// - Throws: `StepFailure` for one that cannot be done; nothing has happened then.
  func perform(again step: RecordedStep, _ words: StepWords) throws(StepFailure) -> RecordedStep {
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
