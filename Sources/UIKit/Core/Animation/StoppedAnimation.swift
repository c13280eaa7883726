/// A property of a stopped animator.
@MainActor struct StoppedAnimation {
  let view: UIView
  let property: AnimatableProperty
  let start: AnimatedValue
  let current: AnimatedValue
  let end: AnimatedValue

  static func all(of group: AnimationGroup, at place: Double) -> [StoppedAnimation] {
    group.views.compactMap(\.view).flatMap { view in
      AnimatableProperty.allCases.filter { property in
        property.isNumber && view.look.animations.contains { $0.group === group && $0.property == property }
      }.map { property in
        let end = property.value(of: view)
        @MainActor func value(at place: Double) -> AnimatedValue {
          group.hold(at: place)
          return view.shown(property, model: end)
        }
        return StoppedAnimation(
          view: view, property: property, start: value(at: 0), current: value(at: place), end: end)
      }
    }
  }

  func apply(_ position: UIViewAnimatingPosition) {
    switch position {
    case .end: property.set(end, of: view)
    case .start: property.set(start, of: view)
    case .current: property.set(current, of: view)
    }
  }
}
