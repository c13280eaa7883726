import ConstraintSolver

// What an attribute of an item means, written as terms over the item's frame variables.
extension ConstraintSystem {
  /// Writes `factor` times the attribute's value in the coordinates of `ancestor`.
  /// - Parameter partner: the constraint's other item. Seen from inside, the edges of a scroll view are those of its
  ///   content; its centre stays that of the visible part.
  /// - Returns: the part that is no variable's.
  func write(
    _ attribute: NSLayoutConstraint.Attribute, of item: ItemHandle, in ancestor: UIView, partner: ItemHandle?,
    _ factor: Double
  ) -> Double {
    let axis = attribute.axis
    if !attribute.isLocation { return writeLength(of: item, axis, factor) }
    let target = attribute.isCentre ? item : contentGuide(of: item, seenBy: partner) ?? item
    let share = attribute.shareOfLength
    let insets = target.alignmentInsets(axis)
    if share != 0 { solver.write(factor * share, rectangle(of: target).length(axis)) }
    let inset = Double(insets.min) * (1 - share) - Double(insets.max) * share
    return writeOrigin(of: target, axis, in: ancestor, factor) + factor * (inset + offset(of: attribute, on: item))
  }

  /// The length of the alignment rectangle.
  func writeLength(of item: ItemHandle, _ axis: NSLayoutConstraint.Axis, _ factor: Double) -> Double {
    solver.write(factor, rectangle(of: item).length(axis))
    let insets = item.alignmentInsets(axis)
    return -factor * Double(insets.min + insets.max)
  }

  /// The item's origin: a sum along the containers up to `ancestor`.
  private func writeOrigin(
    of item: ItemHandle, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView, _ factor: Double
  ) -> Double {
    if item.view === ancestor { return factor * ancestor.boundsOrigin(axis) }
    solver.write(factor, rectangle(of: item).position(axis))
    var container = item.view?.superview ?? item.guide?.owningView
    var constant = 0.0
    while let view = container, view !== ancestor {
      solver.write(factor, rectangle(of: view.handle).position(axis))
      constant -= factor * view.boundsOrigin(axis)
      container = view.superview
    }
    return constant
  }

  private func contentGuide(of item: ItemHandle, seenBy partner: ItemHandle?) -> ItemHandle? {
    guard let guide = items[place(of: item)].contentGuide, let scrollView = item.view, let inner = partner?.owner,
      partner !== item, inner !== scrollView, inner.isDescendant(of: scrollView)
    else { return nil }
    return items[guide].handle
  }

  /// How far the attribute is from the edge or centre that it goes by.
  private func offset(of attribute: NSLayoutConstraint.Attribute, on item: ItemHandle) -> Double {
    switch attribute {
    case .firstBaseline: return Double(baselines(of: item)?.firstFromTop ?? 0)
    case .lastBaseline: return -Double(baselines(of: item)?.lastFromBottom ?? 0)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins:
      item.insetsMatter = true
      return item.view?.layoutMargins.offset(of: attribute) ?? 0
    default: return 0
    }
  }

  /// Baselines of the view at its solved size; before the first solution, at its natural size.
  private func baselines(of item: ItemHandle) -> BaselineOffsets? {
    guard let view = item.view else { return nil }
    return view.knownBaselines(in: items[place(of: item)].solvedSize ?? view.expectedAlignmentSize)
  }
}

extension ItemHandle {
  @MainActor func alignmentInsets(_ axis: NSLayoutConstraint.Axis) -> (min: CGFloat, max: CGFloat) {
    guard let insets = view?.alignmentRectInsets else { return (0, 0) }
    return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}

extension UIEdgeInsets {
  fileprivate func offset(of attribute: NSLayoutConstraint.Attribute) -> Double {
    switch attribute {
    case .leftMargin: Double(left)
    case .rightMargin: -Double(right)
    case .topMargin: Double(top)
    case .bottomMargin: -Double(bottom)
    case .centerXWithinMargins: Double(left - right) / 2
    case .centerYWithinMargins: Double(top - bottom) / 2
    default: 0
    }
  }
}

extension UIView {
  fileprivate func boundsOrigin(_ axis: NSLayoutConstraint.Axis) -> Double {
    Double(axis == .horizontal ? geometry.bounds.origin.x : geometry.bounds.origin.y)
  }

  /// The natural size, and the current one on an axis without.
  fileprivate var expectedAlignmentSize: CGSize {
    let natural = measuredSize
    return CGSize(
      width: natural.width >= 0 ? natural.width : bounds.width,
      height: natural.height >= 0 ? natural.height : bounds.height)
  }
}

extension NSLayoutConstraint.Attribute {
  /// > Basis: captured. Contents that share edges and centre with their scroll view have its size (5 documents).
  fileprivate var isCentre: Bool { self == .centerX || self == .centerY }

  /// How far along the length of the alignment rectangle the attribute is, but for margins and baselines.
  fileprivate var shareOfLength: Double {
    switch self {
    case .right, .bottom, .rightMargin, .bottomMargin, .lastBaseline: 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    default: 0
    }
  }
}
