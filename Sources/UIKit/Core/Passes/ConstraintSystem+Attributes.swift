import ConstraintSolver

// The attributes of items as linear terms over the variables of their frames.
extension ConstraintSystem {
  /// Writes `factor` times the attribute's value in the coordinates of the item `ancestor`.
  /// - Parameter partner: The constraint's other item. For items inside a scroll view, its edges are those of its
  ///   content, while its center stays that of the visible part.
  /// - Returns: The constant part.
  func write(
    _ attribute: NSLayoutConstraint.Attribute, of item: Int, in ancestor: Int, partner: Int?, _ factor: Double
  ) -> Double {
    let axis = attribute.axis
    if !attribute.isLocation { return writeLength(of: item, axis, factor) }
    if attribute.isBaseline, let text = textView(in: item, attribute) {
      return write(attribute, of: text, in: ancestor, partner: nil, factor)
    }
    let target = attribute.isCentre ? item : contentGuide(of: item, seenBy: partner) ?? item
    let share = attribute.shareOfLength
    if share != 0 { solver.write(factor * share, items[target].rectangle.length(axis)) }
    var constant = writeOrigin(of: target, axis, in: ancestor, factor)
    if !items[target].isPlain {
      if share != 0 { items[target][axis].isSaid = true }
      let insets = readings[target].insets.along(axis)
      constant += factor * (insets.min * (1 - share) - insets.max * share)
    }
    return attribute.isEdgeOrCentre ? constant : constant + factor * offset(of: attribute, on: item)
  }

  /// Writes the length of the alignment rect.
  func writeLength(of item: Int, _ axis: NSLayoutConstraint.Axis, _ factor: Double) -> Double {
    solver.write(factor, items[item].rectangle.length(axis))
    if items[item].isPlain { return 0 }
    items[item][axis].isSaid = true
    let insets = readings[item].insets.along(axis)
    return -factor * (insets.min + insets.max)
  }

  /// Writes the item's origin, a sum over its containers up to `ancestor`.
  private func writeOrigin(
    of item: Int, _ axis: NSLayoutConstraint.Axis, in ancestor: Int, _ factor: Double
  ) -> Double {
    if item == ancestor { return factor * boundsOrigin(of: item, axis) }
    solver.write(factor, items[item].rectangle.position(axis))
    var container = items[item].container, constant = 0.0
    while container >= 0, container != ancestor {
      solver.write(factor, items[container].rectangle.position(axis))
      constant -= factor * boundsOrigin(of: container, axis)
      container = items[container].container
    }
    return constant
  }

  private func boundsOrigin(of item: Int, _ axis: NSLayoutConstraint.Axis) -> Double {
    if items[item].isPlain { return 0 }
    let origin = readings[item].boundsOrigin
    return Double(axis == .horizontal ? origin.x : origin.y)
  }

  private func contentGuide(of item: Int, seenBy partner: Int?) -> Int? {
    let guide = Int(items[item].contentGuide)
    guard guide >= 0, let partner, partner != item else { return nil }
    let isOwned = items[partner].isGuide && items[partner].container == item
    var container = items[partner].container
    while container >= 0, container != item { container = items[container].container }
    return container == item && !isOwned ? guide : nil
  }

  /// Returns the distance from the attribute's reference edge or center to the attribute.
  private func offset(of attribute: NSLayoutConstraint.Attribute, on item: Int) -> Double {
    switch attribute {
    case .firstBaseline, .lastBaseline: return baselineOffset(attribute, on: item)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins:
      handles[item].insetsMatter = true
      return handles[item].view?.marginsOfGuides.offset(of: attribute) ?? 0
    default: return 0
    }
  }
}

extension UIEdgeInsets {
  func along(_ axis: NSLayoutConstraint.Axis) -> (min: Double, max: Double) {
    axis == .horizontal ? (Double(left), Double(right)) : (Double(top), Double(bottom))
  }

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

extension NSLayoutConstraint.Attribute {
  /// > Basis: captured. Content that shares edges and center with its scroll view has the scroll view's size (5
  /// > documents).
  fileprivate var isCentre: Bool { self == .centerX || self == .centerY }

  fileprivate var isEdgeOrCentre: Bool {
    switch self {
    case .left, .right, .top, .bottom, .centerX, .centerY: true
    default: false
    }
  }

  /// The position of the attribute as a fraction of the alignment rect's length, without margins and baselines.
  fileprivate var shareOfLength: Double {
    switch self {
    case .right, .bottom, .rightMargin, .bottomMargin, .lastBaseline: 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    default: 0
    }
  }
}
