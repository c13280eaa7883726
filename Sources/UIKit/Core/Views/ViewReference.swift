/// A view that is known to be alive, to walk up a tree without taking hold of every view on the way: retaining and
/// releasing is what most of such a walk would cost. Its members belong to no actor: a closure of code on the main actor
/// that is handed to the standard library finds out first where it runs, which costs more than ten steps up.
///
/// > Warning: It keeps nothing alive. Take it from a view at hand, and do not keep it beyond a statement that can let go of
/// > one; `ViewHierarchy` alone stores them, and its views see to it.
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

  /// How many views are above.
  var depth: Int {
    var (count, view) = (0, self)
    while let superview = view.above { (count, view) = (count + 1, superview) }
    return count
  }

  static func == (a: ViewReference, b: ViewReference) -> Bool { a.pointer.toOpaque() == b.pointer.toOpaque() }
}

extension ViewReference {
  /// True for the view itself, too.
  func isDescendant(of ancestor: ViewReference) -> Bool {
    var view = self
    while view != ancestor {
      guard let superview = view.above else { return false }
      view = superview
    }
    return true
  }

  /// The nearest view that contains both; each view counts as its own ancestor.
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

// MARK: - What the passes look for on the way

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

  /// The walk that found a constraint about the view.
  var mention: UInt32 {
    get { pointer._withUnsafeGuaranteedRef { $0.handle.mention } }
    nonmutating set { pointer._withUnsafeGuaranteedRef { $0.handle.mention = newValue } }
  }

  /// - Returns: whether the view has that frame.
  func note(solved frame: CGRect) -> Bool {
    pointer._withUnsafeGuaranteedRef {
      $0.layout.solved = frame
      return $0.layout.hasAppliedSolution
    }
  }

  /// A subview is moved, or the solution is about to.
  func countMove() { pointer._withUnsafeGuaranteedRef { $0.layout.subviewMoves &+= 1 } }

  /// The first half of `hold`: whoever takes several says once that there are others.
  func take(_ constraint: NSLayoutConstraint) {
    pointer._withUnsafeGuaranteedRef {
      $0.layout.constraints.append(constraint)
      constraint.holderHandle = $0.handle
    }
  }

  /// Of a root.
  var solutionIsOutdated: Bool {
    get { pointer._withUnsafeGuaranteedRef { $0.layout.solutionIsOutdated } }
    nonmutating set { pointer._withUnsafeGuaranteedRef { $0.layout.solutionIsOutdated = newValue } }
  }

  var hasSystem: Bool { pointer._withUnsafeGuaranteedRef { $0.layout.hasSystem } }
}

extension UIView {
  /// Goes through the subviews that there are now, rearmost first, without taking hold of each.
  @inline(__always) nonisolated func forEachSubview(_ body: (UIView) -> Void) {
    let subviews = hierarchy.subviews
    if subviews.isEmpty { return }
    subviews.withUnsafeBufferPointer { views in
      for index in views.indices { Unmanaged.passUnretained(views[index])._withUnsafeGuaranteedRef(body) }
    }
  }
}
