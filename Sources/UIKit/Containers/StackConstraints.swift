/// The constraints that a stack view has made. A new arrangement keeps those that it still wants: hiding one of many views
/// touches a few of them.
@MainActor struct StackConstraints {
  private var wishes: [StackConstraint] = []
  /// One for each wish.
  private var made: [NSLayoutConstraint] = []

  /// Makes, adjusts and removes constraints until they are those that are wanted.
  mutating func become(_ wanted: [StackConstraint], of stack: UIStackView) {
    if made.isEmpty {
      make(wanted)
    } else {
      let comparison = StackComparison(made, of: wishes, with: wanted)
      made = comparison.result
      stack.drop(comparison.superfluous)
    }
    wishes = wanted
    install(in: stack)
  }

  private mutating func make(_ wanted: [StackConstraint]) {
    made.reserveCapacity(wanted.count)
    for wish in wanted { made.append(wish.makeConstraint()) }
  }

  /// Constraints go with the views that leave, so that those that are kept may have to be installed again. Lengths of one
  /// item go to the item; the rest is about the stack view and what is in it, so that nothing has to be asked, and said
  /// once for all.
  private func install(in stack: UIStackView) {
    var hasNew = false
    for index in made.indices where made[index].holder == nil {
      if wishes[index].role.isHeldByItem {
        wishes[index].item.handle.view?.hold(made[index])
      } else {
        stack.take(made[index])
        hasNew = true
      }
    }
    if hasNew { stack.constraintsDidChange() }
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
