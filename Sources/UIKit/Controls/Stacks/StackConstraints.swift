/// The constraints that a stack view has created. A new arrangement keeps those that it still needs: hiding one of many
/// views changes only a few.
@MainActor struct StackConstraints {
  private var rules: [StackConstraint] = []
  /// The constraint object of each rule.
  private var made: [NSLayoutConstraint] = []

  /// Adds, updates and removes constraints until they match the new arrangement.
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

  /// Changes the constraints to those of a new arrangement. Constraints that are kept may have to be installed again,
  /// because removing a view removes its constraints.
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

  /// Removes the constraints from the stack view until the next arrangement. Otherwise each subview that is removed is
  /// searched for in all constraints of its superview, which takes long for many.
  func park(_ stack: UIStackView) {
    stack.removeConstraints(made.filter { $0.holder === stack })
  }

  /// Deactivates the constraints that a view holds for the stack view, once the view is no longer arranged.
  func release(_ view: UIView) {
    for constraint in view.layout.constraints.all where constraint.firstItem === view && constraint.isOfStackAround {
      constraint.isActive = false
    }
  }
}

extension UIStackView {
  /// Installs a constraint on its item or on the stack view. It skips the usual checks and notifications; the caller
  /// notifies once for all constraints.
  fileprivate func install(_ constraint: NSLayoutConstraint, for rule: StackConstraint) {
    if rule.role.isHeldByItem {
      rule.item.handle.view?.hold(constraint)
    } else {
      ViewReference(self).take(constraint)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether an item holds the constraint for the stack view that arranges it.
  fileprivate var isOfStackAround: Bool {
    let roles = [StackConstraint.Role.hiding, .ambiguitySuppression]
    return isOfStack && roles.contains { $0.identifier == identifier }
  }
}
