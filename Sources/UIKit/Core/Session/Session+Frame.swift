// The table of contents of a frame.
extension Session {
  /// A layout that asks for another one this often never comes to rest.
  private static let maximumRounds = 10
  /// The rounds in which it is asked who wants another one.
  private static let watchedRounds = 3

  /// Brings the tree under `root` up to date.
  package func commitFrame(of root: UIView) { perform { settle(root) } }

  /// Lays out what is below `view`, and what above it waits for layout without a gap. Constraints are solved for the
  /// whole tree, as they are not to be had in parts.
  ///
  /// > Source: `CALayer.layoutIfNeeded` reference, "the layer's superlayers are traversed until an ancestor layer is
  /// > found that does not require layout".
  func layoutIfNeeded(_ view: UIView) { perform { settle(view) } }

  func updateConstraintsIfNeeded(_ view: UIView) { perform { ConstraintPass.updateConstraints(view) } }

  /// A solution counts for the whole tree.
  func solveConstraints(of root: UIView) {
    unpreparedConstraints.check(below: root)
    guard let conflicts = ConstraintPass.run(root: root) else { return }
    setConflicts(conflicts, of: root)
  }

  /// Traits, constraints, layout, again while something asks for more.
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
  /// The receiver, or the highest of the superviews above it that all want layout.
  fileprivate var topmostWaitingForLayout: UIView {
    sequence(first: self, next: { $0.superview }).dropFirst().prefix(while: \.layout.needsLayout).reduce(self) { $1 }
  }

  /// True when a view of the tree asks for `updateConstraints`, or constraints have changed since the last solution.
  fileprivate var awaitsSolution: Bool {
    (layout.solutionIsOutdated || anyNeedsUpdateConstraints) && treeUsesAutoLayout
  }

  private var anyNeedsUpdateConstraints: Bool {
    layout.needsUpdateConstraints || layout.someBelowNeedUpdateConstraints
  }

  /// True when nothing in this tree asks for layout.
  fileprivate var isSettled: Bool {
    !layout.needsLayout && !layout.someBelowNeedLayout
  }
}
