/// An error for a device name that matches no row.
package struct UnknownDevice: Error, Hashable {
  package let name: String
  /// The nearest slugs, nearest first; empty if none is near.
  package let suggestions: [String]
}
