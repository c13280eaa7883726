/// The animation blocks of views: changes are made at once and shown on their way, and the completion is called when their
/// time is over.
///
/// UIKit declares these class methods in UIView. They are here so that subclasses override them.
@preconcurrency @MainActor open class AnimatedResponder: FocusResponder {
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(AnimationTiming(duration: duration, delay: 0, []), [], animations, nil)
  }

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(AnimationTiming(duration: duration, delay: 0, []), [], animations, completion)
  }

  /// - Parameters:
  ///   - duration: in seconds; 0 and less change without a way, and the delay does not count.
  ///   - completion: gets false where something took the place of a change on its way, or removed it.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, options)
    animate(timing, options, animations, completion)
  }

  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without swinging, less swings the more.
  ///   - velocity: at the start, in whole ways a second.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var timing = AnimationTiming(duration: duration, delay: delay, options)
    timing.curve = .spring(SpringCurve(dampingRatio: dampingRatio, restingAfter: duration, velocity: velocity))
    animate(timing, options, animations, completion)
  }

  /// - Parameters:
  ///   - duration: of a swing; what is shown comes to rest later.
  ///   - bounce: 0 comes to rest without swinging, up to 1 swings the more; less than 0, down to -1, creeps.
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(perceivedDuration: duration, bounce: bounce, velocity: initialSpringVelocity)
    var timing = AnimationTiming(duration: duration > 0 ? spring.settlingTime : 0, delay: delay, options)
    timing.curve = .spring(spring)
    animate(timing, options, animations, completion)
  }

  private static func animate(
    _ timing: AnimationTiming, _ options: UIView.AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) { Session.current.animate(timing, options: options, animations, completion: completion) }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Session.current.withoutAnimation(actionsWithoutAnimation)
  }

  open class func setAnimationsEnabled(_ enabled: Bool) { Session.current.animations.areEnabled = enabled }

  open class var areAnimationsEnabled: Bool { Session.current.animations.areEnabled }

  /// Of the animation block that is running, in seconds; 0 outside.
  open class var inheritedAnimationDuration: TimeInterval { Session.current.animations.inherited?.duration ?? 0 }

  // MARK: Keyframes

  /// - Parameters:
  ///   - options: may have the curve of the whole in their bits, as an `AnimationOptions` has.
  ///   - animations: says what changes in keyframes, which all have happened when this returns.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let shared = UIView.AnimationOptions(rawValue: options.rawValue & ~UIView.KeyframeAnimationOptions.calculationBits)
    let session = Session.current
    session.animate(
      AnimationTiming(duration: duration, delay: delay, shared), options: shared,
      {
        let share = KeyframeShare(start: 0, length: 1, isDiscrete: options.contains(.calculationModeDiscrete))
        session.inContext({ $0.share = share }, animations)
      }, completion: completion)
  }

  /// - Parameters: shares of the whole animation. Outside of one the changes are made at once.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    Session.current.inContext(
      { context in
        guard let whole = context.share else { return }
        context.share = KeyframeShare(start: frameStartTime, length: frameDuration, isDiscrete: whole.isDiscrete)
      }, animations)
  }

  // MARK: Transitions

  /// Changes what is inside `view`. A cross-dissolve is shown on its way; the end of a flip or a curl is there at once.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    view.session.runTransition(
      AnimationTiming(duration: duration, delay: 0, options), of: view, options: options, animations ?? {},
      completion: completion)
  }

  /// Puts `toView` in the place of `fromView`, which leaves its superview; with `.showHideTransitionViews` it is hidden.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let showsAndHides = options.contains(.showHideTransitionViews)
    let changes = {
      if showsAndHides {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: fromView.superview ?? fromView, duration: duration, options: options, animations: changes,
      completion: completion)
  }
}

extension UIView.KeyframeAnimationOptions {
  fileprivate static let calculationBits: UInt = 0xF << 10
}
