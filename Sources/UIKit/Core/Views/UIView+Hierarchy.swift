// The subview tree.
extension UIView {
  func place(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  func place(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count) + 1)
  }

  func exchangeSubviews(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    hierarchy.subviews.swapAt(index1, index2)
    rowsMayDiffer()
  }

  func firstView(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func reorder(_ view: UIView, _ place: (inout [UIView]) -> Void) {
    guard view.superview === self else { return }
    view.leavesLayersBehind()
    hierarchy.subviews.removeAll { $0 === view }
    place(&hierarchy.subviews)
    rowsMayDiffer()
  }
}

extension UIView {
  /// The superviews, from the nearest to the root.
  var ancestors: [UIView] {
    var found: [UIView] = []
    var ancestor = superview
    while let view = ancestor {
      found.append(view)
      ancestor = view.superview
    }
    return found
  }

  /// The root of this tree.
  var root: UIView { ViewReference(self).root.view }

  /// Returns the nearest view that contains both. A view counts as its own ancestor.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    ViewReference(self).nearestCommonAncestor(with: ViewReference(other))?.view
  }

  /// Calls `body` for the receiver and all its descendants, parents first.
  package func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in hierarchy.subviews { subview.forEachInTree(body) }
  }
}
