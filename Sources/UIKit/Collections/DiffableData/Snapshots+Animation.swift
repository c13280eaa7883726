extension UIView {
  /// - Parameter areAnimated: false for changes whose completions do not wait for an animation.
  func withAnimations(_ areAnimated: Bool, _ changes: () -> Void) {
    if areAnimated { changes() } else { session.perform { UIView.performWithoutAnimation(changes) } }
  }
}

extension Session? {
  /// In a moment; at once where there is no view whose session could tell.
  @MainActor func tellSoon(_ completion: (() -> Void)?) {
    guard let completion else { return }
    guard let session = self else { return completion() }
    session.runTransition(AnimationTiming(duration: 0), {}, completion: { _ in completion() })
  }
}
