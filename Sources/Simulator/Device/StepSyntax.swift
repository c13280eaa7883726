import UIKit

/// The words for the user's steps, as on the command line.
package struct StepSyntax: Sendable {
  /// Parses a step.
  let parse: @Sendable (String) throws(StepFailure) -> UserStep

  package init(parse: @escaping @Sendable (String) throws(StepFailure) -> UserStep) { self.parse = parse }
}
