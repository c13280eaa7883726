import SessionFoundation

/// What one animation block has changed, while it is on its way.
@MainActor final class AnimationGroup {
  var timing: AnimationTiming
  /// Where the way begins and ends, in shares of it: an animator may be turned round half way.
  private(set) var start = 0.0
  private(set) var end = 1.0
  private var since: ProgramTime
  /// The progress at which it is held.
  private(set) var held: Double?
  /// Of one whose time runs backwards, from so many seconds after its beginning.
  private var rewind: (elapsed: TimeInterval, speed: Double)?

  var beginsFromCurrentState = false
  var allowsUserInteraction = false
  var laysOutSubviews = false
  /// Of one that `commitAnimations` closes.
  var steps: AnimationSteps?
  /// Has its duration also when nothing is to be shown.
  var lasts = false
  /// Those whose layout belongs to the change: a stack that hides or shows a view.
  var layoutRoots: [UIView] = []

  private(set) var views: [WeakView] = []
  /// Changes of properties that are still on their way.
  private(set) var changes = 0
  /// Something took the place of a change, or removed it, before its end.
  private(set) var isInterrupted = false
  /// Called once, with true when the end was reached.
  var completion: ((Bool) -> Void)?
  var ending: ScheduledWork?

  init(_ timing: AnimationTiming, now: ProgramTime, completion: ((Bool) -> Void)? = nil) {
    (self.timing, since, self.completion) = (timing, now, completion)
  }

  // MARK: Its time

  /// How much of the way is behind, by its curve.
  func progress(at now: ProgramTime) -> Double {
    if let held { return held }
    if let rewind {
      return timing.progress(after: rewind.elapsed - (now - since).seconds * rewind.speed - timing.delay)
    }
    let elapsed = (now - since).seconds(after: timing.delay)
    return start + (end - start) * timing.progress(after: elapsed)
  }

  func hold(at progress: Double) { held = progress }

  /// Nothing of it changes as time passes.
  var isHeld: Bool { held != nil }

  /// Goes from where it is to `end` by another timing.
  func move(from start: Double, to end: Double, by timing: AnimationTiming, now: ProgramTime) {
    (self.start, self.end, self.timing, since, held, rewind) = (start, end, timing, now, nil, nil)
  }

  /// Goes on as if it had never been held.
  ///
  /// - Parameter elapsed: the time before that, in seconds.
  func resume(after elapsed: TimeInterval, now: ProgramTime) {
    (since, held) = (now - ProgramTime(seconds: elapsed), nil)
  }

  /// Goes the whole way by another timing, of which a part is over.
  ///
  /// - Parameter elapsed: in seconds, with the delay.
  func restart(_ timing: AnimationTiming, after elapsed: TimeInterval, now: ProgramTime) {
    move(from: 0, to: 1, by: timing, now: now)
    resume(after: elapsed, now: now)
  }

  /// Goes back along its whole way.
  ///
  /// - Parameter elapsed: the time of the way that is behind, in seconds with the delay.
  func goBack(_ timing: AnimationTiming, after elapsed: TimeInterval, speed: Double, now: ProgramTime) {
    move(from: 0, to: 1, by: timing, now: now)
    rewind = (elapsed, speed)
  }

  // MARK: What it moves

  func add(_ view: UIView) {
    if views.last?.view !== view { views.append(WeakView(view: view)) }
    changes += 1
  }

  /// - Parameter interrupted: false where the same block changes a property once more.
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
  /// Whole nanoseconds are subtracted, so that 0.35 s after a delay of 0.1 s are 0.25 s.
  fileprivate func seconds(after delay: TimeInterval) -> TimeInterval {
    (self - ProgramTime(seconds: delay)).seconds
  }
}
