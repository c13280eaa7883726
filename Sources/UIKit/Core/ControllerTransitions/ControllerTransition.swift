import SessionFoundation

/// One controller's way off the screen and another's onto it, in a stack, between tabs or by a presentation.
///
/// The model is at the end already, as with every animation; appearance callbacks wait for
/// ``completeTransition(_:)``. Without an animator it is the system's: then it only tells what else moves beside it.
@MainActor final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  /// What the transition does to one of the two controllers.
  struct Side {
    let controller: UIViewController
    /// Nil for a view that stays where it is.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  enum Phase { case waiting, running, over }

  let session: Session
  let containerView: UIView
  /// The container, or who presents.
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
  /// How it runs while nobody holds it.
  private var pace = Pace()

  private struct Pace {
    /// The share of the time that was behind at `since`.
    var share: CGFloat = 0
    /// In seconds.
    var since: TimeInterval = 0
    /// 1 for the animation's own; below 0 on the way back.
    var speed = 1.0
  }

  /// Appearance callbacks and completions that wait for the end.
  var ends = AppearanceEnds()
  /// Brings views and controllers to the end, or back; called once.
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

  /// The program animates it.
  var isCustom: Bool { animator != nil }

  var isCancelled: Bool { transitionWasCancelled }

  var isInterruptible: Bool { interaction != nil }

  // MARK: The beginning

  /// What makes it begin with the next frame; called once.
  private var beginning: (() -> Void)?

  /// What the program does after `present` or `dismiss` in the same turn comes before its animation.
  ///
  /// > Basis: recalled: UIKit runs the transitions of presentations after Core Animation's commit.
  func beginWithFrame(_ body: @escaping () -> Void) {
    beginning = body
    session.requestFrame()
  }

  func isWaiting(for driver: UIPercentDrivenInteractiveTransition) -> Bool {
    phase == .waiting && interaction === driver && driver.wantsInteractiveStart
  }

  /// The program is over: what waits for the transition keeps it no longer.
  func letGo() { (beginning, whenOver, ends) = (nil, nil, AppearanceEnds()) }

  fileprivate func beginNow() {
    let body = beginning
    beginning = nil
    body?()
  }

  /// Views stand where the transition begins, and who comes and goes has been told.
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

  /// The animation begins with what goes beside it, and waits at its start.
  func startHeld() {
    startAnimation()
    runAlongside()
    animations.hold(at: 0, of: duration)
  }

  /// An interactive transition asks for an animator that can be scrubbed first.
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

  // MARK: A gesture

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
    // A gesture may be over before it has moved anything.
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

  // MARK: The end

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

  /// Something else changes the same container: there is no time left.
  func hurry() {
    beginNow()
    if phase == .running { completeTransition(true) }
  }

  // MARK: Who and where

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

  /// Whether a controller takes part, or a parent of it does.
  func concerns(_ controller: UIViewController) -> Bool {
    controller.line.contains { $0 === from.controller || $0 === to.controller || $0 === owner }
  }
}

extension Session {
  func beginControllerTransitions() {
    guard !controllerTransitions.isEmpty else { return }
    for transition in controllerTransitions { transition.beginNow() }
  }

  /// Of the transition that goes on where a controller is.
  func coordinator(for controller: UIViewController) -> TransitionCoordinator? {
    orientations.transition?.coordinator
      ?? controllerTransitions.last { $0.concerns(controller) }?.coordinator
  }
}
