/// The target of a step: its name, such as `Save` or `Save#2`, and its location.
package struct StepTarget: Codable, Sendable, Equatable {
  package let name: String
  package let path: TouchPath
}

/// The location of a touchable element in the view tree. It doesn't depend on the element's text, which differs between
/// languages.
package struct TouchPath: Codable, Sendable, Equatable {
  /// The index of the window on the screen.
  let window: Int
  /// The indexes of the subviews on the path from the window.
  let views: [Int]
  /// The index among the touch targets of the last view.
  let place: Int
  /// The class of the last view.
  let type: String
}

extension Session {
  /// The named target that a touch at a point would hit; nil if there is none.
  package func stepTarget(at point: CGPoint) -> StepTarget? {
    guard let touched = touchedView(at: point) else { return nil }
    let reached = windowsOnScreen.reversed().flatMap(\.allTouchTargets).filter { $0.isReached(by: touched) }
    return reached.min { $0.isCloser(than: $1, to: point) }.flatMap(stepTarget)
  }

  /// The current target at a path; nil if there is none, or if its class differs.
  package func stepTarget(along path: TouchPath) -> StepTarget? {
    guard windowsOnScreen.indices.contains(path.window) else { return nil }
    var view: UIView = windowsOnScreen[path.window]
    for index in path.views {
      guard view.subviews.indices.contains(index) else { return nil }
      view = view.subviews[index]
    }
    let targets = view.touchTargets
    guard view.className == path.type, targets.indices.contains(path.place) else { return nil }
    return stepTarget(targets[path.place])
  }

  private func stepTarget(_ target: TouchTarget) -> StepTarget? {
    guard let name = stepName(of: target), let path = path(to: target) else { return nil }
    return StepTarget(name: name, path: path)
  }

  private func path(to target: TouchTarget) -> TouchPath? {
    let chain = sequence(first: target.view) { $0.superview }.reversed()
    let views = zip(chain, chain.dropFirst()).map { outer, inner in outer.subviews.firstIndex { $0 === inner } ?? -1 }
    guard let window = windowsOnScreen.firstIndex(where: { $0 === chain.first }),
      let place = target.view.touchTargets.firstIndex(where: { $0.point == target.point && $0.names == target.names })
    else { return nil }
    return TouchPath(window: window, views: views, place: place, type: target.view.className)
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
  /// The largest number of targets with one name, about as many as fit on a screen.
  fileprivate static let mostOfAName = 60

  fileprivate func finds(_ target: TouchTarget, by name: String) -> Bool {
    guard let found = try? find(name) else { return false }
    return found.view === target.view && found.point == target.point
  }
}

extension TouchTarget {
  /// Whether this target is preferred: targets inside others precede them, and the nearest of a view's targets counts.
  fileprivate func isCloser(than other: TouchTarget, to point: CGPoint) -> Bool {
    if view !== other.view { return view.isDescendant(of: other.view) }
    return squaredDistance(to: point) < other.squaredDistance(to: point)
  }

  private func squaredDistance(to point: CGPoint) -> CGFloat {
    let own = pointOnScreen
    return (own.x - point.x) * (own.x - point.x) + (own.y - point.y) * (own.y - point.y)
  }
}
