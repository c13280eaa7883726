import InterfaceDocuments

// Which parts of a document are installed for the environment's size classes.
extension NibInstantiator {
  /// Subviews that the matching variations leave out.
  func uninstalledSubviews(of view: InterfaceView) -> Set<String> {
    excluded(in: view.variations, \.excludedSubviews, \.includedSubviews)
  }

  /// The constraints that are there: uninstalled ones are not, placeholders only on the canvas.
  func installed(_ constraints: [InterfaceConstraint], of view: InterfaceView) -> [InterfaceConstraint] {
    let excluded = excluded(in: view.variations, \.excludedConstraints, \.includedConstraints)
    let keepsPlaceholders = session.environment.keepsPlaceholderConstraints
    return constraints.filter { (keepsPlaceholders || !$0.isPlaceholder) && !excluded.contains($0.id) }
  }

  func variedFrame(of view: InterfaceView) -> CGRect? {
    matching(view.variations).compactMap(\.frame).last ?? view.frame
  }

  func variedConstant(of constraint: InterfaceConstraint) -> Double {
    matching(constraint.variations).compactMap(\.constant).last ?? constraint.constant
  }

  /// Least specific first, so that the last word is the most specific one's.
  private func matching(_ variations: [Variation]) -> [Variation] {
    let classes = session.environment.sizeClasses
    return variations.filter { $0.key.matches(width: classes.horizontal, height: classes.vertical) }
      .enumerated().sorted { ($0.element.key.specificity, $0.offset) < ($1.element.key.specificity, $1.offset) }
      .map(\.element)
  }

  private func excluded(
    in variations: [Variation], _ excluded: KeyPath<Variation, [String]>, _ included: KeyPath<Variation, [String]>
  ) -> Set<String> {
    var missing: Set<String> = []
    for variation in matching(variations) {
      missing.formUnion(variation[keyPath: excluded])
      missing.subtract(variation[keyPath: included])
    }
    return missing
  }
}
