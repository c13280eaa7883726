/// The space a view keeps between its edges and its content.
struct LayoutMargins: Equatable {
  /// What the app asked for; nil is the system's choice.
  var custom: UIEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  var followsReadableWidth = false
  /// What the view answers; written by the trait pass.
  var resolved = UIEdgeInsets.zero

  /// - Parameters:
  ///   - system: the margins of a view that asked for none.
  ///   - minimum: what the system insists on for a controller's root view.
  ///   - inherited: how far the superview's margins reach into this view, zero when they are not preserved.
  func resolve(system: UIEdgeInsets, minimum: UIEdgeInsets, inherited: UIEdgeInsets, safeArea: UIEdgeInsets)
    -> UIEdgeInsets
  {
    let own = (custom ?? system).widened(to: minimum).widened(to: inherited)
    return insetsFromSafeArea ? own + safeArea : own
  }
}

extension UIEdgeInsets {
  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  /// The larger value of each edge.
  func widened(to other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// How far these insets of `outer` reach into `inner`, a rectangle in the same coordinates.
  func reaching(into inner: CGRect, of outer: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - (inner.minY - outer.minY)), left: max(0, left - (inner.minX - outer.minX)),
      bottom: max(0, bottom - (outer.maxY - inner.maxY)), right: max(0, right - (outer.maxX - inner.maxX)))
  }
}
