import SystemProfiles
import UIKit

@testable import UIKit

/// Slides the appearing view over the disappearing one, in half a second.
final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let trace: Trace
  var durationInSeconds = 0.5
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(_ trace: Trace) { self.trace = trace }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    durationInSeconds
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    trace.events.append("animate")
    context = transitionContext
    let comes = transitionContext.view(forKey: .to), goes = transitionContext.view(forKey: .from)
    let container = transitionContext.containerView, width = container.bounds.width
    if let comes {
      container.addSubview(comes)
      comes.frame.origin.x = width
    }
    UIView.animate(
      withDuration: durationInSeconds, delay: 0, options: .curveLinear,
      animations: {
        if let comes { comes.frame.origin.x = 0 } else { goes?.frame.origin.x = width }
      }, completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) { trace.events.append("ended \(transitionCompleted)") }
}

/// Supplies animators to presentations, stacks and tabs.
final class TransitionSupplier: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  let trace: Trace
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  init(_ trace: Trace) { self.trace = trace }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { presentation?(presented, presenting) }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    trace.events.append(operation == .push ? "push" : "pop")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Two controllers, blue over red, whose transitions an app animates.
@MainActor struct TransitionStage {
  let session: Session
  let trace = Trace()
  let first: ProbeController
  let second: ProbeController
  let supplier: TransitionSupplier
  let animator: SlidingAnimator

  init(_ version: SystemVersion = .iOS(17)) throws {
    session = try Session.phone(CGSize(width: 320, height: 568), version)
    let trace = trace
    (first, second, supplier, animator) = session.perform {
      (
        ProbeController("A", trace: trace), ProbeController("B", trace: trace), TransitionSupplier(trace),
        SlidingAnimator(trace)
      )
    }
    supplier.animator = animator
    first.actions["load"] = { [unowned first] in first.view.backgroundColor = .red }
    second.actions["load"] = { [unowned second] in second.view.backgroundColor = .blue }
  }

  /// Returns the events without layout.
  func take() -> [String] { trace.take().filter { !$0.contains("Layout") } }

  func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? view.frame.minX }
}
