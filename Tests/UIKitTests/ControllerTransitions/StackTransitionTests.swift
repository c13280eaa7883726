import CoreTypes
import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Pushes and pops that an app animates. Basis: the references of `UIViewControllerAnimatedTransitioning`,
/// `UIViewControllerContextTransitioning` and `UIPercentDrivenInteractiveTransition`.
@MainActor struct StackTransitionTests {
  private let stage: TransitionStage
  private let stack: UINavigationController
  private let window: UIWindow

  init() throws {
    let stage = try TransitionStage()
    self.stage = stage
    stack = stage.session.perform { UINavigationController(rootViewController: stage.first) }
    window = stage.session.show(stack)
    stage.session.advance(by: 1)
    stack.delegate = stage.supplier
    _ = stage.take()
  }

  private func push() { stage.session.perform { stack.pushViewController(stage.second, animated: true) } }

  @Test func callbacksWaitForTheEnd() throws {
    push()
    #expect(
      stage.take() == ["push", "B.willMove", "B.load", "A.willDisappear", "B.willAppear moving", "animate"])
    let context = try #require(stage.animator.context)
    #expect(context.viewController(forKey: .from) === stage.first && context.view(forKey: .from) === stage.first.view)
    #expect(context.viewController(forKey: .to) === stage.second && context.view(forKey: .to) === stage.second.view)
    #expect(context.initialFrame(for: stage.first) == stage.first.view.frame)
    #expect(context.finalFrame(for: stage.second) == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(context.finalFrame(for: stage.first) == .zero && context.initialFrame(for: stage.second) == .zero)
    #expect(context.isAnimated && !context.isInteractive && context.presentationStyle == .none)
    stage.session.advance(by: 0.25)
    #expect(stage.take() == [] && stage.shownX(stage.second.view) == 160)
    #expect(context.containerView.subviews == [stage.first.view, stage.second.view])
    stage.session.advance(by: 0.25)
    #expect(stage.take() == ["ended true", "A.didDisappear", "B.didAppear", "B.didMove"])
    #expect(stage.first.view.superview == nil && stage.second.view.window === window)
    #expect(stack.viewControllers == [stage.first, stage.second] && stage.session.controllerTransitions.isEmpty)
  }

  @Test func picturesShowBothOnTheirWay() {
    push()
    stage.session.advance(by: 0.25)
    let blue = stage.session.seenAreas(RGBAColor(red: 0, green: 0, blue: 1, alpha: 1))
    let red = stage.session.seenAreas(RGBAColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(blue.map(\.place.x) == [160] && red.map(\.place.x) == [0])
  }

  @Test func withoutAnimationNobodyIsAsked() {
    stage.session.perform { stack.pushViewController(stage.second, animated: false) }
    stage.session.commitWindows()
    #expect(
      stage.take() == [
        "B.willMove", "B.load", "A.willDisappear", "B.willAppear moving", "A.didDisappear", "B.didAppear", "B.didMove",
      ])
  }

  @Test func aSecondChangeEndsTheFirst() {
    push()
    stage.session.advance(by: 0.1)
    stage.session.perform { _ = stack.popViewController(animated: false) }
    stage.session.advance(by: 1)
    #expect(stack.viewControllers == [stage.first] && stage.first.view.window === window)
    #expect(stage.second.view.superview == nil && stage.session.controllerTransitions.isEmpty)
  }

  @Test func aGestureDrivesAPop() {
    push()
    stage.session.advance(by: 1)
    _ = stage.take()
    let driver = stage.session.perform { UIPercentDrivenInteractiveTransition() }
    stage.supplier.interaction = driver
    stage.session.perform { _ = stack.popViewController(animated: true) }
    #expect(
      stage.take() == ["pop", "B.willLeave", "B.willDisappear moving", "A.willAppear", "animate"])
    #expect(driver.duration == 0.5 && stage.animator.context?.isInteractive == true)
    stage.session.advance(by: 3)
    #expect(stage.shownX(stage.first.view) == 320)
    driver.update(0.25)
    stage.session.advance(by: 1)
    #expect(stage.shownX(stage.first.view) == 240 && driver.percentComplete == 0.25)
    #expect(stage.first.transitionCoordinator?.isInteractive == true)
    driver.finish()
    stage.session.advance(by: 0.25)
    #expect(abs(stage.shownX(stage.first.view) - 80) < 0.01 && stage.take() == [])
    stage.session.advance(by: 0.2)
    #expect(stage.take() == ["ended true", "B.didDisappear", "A.didAppear", "B.didLeave"])
    #expect(stack.viewControllers == [stage.first] && stage.second.parent == nil)
  }

  @Test func aCancelledPopBringsEverythingBack() {
    push()
    stage.session.advance(by: 1)
    _ = stage.take()
    let driver = stage.session.perform { UIPercentDrivenInteractiveTransition() }
    stage.supplier.interaction = driver
    stage.session.perform { _ = stack.popViewController(animated: true) }
    driver.update(0.5)
    var told: [Bool] = []
    stage.first.transitionCoordinator?.notifyWhenInteractionChanges { told.append($0.isCancelled) }
    stage.first.transitionCoordinator?.animate(alongsideTransition: nil) { told.append($0.isCancelled) }
    _ = stage.take()
    driver.cancel()
    stage.session.advance(by: 0.125)
    #expect(abs(stage.shownX(stage.first.view) - 240) < 0.01)
    stage.session.advance(by: 0.125)
    #expect(
      stage.take() == [
        "A.willDisappear", "B.willAppear", "ended false", "A.didDisappear", "B.didAppear", "B.didMove",
      ])
    #expect(told == [true, true] && stack.viewControllers == [stage.first, stage.second])
    #expect(stage.second.view.window === window && stage.second.view.frame.origin == .zero)
    #expect(stage.first.view.superview == nil && stage.second.navigationController === stack)
  }

  @Test func aSlowCompletionTakesLonger() {
    let driver = stage.session.perform { UIPercentDrivenInteractiveTransition() }
    driver.completionSpeed = 0.5
    stage.supplier.interaction = driver
    push()
    driver.update(0.5)
    driver.finish()
    stage.session.advance(by: 0.25)
    #expect(abs(stage.shownX(stage.second.view) - 80) < 0.01)
    stage.session.advance(by: 0.25)
    #expect(stage.second.view.frame.minX == 0 && stage.session.controllerTransitions.isEmpty)
  }

  /// Basis: derived: nothing moves when a gesture takes over an animation.
  @Test func aTransitionThatIsTakenOverAgainStaysWhereItIs() {
    let driver = stage.session.perform { UIPercentDrivenInteractiveTransition() }
    driver.completionSpeed = 0.5
    stage.supplier.interaction = driver
    push()
    driver.update(0.5)
    driver.finish()
    stage.session.advance(by: 0.25)
    driver.pause()
    #expect(abs(driver.percentComplete - 0.75) < 1e-6 && abs(stage.shownX(stage.second.view) - 80) < 0.01)
    driver.update(0.6)
    #expect(abs(stage.shownX(stage.second.view) - 128) < 0.01)
    driver.cancel()
    stage.session.advance(by: 0.2)
    driver.pause()
    #expect(abs(driver.percentComplete - 0.4) < 1e-6 && abs(stage.shownX(stage.second.view) - 192) < 0.01)
    driver.update(0.8)
    #expect(abs(stage.shownX(stage.second.view) - 64) < 0.01)
    driver.finish()
    stage.session.advance(by: 0.2)
    #expect(stage.second.view.frame.minX == 0 && stage.session.controllerTransitions.isEmpty)
    #expect(stack.viewControllers == [stage.first, stage.second])
  }

  /// Moves the appearing view with an animator, which eases in and out.
  private final class Easing: NSObject, UIViewControllerAnimatedTransitioning {
    var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      let made = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut)
      if let comes = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(comes)
        comes.frame.origin.x = 320
        made.addAnimations { comes.frame.origin.x = 0 }
      }
      made.addCompletion { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
      animator = made
      return made
    }
  }

  /// Basis: derived, as above.
  @Test(arguments: [true, false]) func anAnimatorThatIsTakenOverAgainStaysWhereItIs(finishes: Bool) {
    let driver = stage.session.perform { UIPercentDrivenInteractiveTransition() }
    driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    driver.completionSpeed = 2
    stage.supplier.interaction = driver
    let easing = stage.session.perform { Easing() }
    stage.supplier.animator = easing
    push()
    driver.update(0.5)
    #expect(abs(stage.shownX(stage.second.view) - 160) < 0.01)
    if finishes { driver.finish() } else { driver.cancel() }
    stage.session.advance(by: 0.06)
    let place = stage.shownX(stage.second.view)
    #expect(finishes ? place < 159 && place > 1 : place > 161 && place < 319)
    driver.pause()
    #expect(abs(stage.shownX(stage.second.view) - place) < 0.01)
    #expect(abs(driver.percentComplete - (1 - place / 320)) < 1e-4)
    driver.update(0.75)
    #expect(abs(stage.shownX(stage.second.view) - 80) < 0.01)
    driver.finish()
    stage.session.advance(by: 1)
    #expect(stage.second.view.frame.minX == 0 && stage.session.controllerTransitions.isEmpty)
    #expect(stack.viewControllers == [stage.first, stage.second])
  }

  @Test func blocksRunBesideTheSystemsAnimation() {
    stack.delegate = nil
    let mark = stage.session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    window.addSubview(mark)
    var isOver = false
    stage.second.actions["willAppear"] = { [second = stage.second] in
      second.transitionCoordinator?.animate(
        alongsideTransition: { _ in mark.frame.origin.x = 100 }, completion: { _ in isOver = true })
    }
    push()
    #expect(mark.frame.minX == 100 && stage.shownX(mark) == 0 && !isOver)
    stage.session.advance(by: 1)
    #expect(isOver && stage.shownX(mark) == 100 && stage.second.transitionCoordinator == nil)
  }

  @Test func anInterruptibleAnimatorIsScrubbed() {
    final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
      private var made: UIViewPropertyAnimator?

      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
      }

      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
      }

      func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating {
        if let made { return made }
        let view = transitionContext.view(forKey: .to)!
        transitionContext.containerView.addSubview(view)
        view.frame.origin.x = 320
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 0 }
        animator.addCompletion { transitionContext.completeTransition($0 == .end) }
        made = animator
        return animator
      }
    }
    let driver = stage.session.perform { UIPercentDrivenInteractiveTransition() }
    stage.supplier.interaction = driver
    stage.supplier.animator = stage.session.perform { Interruptible() }
    push()
    driver.update(0.75)
    #expect(abs(stage.shownX(stage.second.view) - 80) < 0.01)
    driver.cancel()
    stage.session.advance(by: 1)
    #expect(stack.viewControllers == [stage.first] && stage.second.parent == nil)
    #expect(stage.second.view.superview == nil && stage.first.view.window === window)
  }
}
