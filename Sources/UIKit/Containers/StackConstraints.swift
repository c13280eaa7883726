/// The constraints that a stack view has made. A new arrangement keeps those that it still wants: hiding one of many views
/// touches a few of them.
@MainActor struct StackConstraints {
  private var wishes: [StackConstraint] = []
  /// One for each wish.
  private var made: [NSLayoutConstraint] = []

  /// Makes, adjusts and removes constraints until they are those that are wanted.
  mutating func become(_ wanted: [StackConstraint], of stack: UIStackView) {
    if made.isEmpty {
      made = wanted.map { $0.makeConstraint() }
    } else {
      let comparison = StackComparison(made, of: wishes, with: wanted)
      made = comparison.result
      stack.drop(comparison.superfluous)
    }
    wishes = wanted
    stack.install(made, for: wishes)
  }

  /// Takes the constraints from the stack view until the next arrangement: each subview that leaves is searched for in all
  /// that its superview holds, which is long for many.
  func park(_ stack: UIStackView) {
    stack.removeConstraints(made.filter { $0.holder === stack })
  }

  /// A view that is no longer arranged is free at once: what it holds itself would go with it.
  func release(_ view: UIView) {
    for constraint in view.constraints where constraint.firstItem === view && constraint.isOfStackAround {
      constraint.isActive = false
    }
  }
}

extension UIStackView {
  /// Constraints go with the views that leave, so that those that are kept may have to be installed again. Lengths of one
  /// item go to the item.
  fileprivate func install(_ made: [NSLayoutConstraint], for wishes: [StackConstraint]) {
    var own: [NSLayoutConstraint] = []
    for (constraint, wish) in zip(made, wishes) where constraint.holder == nil {
      if wish.role.isHeldByItem { wish.item.view?.hold(constraint) } else { own.append(constraint) }
    }
    take(own)
  }

  /// They are about the stack view and what is in it, so that nothing has to be asked, and said once for all of them.
  private func take(_ constraints: [NSLayoutConstraint]) {
    if constraints.isEmpty { return }
    for constraint in constraints {
      layout.constraints.append(constraint)
      constraint.holder = self
    }
    constraintsDidChange()
  }

  fileprivate func drop(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// The item holds it for the stack view that arranges the item.
  fileprivate var isOfStackAround: Bool {
    let roles = [StackConstraint.Role.hiding, .ambiguitySuppression]
    return isOfStack && roles.contains { $0.identifier == identifier }
  }
}
