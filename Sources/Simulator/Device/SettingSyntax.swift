import CoreTypes
import SystemProfiles

/// The settings that can change while a program runs, in the words of the command line.
package struct SettingSyntax {
  /// Applies a setting; returns the reason if it cannot.
  let take: (_ name: String, _ word: String, inout SystemEnvironment) -> String?
  /// Returns all current settings.
  let all: (SystemEnvironment) -> [String: String]

  package init(
    take: @escaping (_ name: String, _ word: String, inout SystemEnvironment) -> String?,
    all: @escaping (SystemEnvironment) -> [String: String]
  ) { (self.take, self.all) = (take, all) }
}
