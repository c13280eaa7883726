// The table of contents of a frame.
extension Session {
  /// A layout that asks for another one this often never comes to rest.
  private static let maximumRounds = 10

  /// Brings the tree under `root` up to date: traits, constraints, layout, again while something asks for more.
  package func commitFrame(of root: UIView) {
    perform {
      for round in 0..<Self.maximumRounds {
        let traitsChanged = TraitPass.run(root)
        if round > 0, !traitsChanged, root.isSettled { return }
        let conflicts = ConstraintPass.run(root: root)
        LayoutPass.run(root)
        setConflicts(conflicts.map(\.diagnostic), of: root)
      }
      report(.didNotSettle(root, rounds: Self.maximumRounds))
    }
  }

  /// Lays out the whole tree that `view` is in.
  func layoutIfNeeded(_ view: UIView) { commitFrame(of: view.root) }
}

extension UIView {
  /// True when nothing in this tree asks for layout.
  fileprivate var isSettled: Bool {
    !layout.needsLayout && !layout.needsUpdateConstraints && subviews.allSatisfy(\.isSettled)
  }
}
