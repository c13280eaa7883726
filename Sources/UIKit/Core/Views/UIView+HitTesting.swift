// Hit testing.
extension UIView {
  /// Returns the frontmost view at a point. The subviews of a view that ignores touches do not receive them, either. A
  /// subview never receives touches outside its superview, even if it is drawn there.
  func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeTouched, !refusesTouchesWhileMoving, self.point(inside: point, with: event) else { return nil }
    for subview in hierarchy.subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }

  /// > Source: `hitTest(_:with:)` reference, "hidden, disabled user interactions, or have an alpha level less than 0.01".
  private var canBeTouched: Bool { !isHidden && isUserInteractionEnabled && alpha >= 0.01 }
}
