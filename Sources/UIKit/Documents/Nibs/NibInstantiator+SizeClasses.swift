import InterfaceDocuments

// The parts of a document installed for the environment's size classes.
extension NibInstantiator {
  /// The subviews that the matching variations exclude.
  func uninstalledSubviews(of view: InterfaceView) -> Set<String> {
    excluded(in: view.variations) { ($0.excludedSubviews, $0.includedSubviews) }
  }

  /// The installed constraints. Placeholders are installed only on the canvas.
  func installed(_ constraints: [InterfaceConstraint], of view: InterfaceView) -> [InterfaceConstraint] {
    let excluded = excluded(in: view.variations) { ($0.excludedConstraints, $0.includedConstraints) }
    return constraints.filter { (isOnCanvas || !$0.isPlaceholder) && !excluded.contains($0.id) }
  }

  func variedFrame(of view: InterfaceView) -> CGRect? {
    matching(view.variations).compactMap(\.frame).last ?? view.frame
  }

  func variedConstant(of constraint: InterfaceConstraint) -> Double {
    matching(constraint.variations).compactMap(\.constant).last ?? constraint.constant
  }

  /// Applies the fonts and stack view properties of the matching variations.
  func applyVariations(of description: InterfaceView, to view: UIView) {
    for variation in matching(description.variations) {
      if let font = variation.font { apply(self.font(font), to: view) }
      if let stack = view as? UIStackView { apply(variation.attributes, to: stack) }
    }
  }

  private func apply(_ font: UIFont, to view: UIView) {
    switch view {
    case let label as UILabel: label.font = font
    case let button as UIButton: button.titleFont = font
    case let field as UITextField: field.font = font
    case let text as UITextView: text.font = font
    default: break
    }
  }

  private func apply(_ attributes: [String: String], to stack: UIStackView) {
    if let axis = attributes["axis"] { stack.axis = axis == "vertical" ? .vertical : .horizontal }
    if let spacing = attributes["spacing"].flatMap(Double.init) { stack.spacing = spacing }
    if let name = attributes["distribution"], let distribution = StackViewContent.Distribution(rawValue: name) {
      stack.distribution = UIStackView.Distribution(distribution)
    }
    if let name = attributes["alignment"], let alignment = StackViewContent.Alignment(rawValue: name) {
      stack.alignment = UIStackView.Alignment(alignment)
    }
  }

  /// The matching variations, the least specific first, so that the most specific ones take precedence.
  private func matching(_ variations: [Variation]) -> [Variation] {
    if variations.isEmpty { return [] }
    let classes = session.environment.sizeClasses
    return variations.filter { $0.key.matches(width: classes.horizontal, height: classes.vertical) }
      .enumerated().sorted { ($0.element.key.specificity, $0.offset) < ($1.element.key.specificity, $1.offset) }
      .map(\.element)
  }

  private func excluded(
    in variations: [Variation], _ ids: (Variation) -> (excluded: [String], included: [String])
  ) -> Set<String> {
    var missing: Set<String> = []
    for variation in matching(variations) {
      let ids = ids(variation)
      missing.formUnion(ids.excluded)
      missing.subtract(ids.included)
    }
    return missing
  }
}
