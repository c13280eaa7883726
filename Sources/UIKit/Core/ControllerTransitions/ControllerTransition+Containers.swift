// Transitions in navigation and tab bar controllers.
extension ControllerTransition {
  /// Nil for a system transition.
  var ifCustom: ControllerTransition? { isCustom ? self : nil }

  /// Begins the transition after the views have been placed.
  func begin(in container: UIViewController) {
    guard isCustom else { return beginBesideSystem(in: container) }
    from.view = from.controller.loadedView
    to.view = to.controller.loadedView
    from.initialFrame = from.view?.frame ?? .zero
    to.finalFrame = to.view?.frame ?? .zero
    begin()
  }

  /// Runs animations alongside the system's own. The end is reported with the next frame, like the appearance callbacks
  /// of the system's animation.
  func beginBesideSystem(in controller: UIViewController) {
    guard phase == .waiting else { return }
    session.perform {
      if session.showsMotion { runAlongside() } else { session.withoutAnimation { runAlongside() } }
    }
    session.afterTransition(in: controller) { self.endBesideSystem() }
  }

  /// Returns the views to the container.
  ///
  /// - Parameter takeBack: restores the model; called if the transition was cancelled.
  func leaveHold(_ didComplete: Bool, in container: UIViewController, _ takeBack: () -> Void) {
    for side in [from, to] { side.controller.place.isHeld = false }
    guard !didComplete else { return container.placeChildren() }
    ends.completions = []
    // The view may be anywhere along its animation.
    from.controller.place.area = nil
    takeBack()
  }
}
