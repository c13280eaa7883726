/// The layout pass: applies solved values as frames and calls `layoutSubviews`, from the root down.
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

  /// Lays out one level. The controller is notified before and after its view's own layout, before deeper levels.
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
  /// The implementation of `UIView.layoutSubviews`.
  func applySolvedFrames() {
    layout.reachedOwnLayout = true
    let root = root
    if root.layout.solutionIsOutdated { session.solveConstraints(of: root) }
    let moment = PlacingMoment(moves: layout.subviewMoves, environment: session.environmentNumber)
    if layout.subviewsPlacedAt == moment { return }
    forEachSubview { $0.applySolvedFrame() }
    layout.subviewsPlacedAt = moment
  }

  /// Whether a solution was found after `UIView.layoutSubviews` placed the subviews.
  fileprivate var hasOutdatedSubviews: Bool {
    guard layout.reachedOwnLayout, layout.subviewsPlacedAt.moves != layout.subviewMoves else { return false }
    for subview in hierarchy.subviews where subview.layout.solved != nil && !subview.layout.hasAppliedSolution {
      return true
    }
    return false
  }

  /// Raises an exception, as early iOS did, if a view that holds constraints overrides `layoutSubviews` without
  /// `super`.
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

  /// Rounds the alignment rect to device pixels and sets the frame around it.
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

  /// Whether a masked view keeps the frame that was set, even off the pixel grid, because its superview has the same
  /// size as then. Otherwise code that sets it in `layoutSubviews` would read it back rounded and set it again with
  /// each layout.
  private func isWhereItWasPut(_ solved: CGRect) -> Bool {
    guard layout.translatesAutoresizingMask, !layout.sizeIsProvisional else { return false }
    let frame = geometry.uprightFrame
    return frame.size.isSame(as: solved.size) && frame.origin.isSame(as: solved.origin)
  }

  /// Whether the view has not moved since its solved frame was applied, so that nothing is left to apply.
  private var isPlaced: Bool { layout.placedIn == session.environmentNumber && !layout.sizeIsProvisional }

  /// Sets `bounds` and `center`, which subclasses may observe. Rounding differences are ignored: a superview that
  /// computes the same frame itself would set it back, and the two would never agree.
  private func take(_ frame: CGRect) {
    var target = geometry
    target.uprightFrame = frame
    layout.isTakingSolvedFrame = true
    if target.bounds != bounds, !target.bounds.size.isSame(as: bounds.size) { bounds = target.bounds }
    let center = self.center
    if target.center != center, !target.center.isSame(as: center) { self.center = target.center }
    layout.isTakingSolvedFrame = false
  }

  /// Called for the first solved size, which the masks of subviews refer to from now on.
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
