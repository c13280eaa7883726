/// The constraints that a stack view has made. A new arrangement keeps those that it still wants: hiding one of many views
/// touches a few of them.
@MainActor struct StackConstraints {
  private var rules: [StackConstraint] = []
  /// One for each wish.
  private var made: [NSLayoutConstraint] = []

  /// Makes, adjusts and removes constraints until they are those that are wanted.
  mutating func become(_ wanted: [StackConstraint], of stack: UIStackView) {
    if made.isEmpty { make(wanted, for: stack) } else { change(to: wanted, for: stack) }
    rules = wanted
  }

  private mutating func make(_ wanted: [StackConstraint], for stack: UIStackView) {
    made.reserveCapacity(wanted.count)
    stack.layout.constraints.reserve(wanted.count)
    for rule in wanted {
      let constraint = rule.makeConstraint()
      stack.install(constraint, for: rule)
      made.append(constraint)
    }
    if !wanted.isEmpty { stack.constraintsDidChange() }
  }

  /// Constraints go with the views that leave, so that those that are kept may have to be installed again.
  private mutating func change(to wanted: [StackConstraint], for stack: UIStackView) {
    let comparison = StackComparison(made, of: rules, with: wanted)
    made = comparison.result
    for constraint in comparison.superfluous { constraint.isActive = false }
    var isChanged = false
    for (constraint, rule) in zip(made, wanted) where !constraint.isHeld {
      stack.install(constraint, for: rule)
      isChanged = true
    }
    if isChanged { stack.constraintsDidChange() }
  }

  /// Takes the constraints from the stack view until the next arrangement: each subview that leaves is searched for in all
  /// that its superview holds, which is long for many.
  func park(_ stack: UIStackView) {
    stack.removeConstraints(made.filter { $0.holder === stack })
  }

  /// A view that is no longer arranged is free at once: what it holds itself would go with it.
  func release(_ view: UIView) {
    for constraint in view.layout.constraints.all where constraint.firstItem === view && constraint.isOfStackAround {
      constraint.isActive = false
    }
  }
}

extension UIStackView {
  /// Lengths of one item go to the item. The rest is about the stack view and what is in it, so that nothing has to be
  /// asked; that it is there is said once for all.
  fileprivate func install(_ constraint: NSLayoutConstraint, for rule: StackConstraint) {
    if rule.role.isHeldByItem {
      rule.item.handle.view?.hold(constraint)
    } else {
      ViewReference(self).take(constraint)
    }
  }
}

extension NSLayoutConstraint {
  /// The item holds it for the stack view that arranges the item.
  fileprivate var isOfStackAround: Bool {
    let roles = [StackConstraint.Role.hiding, .ambiguitySuppression]
    return isOfStack && roles.contains { $0.identifier == identifier }
  }
}
