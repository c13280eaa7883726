import CoreTypes

extension SystemVersion {
  /// The major versions of the generations that have a profile.
  package static let knownMajors = 5...26

  /// Apple renumbered iOS after 18; the next version is 26.
  package static let skippedMajors = 19...25

  /// Parses `6.1`, `17`, `17.0.1`, `iOS 9`, `iPadOS 16.4`.
  ///
  /// - Throws: ``UnreadableVersion`` for text that is not a version, and for versions without a profile.
  package init(parsing text: String) throws(UnreadableVersion) {
    let numbers = try Self.numbers(in: text)
    self.init(
      major: numbers[0],
      minor: numbers.count > 1 ? numbers[1] : 0,
      patch: numbers.count > 2 ? numbers[2] : 0)
    if Self.skippedMajors.contains(major) { throw UnreadableVersion(text: text, reason: .neverReleased) }
    if !Self.knownMajors.contains(major) { throw UnreadableVersion(text: text, reason: .outsideKnownRange) }
  }

  private static func numbers(in text: String) throws(UnreadableVersion) -> [Int] {
    let hasSpaces = text.contains(where: \.isWhitespace)
    let bare = withoutSystemName(hasSpaces ? text.trimmingCharacters(in: .whitespaces) : text)
    let parts = bare.split(separator: ".", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    for part in parts {
      guard part.count <= 3, part.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(part) else {
        throw UnreadableVersion(text: text, reason: .notAVersion)
      }
      numbers.append(number)
    }
    guard numbers.count <= 3 else { throw UnreadableVersion(text: text, reason: .notAVersion) }
    return numbers
  }

  private static func withoutSystemName(_ text: String) -> String {
    let lowercase = text.lowercased()
    for name in ["ipados", "ios"] where lowercase.hasPrefix(name) {
      return lowercase.dropFirst(name.count).trimmingCharacters(in: CharacterSet(charactersIn: " -"))
    }
    return lowercase
  }
}

/// An error for a version given by the user that names no iOS generation.
package struct UnreadableVersion: Error, Hashable {
  package enum Reason: Sendable, Hashable { case notAVersion, outsideKnownRange, neverReleased }

  package let text: String
  package let reason: Reason

  package init(text: String, reason: Reason) { (self.text, self.reason) = (text, reason) }
}
