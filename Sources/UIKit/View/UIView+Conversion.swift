// Points and rectangles from one view's coordinates to another's.
extension UIView {
  /// - Parameter view: nil for the coordinates of the window, or of the topmost view where there is no window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying((view ?? root).transform(to: self))
  }

  /// Under a rotation, the upright box around the corners.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying((view ?? root).transform(to: self))
  }

  /// From the receiver's coordinates to those of `view`, by way of the nearest common superview; views of different
  /// trees meet on the screen.
  private func transform(to view: UIView?) -> CGAffineTransform {
    let target = view ?? root
    let meeting = nearestCommonAncestor(with: target)
    return transform(up: meeting).concatenating(target.transform(up: meeting).inverted())
  }

  /// To the coordinates of a superview at any height; nil is what the topmost view is in.
  private func transform(up ancestor: UIView?) -> CGAffineTransform {
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
