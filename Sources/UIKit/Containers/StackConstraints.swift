/// The constraints that a stack view has made. A new arrangement keeps those that it still wants: hiding one of many views
/// touches a few of them.
@MainActor struct StackConstraints {
  private var made: [MadeConstraint] = []

  /// Makes, adjusts and removes constraints until they are those that are wanted.
  mutating func become(_ wanted: [StackConstraint], of stack: UIStackView) {
    let comparison = StackComparison(made, with: wanted)
    made = comparison.result
    var old: [NSLayoutConstraint] = []
    for constraint in comparison.superfluous {
      if constraint.holder === stack { old.append(constraint) } else { constraint.isActive = false }
    }
    stack.removeConstraints(old)
    stack.install(comparison.fresh)
  }

  /// Takes the constraints from the stack view until the next arrangement: each subview that leaves is searched for in all
  /// that its superview holds, which is long for many.
  func park(_ stack: UIStackView) {
    stack.removeConstraints(made.map(\.constraint).filter { $0.holder === stack })
  }

  /// A view that is no longer arranged is free at once: what it holds itself would go with it.
  func release(_ view: UIView) {
    for constraint in view.layout.constraints.all where constraint.firstItem === view && constraint.isOfStackAround {
      constraint.isActive = false
    }
  }
}

/// A constraint and what it was made for.
struct MadeConstraint {
  let key: StackConstraint.Key
  let constraint: NSLayoutConstraint
  let isHeldByItem: Bool
  var constant: CGFloat
  var priority: Float

  @MainActor init(_ wish: StackConstraint, _ key: StackConstraint.Key) {
    self.key = key
    constraint = wish.makeConstraint()
    (isHeldByItem, constant, priority) = (wish.role.isHeldByItem, wish.constant, wish.priority)
  }

  /// Gives the constraint what may change while it is installed.
  @MainActor mutating func adjust(to wish: StackConstraint) {
    if constant != wish.constant {
      constant = wish.constant
      constraint.constant = constant
    }
    if priority != wish.priority {
      priority = wish.priority
      constraint.priority = UILayoutPriority(priority)
    }
  }
}

extension UIStackView {
  /// Lengths of one item go to the item.
  fileprivate func install(_ made: [MadeConstraint]) {
    var own: [NSLayoutConstraint] = []
    for made in made {
      if made.isHeldByItem { made.constraint.isActive = true } else { own.append(made.constraint) }
    }
    addConstraints(own)
  }
}

extension NSLayoutConstraint {
  /// The item holds it for the stack view that arranges the item.
  fileprivate var isOfStackAround: Bool {
    let roles = [StackConstraint.Role.hiding, .ambiguitySuppression]
    return isOfStack && roles.contains { $0.identifier == identifier }
  }
}
