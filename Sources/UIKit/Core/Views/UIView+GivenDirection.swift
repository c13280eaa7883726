// A container's layout direction applies to the views that it creates, but not to those that the program adds.
//
// > Basis: assumed; UIKit's cells, headers and accessories are mirrored with the table or the bar that contains them.
extension UIView {
  /// The view's own attribute, or else the one from its container.
  var directionAttribute: UISemanticContentAttribute {
    semanticContentAttribute == .unspecified ? layout.givenDirection : semanticContentAttribute
  }

  /// - Returns: Whether the direction changed.
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

  /// Updates whether the view has a direction that the views it creates follow.
  func noteGivenDirection() {
    layout.givesDirection = directionAttribute != .unspecified
    forEachSubview { $0.markNeedsTraitUpdate() }
  }
}
