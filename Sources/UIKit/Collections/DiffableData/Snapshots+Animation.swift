extension UIView {
  /// - Parameter areAnimated: false for changes whose completion handlers are called without waiting for an animation.
  func withAnimations(_ areAnimated: Bool, _ changes: () -> Void) {
    if areAnimated { changes() } else { session.perform { UIView.performWithoutAnimation(changes) } }
  }
}

extension Session? {
  /// Calls a completion handler soon, or immediately if there is no session.
  @MainActor func tellSoon(_ completion: (() -> Void)?) {
    guard let completion else { return }
    guard let session = self else { return completion() }
    session.runTransition(AnimationTiming(duration: 0), {}, completion: { _ in completion() })
  }
}
