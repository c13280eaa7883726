// Constraints on the distance between two anchors, with up to four edges in one row.
extension ConstraintSystem {
  /// - Returns: The constant part, or nil, with nothing written, if an item is not in this system.
  func writeDistances(of constraint: NSLayoutConstraint) -> Double? {
    guard let distances = constraint.distances, let items = constraint.mentionedItems, items.allSatisfy(contains) else {
      return nil
    }
    let isMirrored = isMirrored(constraint)
    let first = writeLength(distances.first, or: constraint.first, constraint.firstAttribute, 1, isMirrored)
    guard constraint.second != nil else { return first }
    let factor = -Double(constraint.multiplier)
    return first
      + writeLength(
        distances.second, or: constraint.second, constraint.secondAttribute, factor, isMirrored)
  }

  /// Writes a distance, or the length that an attribute stands for.
  private func writeLength(
    _ distance: AnchorDistance?, or item: ItemHandle?, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    _ isMirrored: Bool
  ) -> Double {
    if let distance { return write(distance, factor, isMirrored) }
    return item.map { writeLength(of: place(of: $0), attribute.axis, factor) } ?? 0
  }

  private func write(_ distance: AnchorDistance, _ factor: Double, _ isMirrored: Bool) -> Double {
    guard let start = place(of: distance.start), let end = place(of: distance.end),
      let ancestor = commonAncestor(start, end)
    else { return 0 }
    let (from, to) = (distance.start.attribute, distance.end.attribute)
    let ahead = isMirrored && distance.followsReadingDirection ? -factor : factor
    return write(to.physical(mirrored: isMirrored), of: end, in: ancestor, partner: start, ahead)
      + write(from.physical(mirrored: isMirrored), of: start, in: ancestor, partner: end, -ahead)
  }

  func place(of end: AnchorDistance.End) -> Int? { (end.item as? any LayoutItem).map { place(of: $0.handle) } }
}
