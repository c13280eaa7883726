import CoreTypes
import SystemProfiles

/// What of the surroundings can change while a program runs, in the words of the command line.
package struct SettingWords {
  /// Sets what the name and the word mean; answers why it cannot.
  let take: (_ name: String, _ word: String, inout SystemEnvironment) -> String?
  /// Everything as it stands.
  let all: (SystemEnvironment) -> [String: String]

  package init(
    take: @escaping (_ name: String, _ word: String, inout SystemEnvironment) -> String?,
    all: @escaping (SystemEnvironment) -> [String: String]
  ) { (self.take, self.all) = (take, all) }
}
