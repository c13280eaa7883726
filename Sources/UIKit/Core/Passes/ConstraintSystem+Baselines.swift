// Where a view has its baselines: in its own text, in the text of a view inside it, or at its edges.
extension ConstraintSystem {
  /// The item of a view inside that has the baseline in its text; nil when it is the item's own.
  func textView(in item: Int, _ attribute: NSLayoutConstraint.Attribute) -> Int? {
    guard let view = handles[item].view, offsets(of: view) == nil, let text = view.baselineView(attribute),
      contains(text)
    else { return nil }
    return place(of: text.handle)
  }

  /// From the top edge of the item's alignment rectangle down to its first baseline, or from the bottom edge to its last.
  func baselineOffset(_ attribute: NSLayoutConstraint.Attribute, on item: Int) -> Double {
    guard let view = handles[item].view else { return 0 }
    let isFirst = attribute == .firstBaseline
    if let offsets = offsets(of: view) {
      return isFirst ? Double(offsets.firstFromTop) : -Double(offsets.lastFromBottom)
    }
    guard let text = view.baselineView(attribute) else { return 0 }
    let place = text.alignmentRect(forFrame: text.convert(text.bounds, to: view)), offsets = offsets(of: text)
    let area = view.alignmentRect(forFrame: view.bounds)
    return isFirst
      ? Double(place.minY - area.minY + (offsets?.firstFromTop ?? 0))
      : -Double(area.maxY - place.maxY + (offsets?.lastFromBottom ?? 0))
  }

  /// At the view's solved size; before the first solution, at its natural size.
  private func offsets(of view: UIView) -> BaselineOffsets? {
    let solved = contains(view) ? solvedSizes[place(of: view.handle)] : view.bounds.size
    return view.knownBaselines(in: solved ?? view.expectedAlignmentSize)
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
    let natural = measuredSize
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
