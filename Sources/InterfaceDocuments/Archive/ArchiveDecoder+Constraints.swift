import CoreTypes

extension ArchiveDecoder {
  /// Returns the constraints listed in the view's metadata, or else those among the children of its record.
  func constraints(heldBy object: DocumentElement) -> [InterfaceConstraint] {
    let listed = records.property("IBViewMetadataConstraints", of: object).map { graph.array($0) }
    return (listed ?? records.children(of: object)).filter { $0["class"] == "IBNSLayoutConstraint" }
      .compactMap(constraint)
  }

  private func constraint(_ object: DocumentElement) -> InterfaceConstraint? {
    let source = source(object)
    guard let firstAttribute = attribute(source, "firstAttribute") else { return nil }
    var constraint = InterfaceConstraint(id: id(of: object), position: object.position, firstAttribute: firstAttribute)
    constraint.firstItem = item(source, "firstItem")
    constraint.secondItem = item(source, "secondItem")
    constraint.secondAttribute = constraint.secondItem == nil ? nil : attribute(source, "secondAttribute")
    constraint.relation = source.parsed("relation", relation) ?? .equal
    constraint.priority = source.number("priority").map { Float($0) } ?? 1000
    source.read("multiplier", into: &constraint.multiplier)
    readConstant(source, into: &constraint)
    return constraint
  }

  private func attribute(_ source: ArchiveSource, _ name: String) -> ConstraintAttribute? {
    source.parsed(name) { Scalars.integer($0).flatMap(ConstraintAttribute.init(rawValue:)) }
  }

  private func item(_ source: ArchiveSource, _ name: String) -> String? {
    guard let written = source.element.child(key: name), written.name != "nil" else { return nil }
    if let item = source.object(name), let id = records.id(of: item) { return id }
    log.report(
      .danglingReference, "the constraint's \(name) is not an object of the document; the constraint is left out",
      at: written.position, objectID: source.objectID)
    return written["ref"]
  }

  /// Returns the relation for -1, 0 or 1.
  private func relation(_ code: String) -> InterfaceConstraint.Relation? {
    Scalars.integer(code).flatMap { (-1...1).contains($0) ? InterfaceConstraint.Relation.allCases[$0 + 1] : nil }
  }

  private func readConstant(_ source: ArchiveSource, into constraint: inout InterfaceConstraint) {
    guard let constant = source.object("constant") else { return }
    constraint.isSymbolic = className(of: constant) == "IBNSLayoutSymbolicConstant"
    if constant["class"] == nil {
      source.read("constant", into: &constraint.constant)
    } else {
      self.source(constant).read("value", into: &constraint.constant)
    }
  }
}
