/// An unretained reference to a live view, for walks up a tree: retaining and releasing each view would be most of
/// their cost. Its members are nonisolated, because a main-actor closure passed to the standard library first checks
/// its executor, which costs more than ten steps up.
///
/// > Warning: It retains nothing. Create it from a view at hand, and do not keep it beyond a statement that can release
/// > a view. Only `ViewHierarchy` stores such references, and its views clear them.
struct ViewReference: Equatable {
  private let pointer: Unmanaged<UIView>

  init(_ view: UIView) { pointer = Unmanaged.passUnretained(view) }

  var view: UIView { pointer.takeUnretainedValue() }

  /// The superview.
  var above: ViewReference? { pointer._withUnsafeGuaranteedRef { $0.hierarchy.above } }

  var root: ViewReference {
    var view = self
    while let superview = view.above { view = superview }
    return view
  }

  /// The number of ancestors.
  var depth: Int {
    var (count, view) = (0, self)
    while let superview = view.above { (count, view) = (count + 1, superview) }
    return count
  }

  static func == (a: ViewReference, b: ViewReference) -> Bool { a.pointer.toOpaque() == b.pointer.toOpaque() }
}

extension ViewReference {
  /// Whether the view is in the tree of another view, or is that view.
  func isDescendant(of ancestor: ViewReference) -> Bool {
    var view = self
    while view != ancestor {
      guard let superview = view.above else { return false }
      view = superview
    }
    return true
  }

  /// Returns the nearest view that contains both. A view counts as its own ancestor.
  func nearestCommonAncestor(with other: ViewReference) -> ViewReference? {
    if other == self { return self }
    let superview = above, otherSuperview = other.above
    if otherSuperview == self { return self }
    if let superview, superview == other || superview == otherSuperview { return superview }
    var (view, otherView) = (self, other)
    var surplus = view.depth - otherView.depth
    while surplus > 0, let superview = view.above { (view, surplus) = (superview, surplus - 1) }
    while surplus < 0, let superview = otherView.above { (otherView, surplus) = (superview, surplus + 1) }
    while view != otherView {
      guard let superview = view.above, let otherSuperview = otherView.above else { return nil }
      (view, otherView) = (superview, otherSuperview)
    }
    return view
  }
}

// MARK: - Properties for the passes

extension ViewReference {
  var someBelowNeedLayout: Bool {
    get { pointer._withUnsafeGuaranteedRef { $0.layout.someBelowNeedLayout } }
    nonmutating set { pointer._withUnsafeGuaranteedRef { $0.layout.someBelowNeedLayout = newValue } }
  }

  var someBelowNeedUpdateConstraints: Bool {
    get { pointer._withUnsafeGuaranteedRef { $0.layout.someBelowNeedUpdateConstraints } }
    nonmutating set { pointer._withUnsafeGuaranteedRef { $0.layout.someBelowNeedUpdateConstraints = newValue } }
  }

  var someNeedTraits: Bool {
    get { pointer._withUnsafeGuaranteedRef { $0.layout.someNeedTraits } }
    nonmutating set { pointer._withUnsafeGuaranteedRef { $0.layout.someNeedTraits = newValue } }
  }

  /// The number of the walk that found a constraint on the view.
  var mention: UInt32 {
    get { pointer._withUnsafeGuaranteedRef { $0.handle.mention } }
    nonmutating set { pointer._withUnsafeGuaranteedRef { $0.handle.mention = newValue } }
  }

  /// - Returns: Whether the view already has that frame.
  func note(solved frame: CGRect) -> Bool {
    pointer._withUnsafeGuaranteedRef {
      $0.layout.solved = frame
      return $0.layout.hasAppliedSolution
    }
  }

  /// Counts a change: a subview moved, or the solution may move it.
  func countMove() { pointer._withUnsafeGuaranteedRef { $0.layout.subviewMoves &+= 1 } }

  /// Adds a constraint, as the first half of `hold`. Callers that add several report the change once.
  func take(_ constraint: NSLayoutConstraint) {
    pointer._withUnsafeGuaranteedRef {
      $0.layout.constraints.append(constraint)
      constraint.holderHandle = $0.handle
    }
  }

  /// Whether the solution is outdated, for a root.
  var solutionIsOutdated: Bool {
    get { pointer._withUnsafeGuaranteedRef { $0.layout.solutionIsOutdated } }
    nonmutating set { pointer._withUnsafeGuaranteedRef { $0.layout.solutionIsOutdated = newValue } }
  }

  var hasSystem: Bool { pointer._withUnsafeGuaranteedRef { $0.layout.hasSystem } }
}

extension UIView {
  /// Calls `body` for the current subviews, from back to front, without retaining each.
  @inline(__always) nonisolated func forEachSubview(_ body: (UIView) -> Void) {
    let subviews = hierarchy.subviews
    if subviews.isEmpty { return }
    subviews.withUnsafeBufferPointer { views in
      for index in views.indices { Unmanaged.passUnretained(views[index])._withUnsafeGuaranteedRef(body) }
    }
  }
}
