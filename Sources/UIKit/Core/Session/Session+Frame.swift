// The steps of a frame.
extension Session {
  /// The number of rounds after which a layout does not settle.
  private static let maximumRounds = 10
  /// The number of final rounds in which layout requests are traced.
  private static let watchedRounds = 3

  /// Updates the tree under `root`.
  package func commitFrame(of root: UIView) { perform { settle(root) } }

  /// Lays out the tree below `view`, and the unbroken chain of superviews above it that need layout. Constraints are
  /// always solved for the whole tree.
  ///
  /// > Source: `CALayer.layoutIfNeeded` reference, "the layer's superlayers are traversed until an ancestor layer is
  /// > found that does not require layout".
  func layoutIfNeeded(_ view: UIView) { perform { settle(view) } }

  func updateConstraintsIfNeeded(_ view: UIView) { perform { ConstraintPass.updateConstraints(view) } }

  /// Solves the constraints of a whole tree.
  func solveConstraints(of root: UIView) {
    unpreparedConstraints.check(below: root)
    guard let conflicts = ConstraintPass.run(root: root) else { return }
    setConflicts(conflicts, of: root)
  }

  /// Updates traits, constraints and layout, repeatedly until nothing requests more.
  private func settle(_ view: UIView) {
    defer { if unrest?.isComplete == false { unrest = nil } }
    for round in 0..<Self.maximumRounds {
      if round == Self.maximumRounds - Self.watchedRounds, unrest == nil { unrest = LayoutLoopTrace() }
      let root = view.root
      let traitsChanged = TraitPass.run(root)
      updateProperties(in: root)
      if round > 0, !traitsChanged, !root.awaitsSolution, view.isSettled { return }
      solveConstraints(of: root)
      LayoutPass.run(view.topmostWaitingForLayout)
    }
    report(.didNotSettle(view, rounds: Self.maximumRounds, causes: unrest?.sentences ?? []))
  }
}

extension UIView {
  /// The receiver, or the topmost of the consecutive superviews above it that need layout.
  fileprivate var topmostWaitingForLayout: UIView {
    sequence(first: self, next: { $0.superview }).dropFirst().prefix(while: \.layout.needsLayout).reduce(self) { $1 }
  }

  /// Whether a view of the tree needs `updateConstraints`, or constraints have changed since the last solution.
  fileprivate var awaitsSolution: Bool {
    (layout.solutionIsOutdated || anyNeedsUpdateConstraints) && treeUsesAutoLayout
  }

  private var anyNeedsUpdateConstraints: Bool {
    layout.needsUpdateConstraints || layout.someBelowNeedUpdateConstraints
  }

  /// Whether no view of this tree needs layout.
  fileprivate var isSettled: Bool {
    !layout.needsLayout && !layout.someBelowNeedLayout
  }
}
