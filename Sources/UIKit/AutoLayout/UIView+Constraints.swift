// A view as the holder of constraints, and as an item with a natural size.
extension UIView {
  /// The constraints this view holds, in the order they were added. What constrains a view is mostly held by its
  /// ancestors.
  ///
  /// Behind them stand, once a layout has needed them, those that the system holds here: of the view's natural size
  /// (`NSContentSizeLayoutConstraint`) and of its subviews' autoresizing masks (`NSAutoresizingMaskLayoutConstraint`).
  ///
  /// > Basis: captured, published logs: who holds these two, and that masks become constraints with the first layout.
  /// > Assumed: that they come last, and that the others that the system makes are not shown.
  public var constraints: [NSLayoutConstraint] {
    layout.constraints.all + (root.layout.system?.ownOrigins(heldBy: self).map(SystemLayoutConstraint.make) ?? [])
  }

  /// What the constraint names has to be in this view's tree by the time it is solved. A constraint that another view
  /// holds stays where it is.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isHeld, !(constraint is SystemLayoutConstraint) else { return }
    if !constraint.isPrepared(for: self) { noteUnprepared(constraint) }
    hold(constraint)
  }

  func hold(_ constraint: NSLayoutConstraint) {
    ViewReference(self).take(constraint)
    constraintsDidChange()
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Does nothing when another view holds the constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layout.constraints.remove(constraint)
    constraint.holder = nil
    constraintsDidChange()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout.translatesAutoresizingMask }
    set {
      if newValue == layout.translatesAutoresizingMask { return }
      layout.translatesAutoresizingMask = newValue
      constraintsDidChange()
    }
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layout.hugging[axis] }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if priority == layout.hugging[axis] { return }
    layout.hugging[axis] = priority
    wishesDidChange()
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layout.compression[axis]
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if priority == layout.compression[axis] { return }
    layout.compression[axis] = priority
    wishesDidChange()
  }

  public var layoutGuides: [UILayoutGuide] { layout.guides }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layout.guides.append(guide)
    rowsMayDiffer()
  }

  /// Takes the guide away together with the constraints that mention it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    root.forEachInTree { holder in
      holder.removeConstraints(holder.layout.constraints.all.filter { $0.mentions(guide) })
    }
    layout.guides.removeAll { $0 === guide }
    guide.owningView = nil
    rowsMayDiffer()
  }

  /// The natural size the constraint pass works with: what the document asks for, else what the content asks for.
  func effectiveIntrinsicSize(_ measured: CGSize) -> CGSize {
    guard let placeholder = layout.placeholderIntrinsicSize else { return measured }
    return CGSize(
      width: placeholder.width >= 0 ? placeholder.width : measured.width,
      height: placeholder.height >= 0 ? placeholder.height : measured.height)
  }

  /// Constraints of ancestors that mention this view or a descendant go when the view leaves them.
  func removeConstraintsHeldAbove() {
    let holders = ancestors.filter { !$0.layout.constraints.isEmpty }
    if holders.isEmpty { return }
    let walk = session.nextSystemNumber()
    forEachInTree { $0.handle.mention = walk }
    for ancestor in holders {
      ancestor.layout.constraints.all.filter { $0.mentions(walk) }.forEach(ancestor.removeConstraint)
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func mentions(_ guide: UILayoutGuide) -> Bool { mentionedItems?.contains { $0 === guide } ?? false }

  /// - Parameter walk: of the views that are meant.
  fileprivate func mentions(_ walk: UInt32) -> Bool {
    guard distances == nil else {
      return mentionedItems?.contains { $0.owningItemView?.handle.mention == walk } ?? false
    }
    return first?.owner?.handle.mention == walk || second?.owner?.handle.mention == walk
  }
}
