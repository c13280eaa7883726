// Who has to be told that rows are no longer what they were. Systems do not look for changes: what can change a row ends
// up here. `Session.checksSolutions` finds what does not.
extension UIView {
  /// Constraints, or which views there are, are not what they were: the tree is to be solved again before its next
  /// layout.
  ///
  /// Nobody is marked for layout yet: the next solution marks where frames follow from it.
  func constraintsDidChange() {
    forEachSystem(tellsMeasurers: true) { $0.isOutdated = true }.solutionIsOutdated = true
    traceInvalidation(.constraints)
  }

  /// A number in a row may be another one, and counts from the next solution on.
  func rowsMayDiffer() { _ = forEachSystem { $0.isOutdated = true } }

  /// The same for numbers that only a view in a system has: frames and masks, bounds, margins.
  func placeMayDiffer() { if handle.isInSystem { rowsMayDiffer() } }

  /// Nothing but the constant or the priority of a constraint.
  func didChange(_ constraint: NSLayoutConstraint) {
    forEachSystem(tellsMeasurers: true) { $0.didChange(constraint) }.solutionIsOutdated = true
    traceInvalidation(.constraints)
  }

  /// The content is to be measured again.
  func naturalSizeDidChange() {
    layout.measures = IntrinsicSizeCache()
    contentPrioritiesDidChange()
  }

  /// How strongly the view wants its natural size.
  func contentPrioritiesDidChange() {
    forEachSystem(tellsMeasurers: true) { $0.didChangeContent(of: handle) }.solutionIsOutdated = true
    traceInvalidation(.constraints)
  }

  /// The same for what counts from the next solution on.
  func contentMayDiffer() {
    layout.measures = IntrinsicSizeCache()
    _ = forEachSystem { $0.didChangeContent(of: handle) }
  }

  /// Margins or the safe area are others: most views have none in a row.
  func insetsDidChange() { if hierarchy.above == nil || handle.insetsMatter { constraintsDidChange() } }

  /// What surrounds the content is another: text size, direction, safe area.
  func surroundingsDidChange() {
    layout.measures = IntrinsicSizeCache()
    rowsMayDiffer()
  }

  // MARK: Wishes, of which all views above know

  /// Of another frame: the insets of most views, and of what is in them, do not follow from it.
  func geometryDidChange() { if layout.insetsFollowGeometry { markNeedsTraitUpdate() } }

  /// Something that trait passes read in views is another: a frame, a place in the tree, a margin, an appearance.
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

  /// Calls `body` for the systems that the view can be in: those that measure it or a view above it, and that of the
  /// root.
  ///
  /// - Parameter tellsMeasurers: so does who has measured such a view.
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
