import ConstraintSolver

/// Solves the constraints of a tree. Writes `layout.solved` of each participating view; the layout pass applies it.
@MainActor struct ConstraintPass {
  /// - Returns: The conflicts of the final solution, or nil if the last solution still holds.
  static func run(root: UIView) -> [SolvedConflict]? {
    updateConstraints(root)
    root.layout.solutionIsOutdated = false
    guard root.treeUsesAutoLayout else {
      leave(root)
      return []
    }
    let system = root.layout.system ?? ConstraintSystem(root: root)
    root.layout.system = system
    let isSolved = system.settle(rootSize: .fixed(root.bounds.size))
    if root.session.checksSolutions { system.check() }
    guard isSolved else { return nil }
    system.writeSolution()
    return system.conflicts.map { SolvedConflict($0, in: system) }
  }

  /// Drops the solution when the last constraint leaves the tree, for example with a popped screen. Otherwise a stale
  /// frame would be reapplied on each rotation.
  private static func leave(_ root: UIView) {
    guard root.layout.system != nil else { return }
    root.layout.system = nil
    root.forEachInTree { $0.forgetSolution() }
  }

  /// Updates constraints. `updateConstraints` is deferred until the tree uses Auto Layout.
  static func updateConstraints(_ view: UIView) {
    if view.root.treeUsesAutoLayout { update(view) }
  }

  /// Updates constraints, deepest views first. The root view of a controller is updated through the controller.
  private static func update(_ view: UIView) {
    if view.layout.someBelowNeedUpdateConstraints {
      view.layout.someBelowNeedUpdateConstraints = false
      view.forEachSubview { update($0) }
    }
    guard view.layout.needsUpdateConstraints else { return }
    view.layout.needsUpdateConstraints = false
    let controller = view.hierarchy.controller
    view.session.withCurrentTraits(view.layout.traits) {
      if let controller { controller.updateViewConstraints() } else { view.updateConstraints() }
    }
  }
}

extension ConstraintSystem {
  /// Writes solved frames to views and guides. Views that no longer participate have none.
  fileprivate func writeSolution() {
    let isOther = writtenNumber != number
    if isOther {
      writtenNumber = number
      writtenFrames = Array(repeating: .zero, count: items.count)
      if !isWhole { root.forEachInTree { if !contains($0) { $0.forgetSolution() } } }
    }
    for index in items.indices.dropFirst() {
      let frame = solvedFrame(at: index)
      if items[index].isGuide { write(frame, toGuideAt: index) }
      if isOther || writtenFrames[index] != frame { write(frame, toViewAt: index) }
      writtenFrames[index] = frame
    }
    tellContainers()
  }

  private func write(_ frame: CGRect, toViewAt index: Int) {
    guard let view = handles[index].viewReference else { return }
    if !view.note(solved: frame) { items[items[index].container].hasMoves = true }
  }

  private func write(_ frame: CGRect, toGuideAt index: Int) {
    guard let guide = handles[index].guide else { return }
    guide.layoutFrame = root.session.pixelGrid.snapEdges(frame)
    guard guide.kind == .scrollContent, let view = guide.owningView else { return }
    let item = items[index]
    view.takeSolvedContentSize(
      width: item.horizontal.isSaid ? guide.layoutFrame.width : nil,
      height: item.vertical.isSaid ? guide.layoutFrame.height : nil)
  }

  private func tellContainers() {
    for index in items.indices where items[index].hasMoves {
      items[index].hasMoves = false
      handles[index].view?.subviewsWillMove()
    }
  }
}

extension UIView {
  fileprivate func forgetSolution() { (layout.solved, layout.applied) = (nil, nil) }

  /// Marks a superview for layout. A view that is placing its subviews reads their new frames anyway.
  fileprivate func subviewsWillMove() {
    layout.subviewMoves &+= 1
    if !layout.isPlacingSubviews { setNeedsLayout() }
  }

  var treeUsesAutoLayout: Bool {
    !layout.constraints.isEmpty || type(of: self).requiresConstraintBasedLayout
      || hierarchy.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints || $0.treeUsesAutoLayout }
  }
}
