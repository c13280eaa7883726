// The subview tree.
extension UIView {
  public var superview: UIView? { hierarchy.above?.view }

  /// The window this view is in.
  public var window: UIWindow? { root as? UIWindow }

  /// Rearmost first.
  public var subviews: [UIView] { hierarchy.subviews }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
    insert(view, at: index)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
    insert(view, at: index + 1)
  }

  public func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.append(view) } }

  public func sendSubviewToBack(_ view: UIView) { reorder(view) { $0.insert(view, at: 0) } }

  /// - Parameters: the indexes of two subviews, 0 is rearmost.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    hierarchy.subviews.swapAt(index1, index2)
    rowsMayDiffer()
  }

  /// True for the view itself, too.
  public func isDescendant(of view: UIView) -> Bool { ViewReference(self).isDescendant(of: ViewReference(view)) }

  /// The first view with this tag, depth first, the receiver included.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func reorder(_ view: UIView, _ place: (inout [UIView]) -> Void) {
    guard view.superview === self else { return }
    view.leavesLayersBehind()
    hierarchy.subviews.removeAll { $0 === view }
    place(&hierarchy.subviews)
    rowsMayDiffer()
  }
}

extension UIView {
  /// The superview, its superview and so on.
  var ancestors: [UIView] {
    var found: [UIView] = []
    var ancestor = superview
    while let view = ancestor {
      found.append(view)
      ancestor = view.superview
    }
    return found
  }

  /// The topmost view of this tree.
  var root: UIView { ViewReference(self).root.view }

  /// The nearest view that contains both; each view counts as its own ancestor.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    ViewReference(self).nearestCommonAncestor(with: ViewReference(other))?.view
  }

  /// Calls `body` for the receiver and all its descendants, parents first.
  package func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInTree(body) }
  }
}
