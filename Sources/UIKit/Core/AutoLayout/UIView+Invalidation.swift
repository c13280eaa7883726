// Invalidation of rows. Systems do not look for changes: whatever can change a row must call one of these methods.
// `Session.checksSolutions` detects the cases that do not.
extension UIView {
  /// Invalidates the solution after constraints or the set of views have changed. The tree is solved again before its
  /// next layout.
  ///
  /// Does not mark views for layout: the next solution marks those whose frames it determines.
  func constraintsDidChange() {
    forEachSystem(tellsMeasurers: true) { $0.isOutdated = true }.solutionIsOutdated = true
    traceInvalidation(.constraints)
  }

  /// Invalidates rows whose numbers may have changed. The change takes effect with the next solution.
  func rowsMayDiffer() { _ = forEachSystem { $0.isOutdated = true } }

  /// Invalidates rows like ``rowsMayDiffer()``, for numbers that only a view in a system has: frames and masks, bounds,
  /// margins.
  func placeMayDiffer() { if handle.isInSystem { rowsMayDiffer() } }

  /// Invalidates the solution after a constraint's constant or priority has changed.
  func didChange(_ constraint: NSLayoutConstraint) {
    forEachSystem(tellsMeasurers: true) { $0.didChange(constraint) }.solutionIsOutdated = true
    traceInvalidation(.constraints)
  }

  /// Invalidates the measured content size.
  func naturalSizeDidChange() {
    layout.measures = IntrinsicSizeCache()
    contentPrioritiesDidChange()
  }

  /// Invalidates the solution after the content hugging or compression resistance has changed.
  func contentPrioritiesDidChange() {
    forEachSystem(tellsMeasurers: true) { $0.didChangeContent(of: handle) }.solutionIsOutdated = true
    traceInvalidation(.constraints)
  }

  /// Invalidates the measured content size. The change takes effect with the next solution.
  func contentMayDiffer() {
    layout.measures = IntrinsicSizeCache()
    _ = forEachSystem { $0.didChangeContent(of: handle) }
  }

  /// Invalidates the solution after margins or the safe area have changed. Most views have neither in a row.
  func insetsDidChange() { if hierarchy.above == nil || handle.insetsMatter { constraintsDidChange() } }

  /// Invalidates measurements after the content's environment has changed: text size, direction, safe area.
  func surroundingsDidChange() {
    layout.measures = IntrinsicSizeCache()
    rowsMayDiffer()
  }

  // MARK: Requests, which mark all views above

  /// Requests a trait pass after the frame has changed, if insets depend on it. For most views they do not.
  func geometryDidChange() { if layout.insetsFollowGeometry { markNeedsTraitUpdate() } }

  /// Requests a trait pass after a value that trait passes read has changed: a frame, a place in the tree, a margin, an
  /// appearance.
  func markNeedsTraitUpdate() {
    var view = ViewReference(self)
    while !view.someNeedTraits {
      view.someNeedTraits = true
      guard let superview = view.above else { return }
      view = superview
    }
  }

  func markNeedsLayout() {
    layout.needsLayout = true
    var view = ViewReference(self)
    while let superview = view.above, !superview.someBelowNeedLayout {
      superview.someBelowNeedLayout = true
      view = superview
    }
    if !session.posted.isComplete, view.above == nil, let window = view.view as? UIWindow, !window.isHidden {
      session.requestFrame()
    }
  }

  func markNeedsConstraintUpdate() {
    layout.needsUpdateConstraints = true
    tellAboveOfUpdateConstraints()
  }

  func tellAboveOfUpdateConstraints() {
    var view = ViewReference(self)
    while let superview = view.above, !superview.someBelowNeedUpdateConstraints {
      superview.someBelowNeedUpdateConstraints = true
      view = superview
    }
  }

  /// Calls `body` for the systems that can contain the view: those that measure it or a view above it, and that of the
  /// root.
  ///
  /// - Parameter tellsMeasurers: whether superviews that have measured such a view are notified.
  /// - Returns: the root.
  private func forEachSystem(tellsMeasurers: Bool = false, _ body: (ConstraintSystem) -> Void) -> ViewReference {
    var view = ViewReference(self)
    while true {
      if view.hasSystem, let system = view.view.layout.fittingSystem {
        body(system)
        if tellsMeasurers { view.above?.view.measuredSubviewDidChange() }
      }
      guard let superview = view.above else { break }
      view = superview
    }
    if view.hasSystem, let system = view.view.layout.system { body(system) }
    return view
  }
}
