// Points and rectangles from one view's coordinates to another's.
extension UIView {
  /// From the receiver's coordinates to those of `view`, by way of the nearest common superview; views of different
  /// trees meet on the screen.
  func conversion(to view: UIView?) -> CGAffineTransform {
    let target = view ?? root
    let meeting = nearestCommonAncestor(with: target)
    return conversion(up: meeting).concatenating(target.conversion(up: meeting).inverted())
  }

  /// To the coordinates of a superview at any height; nil is what the topmost view is in.
  private func conversion(up ancestor: UIView?) -> CGAffineTransform {
    sequence(first: self, next: { $0.superview }).prefix { $0 !== ancestor }
      .reduce(.identity) { $0.concatenating($1.geometry.transformToSuperview) }
  }
}

extension ViewGeometry {
  /// The anchor point of the bounds goes to the center, and everything turns about it.
  var transformToSuperview: CGAffineTransform {
    let pivot = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
