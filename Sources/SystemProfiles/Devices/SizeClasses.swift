import CoreTypes

package struct SizeClasses: Sendable, Hashable {
  package var horizontal: UIUserInterfaceSizeClass
  package var vertical: UIUserInterfaceSizeClass

  package init(_ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  package static let anyAny = SizeClasses(.unspecified, .unspecified)
}
