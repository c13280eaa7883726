// The baselines of views: in their own text, in the text of a view inside them, or at their edges.
extension ConstraintSystem {
  /// Returns the item inside a view whose text has the baseline, or nil if the view itself has it.
  func textView(in item: Int, _ attribute: NSLayoutConstraint.Attribute) -> Int? {
    guard let view = handles[item].view, offsets(of: view) == nil, let text = view.baselineView(attribute),
      contains(text)
    else { return nil }
    return place(of: text.handle)
  }

  /// Returns the offset from the top edge of the alignment rect to the first baseline, or from the bottom edge to the
  /// last.
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

  /// Returns the baseline offsets at the view's solved size, or at its intrinsic content size before the first
  /// solution.
  private func offsets(of view: UIView) -> BaselineOffsets? {
    let solved = contains(view) ? solvedSizes[place(of: view.handle)] : view.bounds.size
    return view.knownBaselines(in: solved ?? view.expectedAlignmentSize)
  }
}

extension UIView {
  /// Returns the view that provides a baseline for this one, or nil if this view does. A button does, because it knows
  /// where its title will be.
  func baselineView(_ attribute: NSLayoutConstraint.Attribute) -> UIView? {
    if placesBaselines { return nil }
    let view = session.perform { attribute == .firstBaseline ? forFirstBaselineLayout : forLastBaselineLayout }
    return view !== self && view.isDescendant(of: self) ? view : nil
  }

  /// The intrinsic content size, with the current length on an axis that has none.
  fileprivate var expectedAlignmentSize: CGSize {
    let natural = measuredSize
    return CGSize(
      width: natural.width >= 0 ? natural.width : bounds.width,
      height: natural.height >= 0 ? natural.height : bounds.height)
  }

  /// The alignment rect insets.
  var layoutInsets: UIEdgeInsets {
    let frame = CGRect(x: 0, y: 0, width: 1000, height: 1000), area = alignmentRect(forFrame: frame)
    return UIEdgeInsets(
      top: area.minY, left: area.minX, bottom: frame.maxY - area.maxY, right: frame.maxX - area.maxX)
  }
}

extension NSLayoutConstraint {
  /// The views whose sizes determine the baselines.
  var baselineViews: [UIView] {
    var found = (mentionedItems ?? []).compactMap { $0 as? UIView }
    for attribute in [Attribute.firstBaseline, .lastBaseline] {
      for view in found { found += sequence(first: view) { $0.baselineView(attribute) }.dropFirst() }
    }
    return found
  }
}
