/// Collects what controllers want to do beside a transition and after it. No finger ever drives it.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Phase { case before, alongside, after }

  let containerView: UIView
  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  private var phase = Phase.before
  private var animations: [Block] = []
  private var completions: [Block] = []

  init(in containerView: UIView, duration: TimeInterval, targetTransform: CGAffineTransform = .identity) {
    self.containerView = containerView
    transitionDuration = duration
    self.targetTransform = targetTransform
  }

  let isAnimated = true
  let presentationStyle = UIModalPresentationStyle.none
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  var percentComplete: CGFloat { phase == .after ? 1 : 0 }
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard phase != .after else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  /// Runs the blocks in the order they came, those included that a block adds, and what has to be laid out after them, as
  /// one animation beside the transition's.
  func runAlongside(layOut: () -> Void) {
    phase = .alongside
    containerView.session.animate(AnimationTiming(duration: transitionDuration)) {
      while !animations.isEmpty { animations.removeFirst()(self) }
      layOut()
    }
  }

  func finish() {
    phase = .after
    while !completions.isEmpty { completions.removeFirst()(self) }
  }
}
