/// The animation methods of views. Changes apply to the model immediately and animate on screen. The completion handler
/// runs when the animation ends.
///
/// UIKit declares these class methods in UIView. They are here so that subclasses can override them.
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
  ///   - duration: in seconds; with 0 or less the changes apply immediately and the delay is ignored.
  ///   - completion: receives false if an animated change was replaced or removed before its end.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, options)
    animate(timing, options, animations, completion)
  }

  /// - Parameters:
  ///   - dampingRatio: 1 settles without oscillation; smaller values oscillate more.
  ///   - velocity: the initial velocity, in animation distances per second.
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
  ///   - duration: the period of an oscillation; the animation settles later.
  ///   - bounce: 0 settles without oscillation; values up to 1 oscillate more; values down to -1 are overdamped.
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

  /// The duration of the running animation block, in seconds; 0 outside of one.
  open class var inheritedAnimationDuration: TimeInterval { Session.current.animations.inherited?.duration ?? 0 }

  // MARK: Keyframes

  /// - Parameters:
  ///   - options: may contain the curve of the whole animation in the bits that `AnimationOptions` uses for it.
  ///   - animations: adds keyframes. All of their changes have been made when this method returns.
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

  /// - Parameters: fractions of the whole animation. Outside of a keyframe animation the changes apply immediately.
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

  /// Changes the contents of `view`. A cross-dissolve is animated; a flip or a curl jumps to its end.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    view.session.runTransition(
      AnimationTiming(duration: duration, delay: 0, options), of: view, options: options, animations ?? {},
      completion: completion)
  }

  /// Replaces `fromView`, which leaves its superview, with `toView`. With `.showHideTransitionViews` it is hidden
  /// instead.
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
