// A view as the holder of constraints, and as an item with an intrinsic size.
extension UIView {
  func takeConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isHeld, !(constraint is SystemLayoutConstraint) else { return }
    if !constraint.isPrepared(for: self) { noteUnprepared(constraint) }
    hold(constraint)
  }

  func hold(_ constraint: NSLayoutConstraint) {
    ViewReference(self).take(constraint)
    constraintsDidChange()
  }

  func releaseConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layout.constraints.remove(constraint)
    constraint.holder = nil
    constraintsDidChange()
  }

  var translatesMask: Bool {
    get { layout.translatesAutoresizingMask }
    set {
      if newValue == layout.translatesAutoresizingMask { return }
      layout.translatesAutoresizingMask = newValue
      constraintsDidChange()
    }
  }

  func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if priority == layout.hugging[axis] { return }
    layout.hugging[axis] = priority
    contentPrioritiesDidChange()
  }

  func setCompressionResistance(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if priority == layout.compression[axis] { return }
    layout.compression[axis] = priority
    contentPrioritiesDidChange()
  }

  func take(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layout.guides.append(guide)
    rowsMayDiffer()
  }

  func release(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    root.forEachInTree { holder in
      holder.removeConstraints(holder.layout.constraints.all.filter { $0.mentions(guide) })
    }
    layout.guides.removeAll { $0 === guide }
    guide.owningView = nil
    rowsMayDiffer()
  }

  /// Returns the intrinsic size for the constraint pass: the document's placeholder, or else the measured size, limited
  /// to lengths whose sums stay exact.
  func effectiveIntrinsicSize(_ measured: CGSize) -> CGSize {
    let measured = CGSize(width: measured.width.asNaturalLength, height: measured.height.asNaturalLength)
    guard let placeholder = layout.placeholderIntrinsicSize else { return measured }
    return CGSize(
      width: placeholder.width >= 0 ? placeholder.width : measured.width,
      height: placeholder.height >= 0 ? placeholder.height : measured.height)
  }

  /// Removes the constraints of ancestors that refer to this view or its descendants. Called when the view leaves its
  /// ancestors.
  func removeConstraintsHeldAbove() {
    let holders = ancestors.filter { !$0.layout.constraints.isEmpty }
    if holders.isEmpty { return }
    let walk = session.core.nextSystemNumber()
    forEachInTree { $0.handle.mention = walk }
    for ancestor in holders {
      ancestor.layout.constraints.all.filter { $0.mentions(walk) }.forEach(ancestor.removeConstraint)
    }
  }
}

extension CGFloat {
  /// > Basis: captured. A report: a view whose natural width is `greatestFiniteMagnitude` is 2777777 wide. Assumed:
  /// > that the same holds for heights, and that NaN means no intrinsic size.
  fileprivate var asNaturalLength: CGFloat { isNaN ? UIView.noIntrinsicMetric : Swift.min(self, 2_777_777) }
}

extension NSLayoutConstraint {
  fileprivate func mentions(_ guide: UILayoutGuide) -> Bool { mentionedItems?.contains { $0 === guide } ?? false }

  /// - Parameter walk: the walk that marked the views in question.
  fileprivate func mentions(_ walk: UInt32) -> Bool {
    guard distances == nil else {
      return mentionedItems?.contains { $0.owningItemView?.handle.mention == walk } ?? false
    }
    return first?.owner?.handle.mention == walk || second?.owner?.handle.mention == walk
  }
}
