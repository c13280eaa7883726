/// A constraint's values, read once: `item1.attribute1 (≤ = ≥) multiplier × item2.attribute2 + constant`.
struct ConstraintSnapshot {
  /// Unretained: the constraint retains its items, and outlives its snapshots.
  let first: ItemReference?
  let second: ItemReference?
  let firstAttribute: NSLayoutConstraint.Attribute
  let secondAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  /// Whether leading means right and trailing means left.
  let isMirrored: Bool
  let concernsBaselines: Bool
  let hasDistances: Bool
  let priority: UILayoutPriority
  let multiplier: Double
  let constant: Double
  /// The place of the constraint in the previous system.
  var formerPlace = SystemPlace()

  /// - Parameter isMirrored: Whether the holder's layout direction is right to left.
  @MainActor init(_ constraint: NSLayoutConstraint, isMirrored: Bool) {
    first = ItemReference(orNil: constraint.first)
    (firstAttribute, secondAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    second = secondAttribute == .notAnAttribute ? nil : ItemReference(orNil: constraint.second)
    hasDistances = constraint.hasDistances
    relation = constraint.relation
    self.isMirrored =
      isMirrored && (firstAttribute.directionality == .relative || secondAttribute.directionality == .relative)
    concernsBaselines =
      firstAttribute.isBaseline || secondAttribute.isBaseline || hasDistances && constraint.measuresBaselines
    priority = constraint.priority
    (multiplier, constant) = (Double(constraint.multiplier), Double(constraint.constant))
  }
}

extension NSLayoutConstraint {
  fileprivate var measuresBaselines: Bool {
    let ends = [distances?.first, distances?.second].compactMap(\.self).flatMap { [$0.start, $0.end] }
    return ends.contains(where: \.attribute.isBaseline)
  }
}
