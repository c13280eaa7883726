/// Drives the animation of an animator by shares that a gesture reports.
///
/// The animation waits at the share that ``update(_:)`` was given last, and goes on or back from there after the gesture.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private let session = Session.current
  private weak var transition: ControllerTransition?
  /// What the gesture said before the transition began, which waits for its frame.
  private var early: [(ControllerTransition) -> Void] = []

  /// The animator's, in seconds; 0 until the transition begins.
  open private(set) var duration: CGFloat = 0
  /// As given to ``update(_:)``, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// Of the rest of the way after the gesture: 1 for the animation's own speed.
  open var completionSpeed: CGFloat = 1
  /// What transition coordinators report. The rest of the way keeps the animation's own pace.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Of the rest of the way, where the animator supplies an interruptible animator; nil for the animator's own.
  open var timingCurve: (any UITimingCurveProvider)?
  /// False for a transition that begins by itself and can be taken over by ``pause()``.
  open var wantsInteractiveStart = true

  public override init() { super.init() }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    let early = early
    take(transition)
    transition.startHeld()
    for call in early { call(transition) }
  }

  func take(_ transition: ControllerTransition) {
    (self.transition, percentComplete, early) = (transition, 0, [])
    duration = transition.duration
  }

  /// The gesture takes over an animation that is running.
  open func pause() {
    guard let transition else { return }
    transition.pauseInteractiveTransition()
    percentComplete = transition.percentComplete
  }

  open func update(_ percentComplete: CGFloat) {
    let share = min(max(percentComplete, 0), 1)
    self.percentComplete = share
    tell { [weak self] in
      self?.percentComplete = share
      $0.updateInteractiveTransition(share)
    }
  }

  /// Goes back to the beginning, and brings back what was on screen before.
  open func cancel() { tell { $0.cancelInteractiveTransition() } }

  open func finish() { tell { $0.finishInteractiveTransition() } }

  private func tell(_ call: @escaping (ControllerTransition) -> Void) {
    if session.controllerTransitions.contains(where: { $0.isWaiting(for: self) }) {
      early.append(call)
    } else if let transition {
      call(transition)
    }
  }
}
