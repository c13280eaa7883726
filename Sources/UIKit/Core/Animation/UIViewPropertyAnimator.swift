/// An animation that can be paused, scrubbed, reversed and stopped midway.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// In seconds. A spring with its own physics has its own duration.
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false

  open var isUserInteractionEnabled = true
  /// Whether the animation can be paused, scrubbed or stopped. If false, it runs to its end. Changing this while the
  /// animator is active raises an exception.
  open var isInterruptible = true {
    didSet {
      if state == .active, isInterruptible != oldValue {
        Exception.internalInconsistency.raise("isInterruptible cannot be changed while the animator is active.")
      }
    }
  }
  open var isManualHitTestingEnabled = false {
    didSet { hasNoEffect("UIViewPropertyAnimator.isManualHitTestingEnabled") }
  }
  /// Whether `fractionComplete` is a fraction of the distance while the animator is paused; otherwise it is a fraction
  /// of time.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, without calling completion handlers.
  open var pausesOnCompletion = false

  let session = Session.current
  private var waiting: [Addition] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var group: AnimationGroup?
  /// The running time before the pause, in seconds; nil once the animator has been moved in another way.
  private var elapsedWhenHeld: TimeInterval?
  private var startTime: TimeInterval = 0
  private var stoppedValues: [StoppedAnimation] = []

  private struct Addition {
    var changes: () -> Void
    /// The delay as a fraction of the remaining animation.
    var delayFactor: CGFloat
  }

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = max(parameters.springTimingParameters?.ownDuration ?? duration, 0)
    timingParameters = parameters
  }

  /// Creates an animator that eases in and out.
  ///
  /// > Basis: assumed for the duration, that of `UIView.beginAnimations`.
  public override convenience init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0xF)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Control

  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// - Parameter delayFactor: the fraction of the remaining animation that passes before these changes start.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let addition = Addition(changes: animation, delayFactor: delayFactor)
    guard let group else { return waiting.append(addition) }
    run(addition, in: group, from: min(max(group.progress(at: session.clock.now), 0), 1))
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay
    guard state == .inactive else { return continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    let group = activate()
    go(group, from: isReversed ? 1 : 0, over: AnimationTiming(delay: max(delay, 0), duration: duration, curve: curve))
  }

  open func pauseAnimation() {
    if runsToItsEnd { return }
    let group = group ?? activate()
    guard isRunning else { return }
    elapsedWhenHeld = session.now - startTime
    hold(group, at: group.progress(at: session.clock.now))
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning, let group else { return }
    if parameters == nil, durationFactor == 0, let elapsed = elapsedWhenHeld { return resume(group, after: elapsed) }
    let place = group.progress(at: session.clock.now)
    let rest = durationFactor > 0 ? duration * durationFactor : duration * abs(target - place)
    go(group, from: place, over: AnimationTiming(duration: rest, curve: parameters?.curve(over: rest) ?? curve))
  }

  /// Whether the animation runs toward its start. Reversed midway, it takes time in proportion to the distance back.
  ///
  /// > Basis: assumed, by the curve of the whole animation.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue else { return }
      elapsedWhenHeld = nil
      guard isRunning, let group else { return }
      let place = group.progress(at: session.clock.now)
      go(group, from: place, over: AnimationTiming(duration: duration * abs(target - place), curve: curve))
    }
  }

  /// The fraction that is complete. Setting it activates and pauses the animator.
  open var fractionComplete: CGFloat {
    get {
      guard let group else { return 0 }
      let place = min(max(group.progress(at: session.clock.now), 0), 1)
      return isReversed ? 1 - place : place
    }
    set {
      guard state != .stopped, !runsToItsEnd else { return }
      let share = min(max(newValue, 0), 1)
      let way = scrubsLinearly ? share : curve.progress(after: share, of: duration)
      elapsedWhenHeld = nil
      hold(group ?? activate(), at: isReversed ? 1 - way : way)
    }
  }

  /// Stops the animation. Views keep the values shown on screen.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, !runsToItsEnd, let group else { return }
    stoppedValues = session.perform { takeOff(group) }
    for value in stoppedValues { value.apply(.current) }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { reset() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    for value in stoppedValues { value.apply(finalPosition) }
    complete(at: finalPosition)
  }

  // MARK: Implementation

  private var curve: TimingCurve { timingParameters?.curve(over: duration) ?? .easeInOut }

  private var runsToItsEnd: Bool { !isInterruptible && isRunning }

  private var target: Double { isReversed ? 0 : 1 }

  /// Runs the blocks added so far, paused at the start.
  private func activate() -> AnimationGroup {
    let group = AnimationGroup(AnimationTiming(duration: duration, curve: curve), now: session.clock.now)
    group.lasts = true
    group.allowsUserInteraction = isUserInteractionEnabled
    group.beginsFromCurrentState = true
    group.hold(at: isReversed ? 1 : 0)
    (self.group, state) = (group, .active)
    session.keepRunning(group)
    let additions = waiting
    waiting = []
    for addition in additions { run(addition, in: group, from: 0) }
    return group
  }

  /// Runs a block. One that is added midway starts at the current progress and ends with the animator.
  private func run(_ addition: Addition, in group: AnimationGroup, from place: Double) {
    let start = place + (1 - place) * min(max(addition.delayFactor, 0), 1)
    let share = start > 0 ? KeyframeShare(start: start, length: 1 - start) : nil
    session.perform { session.record(into: group, share: share, addition.changes) }
  }

  private func go(_ group: AnimationGroup, from place: Double, over timing: AnimationTiming) {
    startTime = session.now
    session.animations.collectors.last?.add(self)
    group.move(from: place, to: target, by: timing, now: session.clock.now)
    awaitEnd(of: group, in: session.animations.areEnabled ? timing.delay + timing.duration : 0)
  }

  private func resume(_ group: AnimationGroup, after elapsed: TimeInterval) {
    startTime = session.now - elapsed
    group.resume(after: elapsed, now: session.clock.now)
    awaitEnd(of: group, in: group.timing.delay + group.timing.duration - elapsed)
  }

  private func awaitEnd(of group: AnimationGroup, in time: TimeInterval) {
    isRunning = true
    group.ending?.cancel()
    group.ending = session.schedule(after: time) { self.reachEnd() }
  }

  private func hold(_ group: AnimationGroup, at place: Double) {
    group.ending?.cancel()
    group.hold(at: place)
    isRunning = false
  }

  private func reachEnd() {
    guard let group else { return }
    if pausesOnCompletion { return hold(group, at: target) }
    let values = takeOff(group)
    if isReversed { for value in values { value.apply(.start) } }
    complete(at: isReversed ? .start : .end)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = completions
    reset()
    session.perform { for completion in completions { completion(position) } }
  }

  private func reset() {
    (state, isRunning, group) = (.inactive, false, nil)
    (completions, waiting, stoppedValues, elapsedWhenHeld) = ([], [], [], nil)
  }

  /// Ends the group and returns its values at both ends and now.
  private func takeOff(_ group: AnimationGroup) -> [StoppedAnimation] {
    let place = group.progress(at: session.clock.now)
    let values = StoppedAnimation.all(of: group, at: place)
    session.forget(group)
    isRunning = false
    return values
  }
}
