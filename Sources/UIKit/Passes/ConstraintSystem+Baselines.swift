// Where a view has its baselines: in its own text, in the text of a view inside it, or at its edges.
extension ConstraintSystem {
  /// - Parameters:
  ///   - start: the top edge of the item's alignment rectangle in the coordinates of `ancestor`.
  ///   - end: its bottom edge.
  func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, from start: LinearExpression,
    to end: LinearExpression, in ancestor: UIView
  ) -> LinearExpression {
    let isFirst = attribute == .firstBaseline
    guard let view = item as? UIView else { return isFirst ? start : end }
    if let offsets = offsets(of: view) {
      return isFirst ? start + Double(offsets.firstFromTop) : end + -Double(offsets.lastFromBottom)
    }
    guard let text = view.baselineView(attribute) else { return isFirst ? start : end }
    if contains(text) { return value(of: attribute, on: text, in: ancestor, partner: nil) }
    let place = text.alignmentRect(forFrame: text.convert(text.bounds, to: view)), offsets = offsets(of: text)
    let area = view.alignmentRect(forFrame: view.bounds)
    return isFirst
      ? start + Double(place.minY - area.minY + (offsets?.firstFromTop ?? 0))
      : end + -Double(area.maxY - place.maxY + (offsets?.lastFromBottom ?? 0))
  }

  /// At the view's solved size; before the first solution, at its natural size.
  private func offsets(of view: UIView) -> BaselineOffsets? {
    let solved = contains(view) ? baselineSizes[view.layout.slot.index] : view.bounds.size
    return view.baselineOffsets(in: solved ?? view.expectedAlignmentSize)
  }
}

extension UIView {
  /// The view that this one leaves a baseline to; nil when it has it itself, as a button does that knows where its title
  /// is going to be.
  func baselineView(_ attribute: NSLayoutConstraint.Attribute) -> UIView? {
    if self is UIButton { return nil }
    let view = session.perform { attribute == .firstBaseline ? forFirstBaselineLayout : forLastBaselineLayout }
    return view !== self && view.isDescendant(of: self) ? view : nil
  }

  /// The natural size, and the current one on an axis without.
  fileprivate var expectedAlignmentSize: CGSize {
    let natural = intrinsicContentSize
    return CGSize(
      width: natural.width >= 0 ? natural.width : bounds.width,
      height: natural.height >= 0 ? natural.height : bounds.height)
  }

  /// What the alignment rectangle leaves out at each edge.
  var layoutInsets: UIEdgeInsets {
    let frame = CGRect(x: 0, y: 0, width: 1000, height: 1000), area = alignmentRect(forFrame: frame)
    return UIEdgeInsets(
      top: area.minY, left: area.minX, bottom: frame.maxY - area.maxY, right: frame.maxX - area.maxX)
  }
}

extension NSLayoutConstraint {
  /// Views whose sizes decide where baselines are.
  var baselineViews: [UIView] {
    var found = (mentionedItems ?? []).compactMap { $0 as? UIView }
    for attribute in [Attribute.firstBaseline, .lastBaseline] {
      for view in found { found += sequence(first: view) { $0.baselineView(attribute) }.dropFirst() }
    }
    return found
  }
}
