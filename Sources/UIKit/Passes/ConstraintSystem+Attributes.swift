import ConstraintSolver

// What an attribute of an item means, as an expression over the item's frame variables.
extension ConstraintSystem {
  /// The attribute's value in the coordinates of `ancestor`.
  /// - Parameter partner: the constraint's other item. Seen from inside, the edges of a scroll view are those of its
  ///   content; its centre stays that of the visible part.
  func value(
    of attribute: NSLayoutConstraint.Attribute, on item: LayoutItem, in ancestor: UIView, partner: LayoutItem?
  ) -> LinearExpression {
    let axis = attribute.axis
    if !attribute.isLocation { return length(of: item, axis) }
    let target = attribute.isCentre ? item : contentGuide(of: item, seenBy: partner) ?? item
    let start = edge(.min, of: target, axis, in: ancestor)
    let end = edge(.max, of: target, axis, in: ancestor)
    let margins = (item as? UIView)?.layoutMargins ?? .zero
    switch attribute {
    case .left, .top: return start
    case .right, .bottom: return end
    case .centerX, .centerY: return (start + end) * 0.5
    case .leftMargin: return start + Double(margins.left)
    case .rightMargin: return end + -Double(margins.right)
    case .topMargin: return start + Double(margins.top)
    case .bottomMargin: return end + -Double(margins.bottom)
    case .centerXWithinMargins: return (start + end + Double(margins.left - margins.right)) * 0.5
    case .centerYWithinMargins: return (start + end + Double(margins.top - margins.bottom)) * 0.5
    case .firstBaseline, .lastBaseline: return baseline(attribute, of: item, from: start, to: end, in: ancestor)
    case .leading, .trailing, .leadingMargin, .trailingMargin, .width, .height, .notAnAttribute: return start
    }
  }

  /// The length of the alignment rectangle.
  func length(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    let insets = alignmentInsets(of: item, axis)
    return LinearExpression(rectangle(of: item).length(axis)) + Double(-insets.min - insets.max)
  }

  private enum Edge { case min, max }

  /// An edge of the item's alignment rectangle, in the coordinates of `ancestor`.
  private func edge(_ edge: Edge, of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView)
    -> LinearExpression
  {
    let rectangle = rectangle(of: item)
    let insets = alignmentInsets(of: item, axis)
    let start = origin(of: item, axis, in: ancestor)
    return edge == .min
      ? start + Double(insets.min)
      : start + LinearExpression(rectangle.length(axis)) + Double(-insets.max)
  }

  /// The item's origin: a sum along the containers up to `ancestor`.
  private func origin(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView) -> LinearExpression {
    if item === ancestor { return LinearExpression(constant: ancestor.boundsOrigin(axis)) }
    var sum = LinearExpression(rectangle(of: item).position(axis))
    var container = item.itemContainer
    while let view = container, view !== ancestor {
      sum = sum + LinearExpression(rectangle(of: view).position(axis)) + -view.boundsOrigin(axis)
      container = view.superview
    }
    return sum
  }

  private func alignmentInsets(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> (min: CGFloat, max: CGFloat) {
    guard let insets = (item as? UIView)?.layoutInsets else { return (0, 0) }
    return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  private func contentGuide(of item: LayoutItem, seenBy partner: LayoutItem?) -> UILayoutGuide? {
    guard let scrollView = item as? UIScrollView, let inner = partner?.owningItemView, partner !== item,
      inner.isDescendant(of: scrollView), inner !== scrollView
    else { return nil }
    let guide = scrollView.contentLayoutGuide
    return contains(guide) ? guide : nil
  }
}

extension UIView {
  fileprivate func boundsOrigin(_ axis: NSLayoutConstraint.Axis) -> Double {
    Double(axis == .horizontal ? bounds.origin.x : bounds.origin.y)
  }
}

extension NSLayoutConstraint.Attribute {
  /// > Basis: captured. Contents that share edges and centre with their scroll view have its size (5 documents).
  fileprivate var isCentre: Bool { self == .centerX || self == .centerY }
}
