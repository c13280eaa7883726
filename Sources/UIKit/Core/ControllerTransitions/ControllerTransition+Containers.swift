// Transitions in navigation and tab bar controllers.
extension ControllerTransition {
  /// Nil for one of the system's.
  var ifCustom: ControllerTransition? { isCustom ? self : nil }

  /// The views have been placed.
  func begin(in container: UIViewController) {
    guard isCustom else { return beginBesideSystem(in: container) }
    from.view = from.controller.loadedView
    to.view = to.controller.loadedView
    from.initialFrame = from.view?.frame ?? .zero
    to.finalFrame = to.view?.frame ?? .zero
    begin()
  }

  /// What moves beside the system's own animation. Its end is told with the next frame, as its appearance callbacks are.
  func beginBesideSystem(in controller: UIViewController) {
    guard phase == .waiting else { return }
    session.perform {
      if session.showsMotion { runAlongside() } else { session.withoutAnimation { runAlongside() } }
    }
    session.afterTransition(in: controller) { self.endBesideSystem() }
  }

  /// The views belong to the container again.
  ///
  /// - Parameter takeBack: makes the model again what it was; runs where the transition was cancelled.
  func leaveHold(_ didComplete: Bool, in container: UIViewController, _ takeBack: () -> Void) {
    for side in [from, to] { side.controller.place.isHeld = false }
    guard !didComplete else { return container.placeChildren() }
    ends.completions = []
    // The view may be anywhere on its way.
    from.controller.place.area = nil
    takeBack()
  }
}
