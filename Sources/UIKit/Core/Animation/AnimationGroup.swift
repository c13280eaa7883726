import SessionFoundation

/// The changes of one animation block while they run.
@MainActor final class AnimationGroup {
  var timing: AnimationTiming
  /// The start and end as fractions of the animation. They differ from 0 and 1 when an animator reverses midway.
  private(set) var start = 0.0
  private(set) var end = 1.0
  private var since: ProgramTime
  /// The progress at which the animation is paused.
  private(set) var held: Double?
  /// Set if the animation runs backwards: the time already elapsed, and the speed.
  private var rewind: (elapsed: TimeInterval, speed: Double)?

  var beginsFromCurrentState = false
  var allowsUserInteraction = false
  var laysOutSubviews = false
  /// Set if `commitAnimations` closes the block.
  var steps: AnimationSteps?
  /// Whether the animation takes its full duration even if nothing changes.
  var lasts = false
  /// Views whose layout belongs to the change, such as a stack that hides or shows a view.
  var layoutRoots: [UIView] = []

  private(set) var views: [WeakView] = []
  /// The number of property changes still running.
  private(set) var changes = 0
  /// Whether a change was replaced or removed before its end.
  private(set) var isInterrupted = false
  /// Called once, with true if the animation reached its end.
  var completion: ((Bool) -> Void)?
  var ending: ScheduledWork?

  init(_ timing: AnimationTiming, now: ProgramTime, completion: ((Bool) -> Void)? = nil) {
    (self.timing, since, self.completion) = (timing, now, completion)
  }

  // MARK: Timing

  /// Returns the fraction of the animation that is complete, by its curve.
  func progress(at now: ProgramTime) -> Double {
    if let held { return held }
    if let rewind {
      return timing.progress(after: rewind.elapsed - (now - since).seconds * rewind.speed - timing.delay)
    }
    let elapsed = (now - since).seconds(after: timing.delay)
    return start + (end - start) * timing.progress(after: elapsed)
  }

  func hold(at progress: Double) { held = progress }

  /// Whether the animation is paused.
  var isHeld: Bool { held != nil }

  /// Moves from the current progress to `end` with another timing.
  func move(from start: Double, to end: Double, by timing: AnimationTiming, now: ProgramTime) {
    (self.start, self.end, self.timing, since, held, rewind) = (start, end, timing, now, nil, nil)
  }

  /// Continues as if the animation had never been paused.
  ///
  /// - Parameter elapsed: the running time before the pause, in seconds.
  func resume(after elapsed: TimeInterval, now: ProgramTime) {
    (since, held) = (now - ProgramTime(seconds: elapsed), nil)
  }

  /// Runs the whole animation with another timing of which a part has elapsed.
  ///
  /// - Parameter elapsed: in seconds, including the delay.
  func restart(_ timing: AnimationTiming, after elapsed: TimeInterval, now: ProgramTime) {
    move(from: 0, to: 1, by: timing, now: now)
    resume(after: elapsed, now: now)
  }

  /// Runs backwards along the whole animation.
  ///
  /// - Parameter elapsed: the time already elapsed, in seconds including the delay.
  func goBack(_ timing: AnimationTiming, after elapsed: TimeInterval, speed: Double, now: ProgramTime) {
    move(from: 0, to: 1, by: timing, now: now)
    rewind = (elapsed, speed)
  }

  // MARK: Changes

  func add(_ view: UIView) {
    if views.last?.view !== view { views.append(WeakView(view: view)) }
    changes += 1
  }

  /// - Parameter interrupted: false if the same block changes a property again.
  func drop(interrupted: Bool) {
    changes -= 1
    if interrupted { isInterrupted = true }
  }

  func finish() -> ((Bool) -> Void)? {
    ending?.cancel()
    defer { (completion, views, layoutRoots, changes) = (nil, [], [], 0) }
    return completion
  }
}

struct WeakView {
  weak var view: UIView?
}

extension ProgramTime {
  /// Subtracts whole nanoseconds, so that 0.35 s minus a delay of 0.1 s is exactly 0.25 s.
  fileprivate func seconds(after delay: TimeInterval) -> TimeInterval {
    (self - ProgramTime(seconds: delay)).seconds
  }
}
