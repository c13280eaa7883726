// A view as the holder of constraints, and as an item with a natural size.
extension UIView {
  /// The constraints this view holds, in the order they were added. What constrains a view is mostly held by its
  /// ancestors.
  public var constraints: [NSLayoutConstraint] { layout.constraints }

  /// What the constraint names has to be in this view's tree by the time it is solved. A constraint that another view
  /// holds stays where it is.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil else { return }
    if !constraint.isPrepared(for: self) { noteUnprepared(constraint) }
    hold(constraint)
  }

  func hold(_ constraint: NSLayoutConstraint) {
    layout.constraints.append(constraint)
    constraint.holder = self
    constraintsDidChange()
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

  /// Does nothing when another view holds the constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layout.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    constraintsDidChange()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout.translatesAutoresizingMask }
    set {
      layout.translatesAutoresizingMask = newValue
      constraintsDidChange()
    }
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layout.hugging[axis] }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layout.hugging[axis] = priority
    constraintsDidChange()
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layout.compression[axis]
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layout.compression[axis] = priority
    constraintsDidChange()
  }

  public var layoutGuides: [UILayoutGuide] { layout.guides }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layout.guides.append(guide)
  }

  /// Takes the guide away together with the constraints that mention it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    root.forEachInTree { holder in
      holder.removeConstraints(holder.constraints.filter { $0.mentions(guide) })
    }
    layout.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The natural size the constraint pass works with: what the document asks for, else what the content asks for.
  func effectiveIntrinsicSize(_ measured: CGSize) -> CGSize {
    guard let placeholder = layout.placeholderIntrinsicSize else { return measured }
    return CGSize(
      width: placeholder.width >= 0 ? placeholder.width : measured.width,
      height: placeholder.height >= 0 ? placeholder.height : measured.height)
  }

  /// Nobody is marked for layout yet: the next solution marks where frames follow from it.
  func constraintsDidChange() {
    root.layout.solutionIsOutdated = true
    noteUnrest(.constraints)
  }

  /// Constraints of ancestors that mention this view or a descendant go when the view leaves them.
  func removeConstraintsHeldAbove() {
    for ancestor in ancestors {
      ancestor.removeConstraints(ancestor.constraints.filter { $0.mentions(descendantOf: self) })
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func mentions(_ guide: UILayoutGuide) -> Bool { mentionedItems?.contains { $0 === guide } ?? false }

  fileprivate func mentions(descendantOf view: UIView) -> Bool {
    mentionedItems?.contains { $0.owningItemView?.isDescendant(of: view) ?? false } ?? false
  }
}
