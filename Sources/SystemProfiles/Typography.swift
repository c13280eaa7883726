/// The system font of an iOS generation, and its spacing.
///
/// The cases are the eras of the metric tables, named after their first release.
package enum Typography: String, Sendable, Hashable, CaseIterable {
  /// Helvetica without kerning (iOS 6 and earlier).
  case helvetica
  /// Helvetica Neue with interface tracking (7 and 8).
  case helveticaNeue
  /// San Francisco, Text below 20 points, Display from there (9 and 10).
  case sanFrancisco9
  /// The same faces with Display set tighter (11 to 13).
  case sanFrancisco11
  /// One face whose optical size varies between 17 and 28 points (14 and later).
  case sanFrancisco14
}
