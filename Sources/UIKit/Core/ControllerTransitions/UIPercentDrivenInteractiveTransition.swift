/// An object that drives a transition's animation with the progress of a gesture.
///
/// The animation is paused at the progress last passed to ``update(_:)``. After the gesture it runs forward or backward
/// from there.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private let session = Session.current
  private weak var transition: ControllerTransition?
  /// The calls made before the transition began, which happens with its first frame.
  private var early: [(ControllerTransition) -> Void] = []

  /// The animator's duration, in seconds; 0 until the transition begins.
  open private(set) var duration: CGFloat = 0
  /// The progress passed to ``update(_:)``, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the remaining animation after the gesture; 1 for the animation's own speed.
  open var completionSpeed: CGFloat = 1
  /// The curve that transition coordinators report. The remaining animation keeps its own curve.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the remaining animation if the animator supplies an interruptible animator; nil for the animator's
  /// own.
  open var timingCurve: (any UITimingCurveProvider)?
  /// False for a transition that begins on its own and that ``pause()`` can take over.
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

  /// Takes over a running animation.
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

  /// Runs back to the start and restores what was on screen before.
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
