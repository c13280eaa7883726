/// Solved values → frames → `layoutSubviews`, from the root down.
@MainActor enum LayoutPass {
  static func run(_ view: UIView) {
    if view.layout.needsLayout { layOutWithTraits(view) }
    guard view.layout.someBelowNeedLayout else { return }
    view.layout.someBelowNeedLayout = false
    view.forEachSubview { run($0) }
  }

  private static func layOutWithTraits(_ view: UIView) {
    guard let traits = view.layout.traits, !view.session.uses(traits) else { return layOut(view) }
    view.session.withCurrentTraits(traits) { layOut(view) }
  }

  /// One level: the controller is told around its view's own layout, before deeper levels have theirs.
  private static func layOut(_ view: UIView) {
    view.layout.needsLayout = false
    if let controller = view.hierarchy.controller {
      controller.updateUnavailableIfNeeded()
      if controller.appearance.awaitsIsAppearing { controller.tellIsAppearing() }
      controller.viewWillLayoutSubviews()
    }
    placeSubviews(of: view)
    view.hierarchy.controller?.viewDidLayoutSubviews()
  }

  private static func placeSubviews(of view: UIView) {
    let wasPlacing = view.layout.isPlacingSubviews
    view.layout.isPlacingSubviews = true
    view.layout.reachedOwnLayout = false
    view.session.unrest?.began(view)
    view.layoutSubviews()
    view.session.unrest?.ended()
    view.layout.isPlacingSubviews = wasPlacing
    view.checkOwnLayoutWasReached()
    if view.hasOutdatedSubviews { view.setNeedsLayout() }
  }
}

extension UIView {
  /// What `UIView.layoutSubviews` does.
  func applySolvedFrames() {
    layout.reachedOwnLayout = true
    let root = root
    if root.layout.solutionIsOutdated { session.solveConstraints(of: root) }
    let moment = PlacingMoment(moves: layout.subviewMoves, environment: session.environmentNumber)
    if layout.subviewsPlacedAt == moment { return }
    forEachSubview { $0.applySolvedFrame() }
    layout.subviewsPlacedAt = moment
  }

  /// A solution was found after UIView's own layout had placed the subviews.
  fileprivate var hasOutdatedSubviews: Bool {
    guard layout.reachedOwnLayout, layout.subviewsPlacedAt.moves != layout.subviewMoves else { return false }
    for subview in hierarchy.subviews where subview.layout.solved != nil && !subview.layout.hasAppliedSolution {
      return true
    }
    return false
  }

  /// A view that holds constraints and overrides `layoutSubviews` without `super` ended the program once.
  fileprivate func checkOwnLayoutWasReached() {
    guard !layout.reachedOwnLayout, !layout.constraints.isEmpty, session.behaves(.layoutSubviewsMustReachUIView) else {
      return
    }
    Exception.internalInconsistency.raise(
      """
      Auto Layout still required after executing -layoutSubviews. \(className)'s implementation of -layoutSubviews \
      needs to call super.
      """)
  }

  /// Rounds the alignment rectangle to device pixels and takes the frame around it.
  private func applySolvedFrame() {
    guard let solved = layout.solved else { return }
    if layout.applied == solved, isPlaced { return }
    if !isWhereItWasPut(solved) {
      let aligned = session.pixelGrid.snapEdges(alignmentRect(forFrame: solved))
      take(frame(forAlignmentRect: aligned).standardized)
    }
    layout.applied = solved
    layout.placedIn = session.environmentNumber
    if layout.sizeIsProvisional { settleSize() }
  }

  /// A masked view whose superview is as large as when its frame was set keeps that frame, on pixels or off: who sets it in
  /// `layoutSubviews`, and would have it back rounded, would set it again with each layout.
  private func isWhereItWasPut(_ solved: CGRect) -> Bool {
    guard layout.translatesAutoresizingMask, !layout.sizeIsProvisional else { return false }
    let frame = geometry.uprightFrame
    return frame.size.isSame(as: solved.size) && frame.origin.isSame(as: solved.origin)
  }

  /// Nobody moved the view since its frame was taken, and nothing else is to be had of the solution.
  private var isPlaced: Bool { layout.placedIn == session.environmentNumber && !layout.sizeIsProvisional }

  /// By way of `bounds` and `center`, which a subclass may watch. What differs by the noise of numbers stays: a superview
  /// that sets the same frame by its own sums would have it back, and the two would never agree.
  private func take(_ frame: CGRect) {
    var target = geometry
    target.uprightFrame = frame
    layout.isTakingSolvedFrame = true
    if target.bounds != bounds, !target.bounds.size.isSame(as: bounds.size) { bounds = target.bounds }
    let center = self.center
    if target.center != center, !target.center.isSame(as: center) { self.center = target.center }
    layout.isTakingSolvedFrame = false
  }

  /// The first solved size: masks of subviews refer to it from now on.
  private func settleSize() {
    layout.sizeIsProvisional = false
    for subview in hierarchy.subviews where subview.layout.placement.superviewSize == nil {
      subview.layout.placement.superviewSize = bounds.size
      subview.placeMayDiffer()
    }
  }
}

extension CGSize {
  fileprivate func isSame(as other: CGSize) -> Bool {
    abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}

extension CGPoint {
  fileprivate func isSame(as other: CGPoint) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
}
