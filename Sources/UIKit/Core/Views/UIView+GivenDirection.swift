// A container's reading direction reaches the views that it makes, not those that the program puts into them.
//
// > Basis: assumed; UIKit's cells, headers and accessories are mirrored with the table or the bar that they are in.
extension UIView {
  /// What the view says, or what its container says for it.
  var directionAttribute: UISemanticContentAttribute {
    semanticContentAttribute == .unspecified ? layout.givenDirection : semanticContentAttribute
  }

  /// - Returns: true when the container says something else than before.
  func updateGivenDirection() -> Bool {
    guard let superview, superview.layout.givesDirection || layout.givenDirection != .unspecified else { return false }
    let given = superview.givesDirection(to: self) ? superview.directionAttribute : .unspecified
    guard given != layout.givenDirection else { return false }
    let old = directionAttribute
    layout.givenDirection = given
    noteGivenDirection()
    guard directionAttribute != old else { return false }
    constraintsDidChange()
    setNeedsLayout()
    return true
  }

  /// The view, or its container for it, has a direction of its own, and what it makes follows.
  func noteGivenDirection() {
    layout.givesDirection = directionAttribute != .unspecified
    forEachSubview { $0.markNeedsTraitUpdate() }
  }
}
