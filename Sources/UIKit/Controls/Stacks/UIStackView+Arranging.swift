// Adding and removing arranged subviews, and computing their constraints.
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

  /// Removes an arranged subview. Other views are ignored.
  func unarrange(_ view: UIView) {
    guard let index = placeOfArranged(view) else { return }
    arrangedSubviews.remove(at: index)
    state.customSpacings[ObjectIdentifier(view)] = nil
    state.constraints.release(view)
    arrangementDidChange()
  }

  /// Counts a removed subview. The first two take their constraints with them; after that, all constraints are removed
  /// at once.
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

  /// Updates the constraints after a change of intrinsic sizes. Shares of the width depend on them, and an outer stack
  /// view may depend on this one's size.
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

  /// Updates the constraints if needed. Those that are still needed do not change.
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
  /// Updates the stack view around the view after its text has started or stopped wrapping.
  func wrappingDidChange() { (superview as? UIStackView)?.arrangementDidChange() }
}

// Spacings.
extension UIStackView {
  /// Sets the spacing after an arranged subview. Other views are ignored.
  func keepCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard spacing != customSpacing(after: view), arrangedSubviews.contains(where: { $0 === view }) else { return }
    state.customSpacings[ObjectIdentifier(view)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the spacing after a visible view.
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
