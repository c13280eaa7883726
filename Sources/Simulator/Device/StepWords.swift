import UIKit

/// The words for what a person does, as the command line has them.
package struct StepWords: Sendable {
  /// What a step means.
  let parse: @Sendable (String) throws(StepFailure) -> UserStep

  package init(parse: @escaping @Sendable (String) throws(StepFailure) -> UserStep) { self.parse = parse }
}
