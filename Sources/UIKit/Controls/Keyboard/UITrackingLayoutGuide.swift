/// A guide that moves on the screen, with constraints that are active while it is near an edge or away from one.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Rule: Hashable {
    let edges: UInt
    let isNear: Bool
  }

  private var tracked: [Rule: [NSLayoutConstraint]] = [:]

  /// Sets the constraints for edges, replacing earlier ones for the same edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, Rule(edges: edge.rawValue, isNear: true))
  }

  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, Rule(edges: edge.rawValue, isNear: false))
  }

  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked[Rule(edges: edge.rawValue, isNear: true)] ?? []
  }

  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked[Rule(edges: edge.rawValue, isNear: false)] ?? []
  }

  open func removeAllTrackedConstraints() {
    tracked.values.forEach(NSLayoutConstraint.deactivate)
    tracked = [:]
  }

  /// The edges that the guide is near; nil while it tracks none.
  var nearEdges: NSDirectionalRectEdge? { nil }

  private func track(_ constraints: [NSLayoutConstraint], _ rule: Rule) {
    NSLayoutConstraint.deactivate(tracked[rule] ?? [])
    tracked[rule] = constraints
    updateTracking()
  }

  func updateTracking() {
    for (rule, constraints) in tracked {
      for constraint in constraints { constraint.isActive = holds(rule) }
    }
  }

  private func holds(_ rule: Rule) -> Bool {
    guard let nearEdges else { return false }
    let edges = NSDirectionalRectEdge(rawValue: rule.edges)
    return rule.isNear ? nearEdges.isSuperset(of: edges) : nearEdges.isDisjoint(with: edges)
  }
}
