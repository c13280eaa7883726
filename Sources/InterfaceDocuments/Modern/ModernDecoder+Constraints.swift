import CoreTypes

extension ModernDecoder {
  func constraints(_ element: DocumentElement) -> [InterfaceConstraint] {
    (element.child(named: "constraints")?.children ?? []).filter { $0.name == "constraint" }.compactMap(constraint)
  }

  private func constraint(_ element: DocumentElement) -> InterfaceConstraint? {
    let source = source(element)
    guard let firstAttribute = firstAttribute(source) else { return nil }
    var constraint = InterfaceConstraint(
      id: element["id"] ?? "", position: element.position, firstAttribute: firstAttribute)
    readItems(source, into: &constraint)
    constraint.multiplier = source.parsed("multiplier", Scalars.multiplier) ?? 1
    constraint.priority = source.number("priority").map { Float($0) } ?? 1000
    source.read("relation", into: &constraint.relation)
    source.read("constant", into: &constraint.constant)
    source.read("symbolic", into: &constraint.isSymbolic)
    source.read("symbolType", into: &constraint.symbolType)
    source.read("identifier", into: &constraint.identifier)
    source.read("placeholder", into: &constraint.isPlaceholder)
    constraint.variations = variations(element)
    return constraint
  }

  private func firstAttribute(_ source: ElementSource) -> ConstraintAttribute? {
    guard source.element["firstAttribute"] == nil else {
      return source.parsed("firstAttribute", ConstraintAttribute.named)
    }
    log.report(
      .missingValue, "<constraint> has no firstAttribute; it is left out", at: source.element.position,
      objectID: source.objectID)
    return nil
  }

  private func readItems(_ source: ElementSource, into constraint: inout InterfaceConstraint) {
    source.read("firstItem", into: &constraint.firstItem)
    source.read("secondItem", into: &constraint.secondItem)
    constraint.secondAttribute = source.parsed("secondAttribute", ConstraintAttribute.named)
    checkReference(constraint.firstItem, from: source.element)
    checkReference(constraint.secondItem, from: source.element)
  }
}

extension ConstraintAttribute {
  /// Returns the attribute by its name in documents; `baseline` is the last baseline.
  static func named(_ name: String) -> ConstraintAttribute? { byName[name] }

  private static let byName: [String: ConstraintAttribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
