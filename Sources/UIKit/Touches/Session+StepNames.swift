extension Session {
  /// What a step has to call what a finger on the screen touches now, `Save` or `Save#2`; nil where nothing has a name.
  package func stepName(at point: CGPoint) -> String? {
    guard let touched = touchedView(at: point) else { return nil }
    let reached = windowsOnScreen.reversed().flatMap(\.allTouchTargets).filter { $0.isReached(by: touched) }
    return reached.min { $0.isCloser(than: $1, to: point) }.flatMap(stepName)
  }

  private func stepName(of target: TouchTarget) -> String? {
    let all = targets
    for name in target.names {
      if all.finds(target, by: name) { return name }
      if let number = (2...TouchTargets.mostOfAName).first(where: { all.finds(target, by: "\(name)#\($0)") }) {
        return "\(name)#\(number)"
      }
    }
    return nil
  }
}

extension TouchTargets {
  /// A screen has room for about so many things.
  fileprivate static let mostOfAName = 60

  fileprivate func finds(_ target: TouchTarget, by name: String) -> Bool {
    guard let found = try? find(name) else { return false }
    return found.view === target.view && found.point == target.point
  }
}

extension TouchTarget {
  /// What is inside another goes before it; of several places of a view the nearest is meant.
  fileprivate func isCloser(than other: TouchTarget, to point: CGPoint) -> Bool {
    if view !== other.view { return view.isDescendant(of: other.view) }
    return squaredDistance(to: point) < other.squaredDistance(to: point)
  }

  private func squaredDistance(to point: CGPoint) -> CGFloat {
    let own = pointOnScreen
    return (own.x - point.x) * (own.x - point.x) + (own.y - point.y) * (own.y - point.y)
  }
}
