import SystemProfiles

/// A change of the environment that controllers hear of before, while and after it happens.
@MainActor struct EnvironmentTransition {
  let old: SystemEnvironment
  let target: SystemEnvironment
  let coordinator: TransitionCoordinator

  init(from old: SystemEnvironment, to target: SystemEnvironment, in window: UIView) {
    (self.old, self.target) = (old, target)
    let turn = CGAffineTransform.turning(to: target.orientation)
    coordinator = TransitionCoordinator(
      in: window, duration: old.changeDuration(to: target),
      targetTransform: turn.concatenating(CGAffineTransform.turning(to: old.orientation).inverted()))
  }

  var turns: Bool { old.orientation != target.orientation }

  /// The status bar gets a second line, or loses it.
  var lowersContent: Bool { !turns && old.callStripHeight != target.callStripHeight }

  /// Views are going to be of another size, or in other classes of size.
  var changesSizes: Bool {
    turns || lowersContent || old.screenSize != target.screenSize || old.sizeClasses != target.sizeClasses
  }
}
