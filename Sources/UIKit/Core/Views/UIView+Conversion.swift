// Conversion of points and rectangles between the coordinates of views.
extension UIView {
  /// Returns the transform to the coordinates of `view`, through the nearest common superview, or through the screen
  /// for views of different trees.
  func conversion(to view: UIView?) -> CGAffineTransform {
    let target = view ?? root
    let meeting = nearestCommonAncestor(with: target)
    return conversion(up: meeting).concatenating(target.conversion(up: meeting).inverted())
  }

  /// Returns the transform to the coordinates of an ancestor, or of the root's surroundings for nil.
  private func conversion(up ancestor: UIView?) -> CGAffineTransform {
    sequence(first: self, next: { $0.superview }).prefix { $0 !== ancestor }
      .reduce(.identity) { $0.concatenating($1.geometry.transformToSuperview) }
  }
}

extension ViewGeometry {
  /// The transform that moves the anchor point to the center, and rotates and scales about it.
  var transformToSuperview: CGAffineTransform {
    let pivot = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
