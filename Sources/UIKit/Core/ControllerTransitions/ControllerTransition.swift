import SessionFoundation

/// A transition between two controllers in a navigation stack, between tabs or in a presentation.
///
/// As with every animation, the model already has its final values; appearance callbacks wait for
/// ``completeTransition(_:)``. Without an animator the system animates, and the transition only runs animations
/// alongside.
@MainActor final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  /// The part of one of the two controllers in a transition.
  struct Side {
    let controller: UIViewController
    /// Nil for a view that stays in place.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  enum Phase { case waiting, running, over }

  let session: Session
  let containerView: UIView
  /// The container or the presenting controller.
  private(set) weak var owner: UIViewController?
  var from: Side
  var to: Side
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  let coordinator: TransitionCoordinator
  /// In seconds.
  private(set) var duration: TimeInterval
  let presentationStyle: UIModalPresentationStyle
  private let animations: ScrubbedAnimations
  private(set) var phase = Phase.waiting
  /// The progress over time while no gesture drives the transition.
  private var pace = Pace()

  private struct Pace {
    /// The fraction of the time that had elapsed at `since`.
    var share: CGFloat = 0
    /// In seconds.
    var since: TimeInterval = 0
    /// 1 for the animation's own speed; below 0 when running backward.
    var speed = 1.0
  }

  /// The appearance callbacks and completion handlers that wait for the end.
  var ends = AppearanceEnds()
  /// Moves views and controllers to the end or back to the start; called once.
  var whenOver: ((Bool) -> Void)?

  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  let isAnimated = true
  let targetTransform = CGAffineTransform.identity

  init(
    of owner: UIViewController, from: UIViewController, to: UIViewController, in container: UIView,
    style: UIModalPresentationStyle = .none, animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil, timing: AnimationTiming
  ) {
    session = owner.session
    (self.owner, containerView, presentationStyle) = (owner, container, style)
    (self.from, self.to) = (Side(controller: from, view: from.loadedView), Side(controller: to))
    (self.animator, self.interaction) = (animator, interaction)
    animations = ScrubbedAnimations(owner.session)
    duration = timing.duration
    coordinator = TransitionCoordinator(in: container, timing: timing)
    super.init()
    coordinator.transition = self
    if let animator {
      duration = max(0, session.perform { animator.transitionDuration(using: self) })
      coordinator.timing = AnimationTiming(duration: duration)
    }
    session.controllerTransitions.append(self)
  }

  /// Whether the program animates the transition.
  var isCustom: Bool { animator != nil }

  var isCancelled: Bool { transitionWasCancelled }

  var isInterruptible: Bool { interaction != nil }

  // MARK: Start

  /// Starts the transition with the next frame; called once.
  private var beginning: (() -> Void)?

  /// Starts the transition with the next frame, so that code after `present` or `dismiss` in the same turn runs first.
  ///
  /// > Basis: recalled: UIKit runs the transitions of presentations after Core Animation's commit.
  func beginWithFrame(_ body: @escaping () -> Void) {
    beginning = body
    session.requestFrame()
  }

  func isWaiting(for driver: UIPercentDrivenInteractiveTransition) -> Bool {
    phase == .waiting && interaction === driver && driver.wantsInteractiveStart
  }

  /// Releases everything that waits for the transition, at the end of the program.
  func letGo() { (beginning, whenOver, ends) = (nil, nil, AppearanceEnds()) }

  fileprivate func beginNow() {
    let body = beginning
    beginning = nil
    body?()
  }

  /// Begins the transition. The views are in their initial places, and the controllers have received their appearance
  /// callbacks.
  func begin() {
    guard phase == .waiting else { return }
    (phase, pace) = (.running, Pace(since: session.now))
    session.perform {
      if let interaction, interaction.wantsInteractiveStart {
        (isInteractive, initiallyInteractive) = (true, true)
        interaction.startInteractiveTransition(self)
        runAlongside()
        if isInteractive { animations.hold(at: elapsed, of: duration) }
      } else {
        (interaction as? UIPercentDrivenInteractiveTransition)?.take(self)
        startAnimation()
        runAlongside()
      }
    }
  }

  /// Starts the animation and those alongside, paused at the start.
  func startHeld() {
    startAnimation()
    runAlongside()
    animations.hold(at: 0, of: duration)
  }

  /// Starts the animation. An interactive transition prefers an interruptible animator.
  private func startAnimation() {
    animations.collect {
      guard interaction != nil, let animator else { return animator?.animateTransition(using: self) ?? () }
      let interruptible = animator.interruptibleAnimator(using: self)
      if interruptible is MissingAnimator { return animator.animateTransition(using: self) }
      animations.add(interruptible)
      if !isInteractive { interruptible.startAnimation() }
    }
  }

  func runAlongside() { animations.collect { coordinator.runAlongside {} } }

  // MARK: Interaction

  private var elapsed: TimeInterval { percentComplete * duration }

  private var shareOfTime: CGFloat {
    guard duration > 0 else { return 1 }
    return min(max(pace.share + (session.now - pace.since) * pace.speed / duration, 0), 1)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard phase == .running, isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    animations.hold(at: elapsed, of: duration)
  }

  func pauseInteractiveTransition() {
    guard phase == .running, !isInteractive else { return }
    percentComplete = animations.pauseAnimators() ?? shareOfTime
    isInteractive = true
    animations.hold(at: elapsed, of: duration)
    coordinator.interactionDidChange()
  }

  func finishInteractiveTransition() { endInteraction(cancels: false) }

  func cancelInteractiveTransition() { endInteraction(cancels: true) }

  private func endInteraction(cancels: Bool) {
    guard phase == .running, isInteractive else { return }
    // A gesture may end before it has moved anything.
    runAlongside()
    (isInteractive, transitionWasCancelled) = (false, cancels)
    coordinator.interactionDidChange()
    let speed = max(Double(interaction?.completionSpeed ?? 1), 0.01)
    pace = Pace(share: percentComplete, since: session.now, speed: cancels ? -speed : speed)
    if cancels {
      animations.reverse(after: elapsed, speed: speed, timing: restTiming)
    } else {
      animations.finish(after: elapsed, speed: speed, timing: restTiming)
    }
  }

  private var restTiming: (any UITimingCurveProvider)? {
    guard let driven = interaction as? UIPercentDrivenInteractiveTransition else { return nil }
    return driven.timingCurve
  }

  // MARK: End

  func completeTransition(_ didComplete: Bool) {
    guard phase != .over else { return }
    phase = .over
    if !didComplete { transitionWasCancelled = true }
    session.perform {
      whenOver?(didComplete)
      whenOver = nil
      session.controllerTransitions.removeAll { $0 === self }
      ends.completions.append { self.coordinator.finish() }
      session.release(ends)
      ends = AppearanceEnds()
      animator?.animationEnded(didComplete)
    }
  }

  func endBesideSystem() {
    phase = .over
    session.controllerTransitions.removeAll { $0 === self }
    coordinator.finish()
  }

  /// Completes the transition immediately, because another one changes the same container.
  func hurry() {
    beginNow()
    if phase == .running { completeTransition(true) }
  }

  // MARK: Controllers and frames

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    side(key == .from, key == .to)?.controller
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { side(key == .from, key == .to)?.view }

  private func side(_ isFrom: Bool, _ isTo: Bool) -> Side? { isFrom ? from : isTo ? to : nil }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

  private func side(of controller: UIViewController) -> Side? {
    side(controller === from.controller, controller === to.controller)
  }

  /// Returns whether a controller or one of its parents participates in the transition.
  func concerns(_ controller: UIViewController) -> Bool {
    controller.line.contains { $0 === from.controller || $0 === to.controller || $0 === owner }
  }
}

extension Session {
  func beginControllerTransitions() {
    guard !controllerTransitions.isEmpty else { return }
    for transition in controllerTransitions { transition.beginNow() }
  }

  /// Returns the coordinator of the current transition that involves a controller.
  func coordinator(for controller: UIViewController) -> TransitionCoordinator? {
    orientations.transition?.coordinator
      ?? controllerTransitions.last { $0.concerns(controller) }?.coordinator
  }
}
