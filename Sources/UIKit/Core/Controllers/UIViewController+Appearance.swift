// Appearance and disappearance.
extension UIViewController {
  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearance.phase) {
    case (true, .away), (true, .disappearing):
      loadViewIfNeeded()
      (appearance.phase, appearance.isAnimated) = (.appearing, animated)
      appearance.awaitsIsAppearing = true
      appearance.forgetLeaving()
      session.perform {
        parent?.childWillAppear(self, animated: animated)
        viewWillAppear(animated)
      }
    case (false, .shown), (false, .appearing):
      (appearance.phase, appearance.isAnimated) = (.disappearing, animated)
      appearance.awaitsIsAppearing = false
      appearance.forgetComing()
      session.perform { viewWillDisappear(animated) }
    default: break
    }
  }

  func endTransition() {
    let isAnimated = appearance.isAnimated
    switch appearance.phase {
    case .appearing:
      tellIsAppearing()
      appearance.phase = .shown
      session.perform {
        viewDidAppear(isAnimated)
        parent?.childDidAppear(self, animated: isAnimated)
      }
      appearance.forgetComing()
    case .disappearing:
      appearance.phase = .away
      session.perform { viewDidDisappear(isAnimated) }
      appearance.forgetLeaving()
    case .away, .shown: break
    }
  }

  /// Calls `viewIsAppearing`, once for each appearance. The view is in a window and has its traits, its place and its
  /// safe area, but has not been laid out.
  ///
  /// > Source: `UIViewController` reference, `viewIsAppearing(_:)`.
  func tellIsAppearing() {
    guard appearance.awaitsIsAppearing, loadedView?.window != nil else { return }
    appearance.awaitsIsAppearing = false
    if session.behaves(.hasViewIsAppearing) { session.perform { viewIsAppearing(appearance.isAnimated) } }
  }
}
