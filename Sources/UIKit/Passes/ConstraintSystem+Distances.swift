import ConstraintSolver

// Constraints over the distance between two anchors: up to four edges in one row.
extension ConstraintSystem {
  func distanceRow(for constraint: NSLayoutConstraint) -> Row? {
    guard let distances = constraint.distances,
      let first = length(distances.first, or: constraint.firstItem, constraint.firstAttribute, constraint.isMirrored)
    else { return nil }
    var expression = first + -Double(constraint.constant)
    if constraint.secondItem != nil {
      let isMirrored = constraint.isMirrored
      guard let second = length(distances.second, or: constraint.secondItem, constraint.secondAttribute, isMirrored)
      else { return nil }
      expression = expression - second * Double(constraint.multiplier)
    }
    return expression.row(constraint.relation.solverRelation, priority: constraint.priority.solverPriority)
  }

  /// A distance, or the length that an attribute means.
  private func length(
    _ distance: AnchorDistance?, or item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
    _ isMirrored: Bool
  ) -> LinearExpression? {
    if let distance { return length(distance, isMirrored) }
    return (item as? any LayoutItem).map { length(of: $0, attribute.axis) }
  }

  private func length(_ distance: AnchorDistance, _ isMirrored: Bool) -> LinearExpression? {
    guard let start = distance.start.item as? any LayoutItem, let end = distance.end.item as? any LayoutItem,
      let ancestor = commonAncestor(start, end)
    else { return nil }
    let (from, to) = (distance.start.attribute, distance.end.attribute)
    let followsDirection = from.directionality == .relative || to.directionality == .relative
    let ahead =
      value(of: to.physical(mirrored: isMirrored), on: end, in: ancestor, partner: start)
      - value(of: from.physical(mirrored: isMirrored), on: start, in: ancestor, partner: end)
    return ahead * (isMirrored && followsDirection ? -1 : 1)
  }
}
