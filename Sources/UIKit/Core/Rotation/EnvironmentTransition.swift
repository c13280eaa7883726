import SystemProfiles

/// A change of the environment of which controllers are notified before, during and after it.
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

  /// Whether the status bar gains or loses its second line.
  var lowersContent: Bool { !turns && old.callStripHeight != target.callStripHeight }

  /// Whether the sizes or size classes of views will change.
  var changesSizes: Bool {
    turns || lowersContent || old.screenSize != target.screenSize || old.sizeClasses != target.sizeClasses
  }
}
