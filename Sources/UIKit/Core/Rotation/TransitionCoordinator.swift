/// Collects the animations and completions that controllers add to a transition.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Phase { case before, alongside, after }

  let containerView: UIView
  let targetTransform: CGAffineTransform
  var timing: AnimationTiming
  private var phase = Phase.before
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var interactionEndHandlers: [Block] = []
  /// The transition between two controllers; nil for a change of size.
  weak var transition: ControllerTransition?

  init(in containerView: UIView, timing: AnimationTiming, targetTransform: CGAffineTransform = .identity) {
    (self.containerView, self.timing, self.targetTransform) = (containerView, timing, targetTransform)
  }

  convenience init(in containerView: UIView, duration: TimeInterval, targetTransform: CGAffineTransform) {
    self.init(in: containerView, timing: AnimationTiming(duration: duration), targetTransform: targetTransform)
  }

  let isAnimated = true
  var transitionDuration: TimeInterval { timing.duration }
  var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
  var initiallyInteractive: Bool { transition?.initiallyInteractive ?? false }
  var isInterruptible: Bool { transition?.isInterruptible ?? false }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var isCancelled: Bool { transition?.isCancelled ?? false }
  var percentComplete: CGFloat { phase == .after ? 1 : transition?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { transition?.interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { transition?.interaction?.completionCurve ?? .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard phase != .after else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if phase == .before || isRunningBlocks { animations.append(animation) } else { animateNow(animation) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) { interactionEndHandlers.append(handler) }
  func notifyWhenInteractionChanges(_ handler: @escaping Block) { interactionHandlers.append(handler) }

  /// Called when the interaction ended or resumed.
  func interactionDidChange() {
    for handler in interactionHandlers { handler(self) }
    if isInteractive { return }
    for handler in interactionEndHandlers { handler(self) }
  }

  private var isRunningBlocks = false

  /// Runs the blocks in the order they were added, including those that a block adds, and then the layout, as one
  /// animation alongside the transition's.
  func runAlongside(layOut: () -> Void) {
    guard phase == .before else { return }
    phase = .alongside
    containerView.session.animate(timing) {
      isRunningBlocks = true
      while !animations.isEmpty { animations.removeFirst()(self) }
      isRunningBlocks = false
      layOut()
    }
  }

  /// Runs an animation that is added while the transition is in progress.
  private func animateNow(_ animation: Block) { containerView.session.animate(timing) { animation(self) } }

  func finish() {
    phase = .after
    while !completions.isEmpty { completions.removeFirst()(self) }
  }
}
