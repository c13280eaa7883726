// Who is arranged, and when constraints are made.
extension UIStackView {
  func arrange(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      Exception.internalInconsistency.raise(
        """
        -[\(className) insertArrangedSubview:atIndex:]: index \(stackIndex) is beyond the \(arrangedSubviews.count) \
        arranged subviews
        """)
    }
    if let old = placeOfArranged(view) { arrangedSubviews.remove(at: old) }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Nothing happens to a view that is not arranged.
  func unarrange(_ view: UIView) {
    guard let index = placeOfArranged(view) else { return }
    arrangedSubviews.remove(at: index)
    state.customSpacings[ObjectIdentifier(view)] = nil
    state.constraints.release(view)
    arrangementDidChange()
  }

  /// One or two that leave take their constraints with them; many are better done with together.
  func expectMoreToLeave() {
    state.leavers += 1
    if state.leavers == 3 { state.constraints.park(self) }
  }

  private func placeOfArranged(_ view: UIView) -> Int? {
    view.superview === self ? arrangedSubviews.firstIndex { $0 === view } : nil
  }

  func arrangementDidChange() {
    if state.needsArrangement, layout.needsUpdateConstraints, layout.needsLayout { return }
    state.needsArrangement = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
    superview?.subviewContentSizeDidChange()
  }

  /// Shares depend on natural sizes and on who wraps; a stack view around this one may depend on its size.
  func contentSizesDidChange() {
    if sharesDependOnContent {
      state.needsArrangement = true
      setNeedsUpdateConstraints()
    }
    superview?.subviewContentSizeDidChange()
  }

  private var sharesDependOnContent: Bool {
    switch distribution {
    case .fillProportionally: true
    case .fill: state.sharesWidthAmongTexts
    case .fillEqually, .equalSpacing, .equalCentering: false
    }
  }

  /// Brings the constraints up to date; those that are still wanted stay as they are.
  func arrangeIfNeeded() {
    guard state.needsArrangement else { return }
    (state.needsArrangement, state.leavers) = (false, 0)
    let arrangement = StackArrangement(of: self, reusing: state.guides)
    state.guides = arrangement.guides
    state.sharesWidthAmongTexts = arrangement.sharesWidthAmongTexts
    state.constraints.become(arrangement.constraints, of: self)
    state.guides.dropUnused(from: self)
  }
}

extension UIView {
  /// The view's text may take several lines from now on, or no longer: a row around it shares its width anew.
  func wrappingDidChange() { (superview as? UIStackView)?.arrangementDidChange() }
}

// Spacings.
extension UIStackView {
  /// A view that is not arranged has none.
  func keepCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard spacing != customSpacing(after: view), arrangedSubviews.contains(where: { $0 === view }) else { return }
    state.customSpacings[ObjectIdentifier(view)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The room after a visible view.
  func spacingInPoints(after view: UIView) -> CGFloat {
    let custom = state.customSpacings.isEmpty ? UIStackView.spacingUseDefault : customSpacing(after: view)
    if custom != UIStackView.spacingUseDefault { return session.pixelGrid.round(points(custom)) }
    return spacing == UIStackView.spacingUseDefault ? 0 : points(spacing)
  }

  func usesSystemSpacing(after view: UIView) -> Bool {
    let custom = state.customSpacings.isEmpty ? UIStackView.spacingUseDefault : customSpacing(after: view)
    return (custom == UIStackView.spacingUseDefault ? spacing : custom) == UIStackView.spacingUseSystem
  }

  func points(_ spacing: CGFloat) -> CGFloat {
    spacing == UIStackView.spacingUseSystem ? session.metrics.margins.siblingSpacing : spacing
  }
}
