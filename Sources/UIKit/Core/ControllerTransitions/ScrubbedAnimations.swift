import SessionFoundation

/// The animations of a transition that a gesture drives. They are paused at a given time, then run forward or backward
/// from there.
///
/// Layer animations that a program adds itself are not included.
@MainActor final class ScrubbedAnimations {
  private let session: Session
  /// The groups, each with its original timing.
  private var groups: [(group: AnimationGroup, timing: AnimationTiming)] = []
  private var animators: [any UIViewImplicitlyAnimating] = []

  init(_ session: Session) { self.session = session }

  /// Adds all animations that `body` starts.
  func collect(_ body: () -> Void) {
    session.animations.collectors.append(self)
    body()
    session.animations.collectors.removeLast()
  }

  func add(_ group: AnimationGroup) {
    if group.timing.length.isFinite { groups.append((group, group.timing)) }
  }

  func add(_ animator: any UIViewImplicitlyAnimating) {
    if !animators.contains(where: { $0 === animator }) { animators.append(animator) }
  }

  /// Pauses all animators.
  ///
  /// - Returns: the progress of the first animator; nil if there is none.
  func pauseAnimators() -> CGFloat? {
    for animator in animators { animator.pauseAnimation() }
    return animators.first.map { $0.isReversed ? 1 - $0.fractionComplete : $0.fractionComplete }
  }

  /// Pauses all animations at a given time.
  ///
  /// - Parameters:
  ///   - elapsed: the time since they began, in seconds.
  ///   - duration: the duration of the transition, in seconds.
  func hold(at elapsed: TimeInterval, of duration: TimeInterval) {
    for (group, timing) in groups where session.isRunning(group) {
      group.ending?.cancel()
      group.hold(at: timing.progress(after: elapsed - timing.delay))
    }
    for animator in animators {
      animator.pauseAnimation()
      if animator.isReversed { animator.isReversed = false }
      animator.fractionComplete = duration > 0 ? elapsed / duration : 1
    }
  }

  /// Runs all animations to their end.
  ///
  /// - Parameter timing: the timing of the remaining part for animators; nil for their own.
  func finish(after elapsed: TimeInterval, speed: Double, timing: (any UITimingCurveProvider)?) {
    for (group, own) in groups where session.isRunning(group) {
      let timing = own.sped(up: speed)
      group.restart(timing, after: elapsed / speed, now: session.clock.now)
      session.scheduleEnd(of: group, after: max(0, timing.delay + timing.length - elapsed / speed))
    }
    for animator in animators { animator.goOn(timing, speed: speed) }
  }

  /// Runs all animations back to their start.
  ///
  /// > Basis: recalled: the time of the layers runs backwards, so that views go back along their curves.
  func reverse(after elapsed: TimeInterval, speed: Double, timing: (any UITimingCurveProvider)?) {
    for (group, own) in groups where session.isRunning(group) {
      group.goBack(own, after: elapsed, speed: speed, now: session.clock.now)
      session.scheduleEnd(of: group, after: max(0, elapsed) / speed)
    }
    for animator in animators {
      animator.isReversed = true
      animator.goOn(timing, speed: speed)
    }
  }
}

extension UIViewImplicitlyAnimating {
  fileprivate func goOn(_ timing: (any UITimingCurveProvider)?, speed: Double) {
    let share = 1 - fractionComplete
    let factor = speed == 1 ? 0 : max(0.001, min(max(share, 0), 1) / speed)
    continueAnimation(withTimingParameters: timing, durationFactor: factor)
  }
}

extension AnimationTiming {
  fileprivate func sped(up speed: Double) -> AnimationTiming {
    var timing = self
    (timing.delay, timing.duration) = (delay / speed, duration / speed)
    return timing
  }
}
