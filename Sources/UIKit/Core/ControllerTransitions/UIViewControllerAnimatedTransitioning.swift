/// An object that animates one controller's view out and another's in.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds. Interactive transitions measure their progress by it, too.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the appearing view to the container, and calls `completeTransition(_:)` at the end of the animation.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that an interactive transition pauses, scrubs and reverses, instead of calling
  /// `animateTransition(using:)`.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// The default for classes that do not implement this method, which is optional in Objective-C.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { MissingAnimator() }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The animator that `interruptibleAnimator(using:)` returns if a class does not implement it.
final class MissingAnimator: UIViewPropertyAnimator {
  init() { super.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear)) }
}

/// An object that starts a transition driven by a gesture.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the remaining animation after the gesture; 1 for the animation's own speed.
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// False for a transition that begins on its own and can be taken over later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// The context of a transition, from which an animator gets its views and to which it reports progress.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The superview of the transition's views. It already contains the disappearing view.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// `none` in navigation and tab bar controllers.
  var presentationStyle: UIModalPresentationStyle { get }

  /// - Parameter percentComplete: 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()

  /// - Parameter didComplete: false to restore what was on screen before.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil for a presenter whose view stays in place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The identity, because the container rotates with the interface.
  var targetTransform: CGAffineTransform { get }
  /// In the container's coordinates; zero for a controller whose view is not on screen yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// In the container's coordinates; zero for a controller whose view disappears.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object that supplies the animators and the presentation controller of a presentation.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// - Parameter source: the controller whose `present` was called.
  /// - Returns: nil for the system's animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Called only if there is an animator. Returns nil for a transition that no gesture drives.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Called if the style is custom.
  ///
  /// - Parameters:
  ///   - presenting: nil if the presenting controller is not known yet.
  ///   - source: the controller whose `present` was called.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
