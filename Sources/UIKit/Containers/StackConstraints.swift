/// The constraints that a stack view has made. A new arrangement keeps those that it still wants: hiding one of many views
/// touches a few of them.
@MainActor struct StackConstraints {
  private var made: [Made] = []

  fileprivate struct Made {
    let key: StackConstraint.Key
    let constraint: NSLayoutConstraint
  }

  /// Makes, adjusts and removes constraints until they are those that are wanted.
  mutating func become(_ wanted: [StackConstraint], of stack: UIStackView) {
    var earlier = EarlierConstraints(made)
    var fresh: [NSLayoutConstraint] = []
    made = []
    made.reserveCapacity(wanted.count)
    for wish in wanted {
      let key = wish.key
      if let constraint = earlier.take(key), constraint.isActive {
        wish.adjust(constraint)
        made.append(Made(key: key, constraint: constraint))
      } else {
        let constraint = wish.makeConstraint()
        made.append(Made(key: key, constraint: constraint))
        if wish.role.isHeldByItem { constraint.isActive = true } else { fresh.append(constraint) }
      }
    }
    earlier.deactivateRest(of: stack)
    stack.addConstraints(fresh)
  }

  /// A view that is no longer arranged is free at once: what it holds itself would go with it.
  func release(_ view: UIView) {
    let own = [StackConstraint.Role.hiding, .ambiguitySuppression].map(\.identifier)
    view.removeConstraints(
      view.constraints.filter { constraint in
        own.contains { $0 == constraint.identifier } && constraint.firstItem === view
      })
  }
}

/// Constraints that are asked for in about the order they were made in: looking them up costs a comparison each, until
/// the first difference.
@MainActor private struct EarlierConstraints {
  private let made: [StackConstraints.Made]
  /// Those before are taken.
  private var next = 0
  /// Of those that follow, once they are asked for out of order.
  private var places: [StackConstraint.Key: Int]?

  init(_ made: [StackConstraints.Made]) { self.made = made }

  mutating func take(_ key: StackConstraint.Key) -> NSLayoutConstraint? {
    if places == nil {
      guard next < made.count else { return nil }
      if made[next].key == key {
        next += 1
        return made[next - 1].constraint
      }
      places = Dictionary(made.indices[next...].map { (made[$0].key, $0) }, uniquingKeysWith: { $1 })
    }
    return places?.removeValue(forKey: key).map { made[$0].constraint }
  }

  /// Each from its holder; the stack view's own in one go.
  func deactivateRest(of stack: UIStackView) {
    var own: [NSLayoutConstraint] = []
    for index in places?.values.sorted() ?? Array(next..<made.count) {
      let constraint = made[index].constraint
      if constraint.holder === stack { own.append(constraint) } else { constraint.isActive = false }
    }
    stack.removeConstraints(own)
  }
}
