import CoreTypes
import UIKit

/// A view in a frame, with its state. Views with the same state have the same explanation.
struct TraceMoment: Equatable {
  let facts: ViewFacts
  let state: Int

  /// A key that does not depend on the view's place on the screen.
  var key: Key { Key(number: facts.number, state: state, isShown: facts.isShown) }

  struct Key: Hashable {
    let number, state: Int
    let isShown: Bool
  }
}

/// The views at a moment, each with a number for its state. The number changes with everything that the view's frame
/// depends on: its own values, its constraints, its neighbors and the size of its surroundings. Scroll offsets do not
/// count, so that a moving list is explained once.
@MainActor struct TraceSurvey {
  private let run: Int
  private var constraints: [ObjectIdentifier: Int] = [:]
  private var surroundings: [ObjectIdentifier: Int] = [:]

  static func moments(of inspector: LiveInspector, run: Int) -> [TraceMoment] {
    var survey = TraceSurvey(run: run)
    for window in inspector.session.windowsOnScreen { survey.read(window) }
    return inspector.tree().map { facts in
      TraceMoment(facts: facts, state: inspector.view(facts.number).map { survey.state(of: $0, facts) } ?? 0)
    }
  }

  private init(run: Int) { self.run = run }

  private mutating func read(_ view: UIView) {
    var around = Hasher()
    combine(view.bounds.size, into: &around)
    combine(view.safeAreaInsets, into: &around)
    combine(view.layoutMargins, into: &around)
    for subview in view.subviews {
      combine(subview.center, into: &around)
      combine(subview.bounds.size, into: &around)
    }
    surroundings[ObjectIdentifier(view)] = around.finalize()
    for constraint in view.constraints { read(constraint) }
    for subview in view.subviews { read(subview) }
  }

  private mutating func read(_ constraint: NSLayoutConstraint) {
    var hasher = Hasher()
    let views = [owner(of: constraint.firstItem), owner(of: constraint.secondItem)].map {
      $0.map(ObjectIdentifier.init)
    }
    hasher.combine(views)
    hasher.combine(constraint.firstAttribute)
    hasher.combine(constraint.relation)
    hasher.combine(constraint.secondAttribute)
    hasher.combine(constraint.multiplier)
    hasher.combine(constraint.constant)
    hasher.combine(constraint.priority.rawValue)
    let sum = hasher.finalize()
    for case let view? in views { constraints[view, default: 0] &+= sum }
  }

  /// Returns the view that owns an item, because guides may be created on demand.
  private func owner(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  private func state(of view: UIView, _ facts: ViewFacts) -> Int {
    var hasher = Hasher()
    hasher.combine(run)
    combine(view.center, into: &hasher)
    combine(view.bounds.size, into: &hasher)
    combine(view.layoutMargins, into: &hasher)
    combine(view.safeAreaInsets, into: &hasher)
    hasher.combine(view.alpha)
    hasher.combine(view.isHidden)
    hasher.combine(facts.text)
    hasher.combine(facts.name)
    hasher.combine(constraints[ObjectIdentifier(view)])
    hasher.combine(view.superview.flatMap { surroundings[ObjectIdentifier($0)] })
    return hasher.finalize()
  }

  private func combine(_ point: CGPoint, into hasher: inout Hasher) {
    hasher.combine(point.x)
    hasher.combine(point.y)
  }

  private func combine(_ size: CGSize, into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
  }

  private func combine(_ insets: UIEdgeInsets, into hasher: inout Hasher) {
    for length in [insets.top, insets.left, insets.bottom, insets.right] { hasher.combine(length) }
  }
}
