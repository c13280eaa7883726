/// A device name that no row answers to.
package struct UnknownDevice: Error, Hashable {
  package let name: String
  /// The nearest slugs, nearest first.
  package let suggestions: [String]
}
