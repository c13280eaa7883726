/// An error that ends a build, as one message with what to do.
package struct BuildFailure: Error, CustomStringConvertible, Equatable {
  package let description: String
  /// Whether SwiftPM did not find a package, so that another set of packages may succeed.
  let isUnresolvedPackage: Bool

  package init(_ description: String, isUnresolvedPackage: Bool = false) {
    (self.description, self.isUnresolvedPackage) = (description, isUnresolvedPackage)
  }
}
