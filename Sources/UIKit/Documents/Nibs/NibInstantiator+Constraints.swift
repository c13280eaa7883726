import InterfaceDocuments

// Constraints from ids and values.
extension NibInstantiator {
  /// Installs the pending constraints of the views created so far, on the views that hold them.
  func installConstraints() {
    for (constraint, holder) in pendingConstraints { install(constraint, in: holder) }
    pendingConstraints = []
  }

  /// Installs the most recent pending constraints whose items exist, because a view's constraints concern its subviews.
  ///
  /// - Parameter outer: the number of earlier pending constraints.
  func installInnerConstraints(from outer: Int) {
    let inner = Array(pendingConstraints[outer...])
    pendingConstraints.removeSubrange(outer...)
    for (constraint, holder) in inner {
      if isMade(constraint) { install(constraint, in: holder) } else { pendingConstraints.append((constraint, holder)) }
    }
  }

  private func isMade(_ description: InterfaceConstraint) -> Bool {
    [description.firstItem, description.secondItem].allSatisfy { id in id.map { items[$0] != nil } ?? true }
  }

  private func install(_ description: InterfaceConstraint, in holder: UIView) {
    guard let first = item(description.firstItem ?? holder.source?.id, of: description),
      let second = secondItem(of: description)
    else { return }
    let constraint = NSLayoutConstraint(
      unchecked: first, NSLayoutConstraint.Attribute(description.firstAttribute), .init(description.relation),
      second.item, description.secondAttribute.map { .init($0) } ?? .notAnAttribute,
      multiplier: description.multiplier, constant: constant(of: description, first: first, second: second.item))
    constraint.priority = UILayoutPriority(description.priority).legalized
    constraint.identifier = description.identifier
    constraint.sourcePosition = description.position
    constraint.sourceID = description.id
    objects.note(constraint, as: description.id)
    if let problem = constraint.problem {
      report("illegal-constraint", "\(problem) The constraint is left out.", description)
    } else if isOutOfReach(constraint, holder) {
      return
    } else {
      holder.addConstraint(constraint)
    }
  }

  /// Whether the constraint involves a view that isn't installed, so that it isn't installed either.
  private func isOutOfReach(_ constraint: NSLayoutConstraint, _ holder: UIView) -> Bool {
    isOutside(constraint.first, holder) || isOutside(constraint.second, holder)
  }

  private func isOutside(_ item: ItemHandle?, _ holder: UIView) -> Bool {
    item?.owner.map { !$0.isDescendant(of: holder) } ?? false
  }

  private func item(_ id: String?, of description: InterfaceConstraint) -> LayoutItem? { id.flatMap { items[$0] } }

  /// Returns nil if the constraint refers to a missing item, and an empty pair if it refers to none.
  private func secondItem(of description: InterfaceConstraint) -> (item: LayoutItem?, Void)? {
    guard let id = description.secondItem else { return (nil, ()) }
    return items[id].map { ($0, ()) }
  }

  /// The constant of a constraint. Standard spacing to the sides of the safe area is 0, whatever the document
  /// specifies.
  ///
  /// > Basis: captured. Saved frames of documents with `symbolic="YES"`.
  private func constant(of description: InterfaceConstraint, first: LayoutItem, second: LayoutItem?) -> CGFloat {
    if description.isSymbolic, NSLayoutConstraint.Attribute(description.firstAttribute).axis == .horizontal,
      isSafeArea(first) || isSafeArea(second)
    {
      return 0
    }
    return variedConstant(of: description)
  }

  private func isSafeArea(_ item: LayoutItem?) -> Bool { (item as? UILayoutGuide)?.kind == .safeArea }

  private func report(_ rule: String, _ message: String, _ constraint: InterfaceConstraint) {
    session.report(
      Diagnostic(rule: rule, severity: .warning, view: constraint.id, message: message, position: constraint.position))
  }
}

extension UIView {
  /// Adds the four constraints that the nib compiler of Xcode 7 and older adds for a view with `fixedFrame`.
  func pin(to frame: CGRect) {
    guard let superview else { return }
    let aligned = alignmentRect(forFrame: frame)
    let edges: [(NSLayoutConstraint.Attribute, UIView?, CGFloat)] = [
      (.left, superview, aligned.minX), (.top, superview, aligned.minY), (.width, nil, aligned.width),
      (.height, nil, aligned.height),
    ]
    for (attribute, item, constant) in edges {
      let constraint = NSLayoutConstraint(
        item: self, attribute: attribute, relatedBy: .equal, toItem: item, attribute: attribute, multiplier: 1,
        constant: constant)
      constraint.identifier = "IB auto generated at build time for view with fixed frame"
      constraint.sourcePosition = source?.position
      constraint.isActive = true
    }
  }
}

extension NSLayoutConstraint.Attribute {
  init(_ attribute: ConstraintAttribute) { self = Self(rawValue: attribute.rawValue) ?? .notAnAttribute }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: InterfaceConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
