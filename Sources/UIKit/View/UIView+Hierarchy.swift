// The subview tree.
extension UIView {
  public var superview: UIView? { hierarchy.superviewHandle?.view }

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
  public func isDescendant(of view: UIView) -> Bool {
    var candidate = self
    while candidate !== view {
      guard let superview = candidate.superview else { return false }
      candidate = superview
    }
    return true
  }

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
  var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Calls `body` for the receiver and all its descendants, parents first.
  package func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInTree(body) }
  }

  /// The nearest view that contains both; each view counts as its own ancestor.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if other === self { return self }
    let superview = superview, otherSuperview = other.superview
    if otherSuperview === self { return self }
    if let superview, superview === other || superview === otherSuperview { return superview }
    var (view, otherView) = (self, other)
    var surplus = view.depth - otherView.depth
    while surplus > 0, let superview = view.superview { (view, surplus) = (superview, surplus - 1) }
    while surplus < 0, let superview = otherView.superview { (otherView, surplus) = (superview, surplus + 1) }
    while view !== otherView {
      guard let superview = view.superview, let otherSuperview = otherView.superview else { return nil }
      (view, otherView) = (superview, otherSuperview)
    }
    return view
  }

  /// How many views are above.
  private var depth: Int {
    var (count, view) = (0, self)
    while let superview = view.superview { (count, view) = (count + 1, superview) }
    return count
  }
}
