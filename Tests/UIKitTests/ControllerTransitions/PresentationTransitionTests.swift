import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Presentations that an app animates. Basis: the references of `UIViewControllerContextTransitioning` and
/// `UIPresentationController`.
@MainActor struct PresentationTransitionTests {
  private func present(_ style: UIModalPresentationStyle, _ version: SystemVersion = .iOS(17)) throws -> (
    TransitionStage, UIWindow
  ) {
    let stage = try TransitionStage(version), window = stage.session.show(stage.first)
    stage.session.advance(by: 1)
    stage.second.modalPresentationStyle = style
    stage.second.transitioningDelegate = stage.supplier
    _ = stage.take()
    stage.session.perform {
      stage.first.present(stage.second, animated: true) { [trace = stage.trace] in trace.events.append("completion") }
    }
    // Basis: recalled: the app's animation begins after Core Animation's commit, not in `present`.
    #expect(!stage.trace.events.contains("animate"))
    stage.session.commitWindows()
    return (stage, window)
  }

  private let screen = CGRect(x: 0, y: 0, width: 320, height: 568)

  @Test(arguments: [7, 12, 17, 26]) func aFullScreenReplacesThePresenter(version: Int) throws {
    let (stage, window) = try present(.fullScreen, .iOS(version))
    #expect(stage.take() == ["B.load", "A.willDisappear", "B.willAppear presented", "animate"])
    let context = try #require(stage.animator.context)
    #expect(context.view(forKey: .from) === stage.first.view && context.view(forKey: .to) === stage.second.view)
    #expect(context.finalFrame(for: stage.second) == screen && context.initialFrame(for: stage.first) == screen)
    #expect(context.presentationStyle == .fullScreen)
    stage.session.advance(by: 0.25)
    #expect(stage.shownX(stage.second.view) == 160)
    #expect(context.containerView.subviews == [stage.first.view, stage.second.view])
    stage.session.advance(by: 0.25)
    #expect(stage.take() == ["ended true", "B.didAppear presented", "A.didDisappear", "completion"])
    #expect(stage.first.view.window == nil && stage.second.view.window === window)
    stage.session.perform { stage.second.dismiss(animated: true) }
    stage.session.advance(by: 0.25)
    #expect(stage.shownX(stage.first.view) == 160 && stage.second.view.window === window)
    stage.session.advance(by: 0.25)
    #expect(
      stage.take() == [
        "B.willDisappear dismissed", "A.willAppear", "animate", "ended true", "A.didAppear", "B.didDisappear dismissed",
      ])
    #expect(stage.first.view.window === window && stage.second.view.superview == nil)
    #expect(stage.first.view.frame == screen && stage.first.presentedViewController == nil)
  }

  @Test func aCustomPresentationLeavesThePresenterWhereItIs() throws {
    let (stage, window) = try present(.custom)
    let context = try #require(stage.animator.context)
    #expect(context.view(forKey: .from) == nil && context.viewController(forKey: .from) === stage.first)
    #expect(stage.first.view.isDescendant(of: window) && !stage.first.view.isDescendant(of: context.containerView))
    stage.session.advance(by: 1)
    #expect(stage.take().suffix(3) == ["ended true", "B.didAppear presented", "completion"])
    stage.session.perform { stage.second.dismiss(animated: true) }
    stage.session.advance(by: 0.25)
    #expect(stage.shownX(stage.second.view) == 160 && stage.animator.context?.view(forKey: .to) == nil)
    stage.session.advance(by: 0.25)
    #expect(stage.second.view.superview == nil && context.containerView.superview == nil)
    #expect(stage.first.presentedViewController == nil)
  }

  @Test func aSheetIsMovedWithItsShadow() throws {
    let (stage, window) = try present(.automatic)
    stage.session.advance(by: 1)
    #expect(stage.second.view.window === window && stage.second.view.superview?.clipsToBounds == true)
    #expect(stage.take().suffix(3) == ["ended true", "B.didAppear presented", "completion"])
  }

  /// Basis: documented: animations alongside run with the transition.
  @Test func whatGoesAlongsideGoesBackWithAGestureThatIsOverEarly() throws {
    let stage = try TransitionStage()
    _ = stage.session.show(stage.first)
    stage.session.advance(by: 1)
    let driver = stage.session.perform { UIPercentDrivenInteractiveTransition() }
    let beside = stage.session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    (stage.supplier.interaction, stage.second.modalPresentationStyle) = (driver, .custom)
    stage.second.transitioningDelegate = stage.supplier
    stage.session.perform {
      stage.first.view.addSubview(beside)
      stage.first.present(stage.second, animated: true)
      stage.first.transitionCoordinator?.animate(alongsideTransition: { _ in beside.alpha = 0 })
      driver.update(0.5)
      driver.cancel()
    }
    stage.session.commitWindows()
    #expect(abs(try shownAlpha(beside) - 0.5) < 0.01)
    stage.session.advance(by: 0.2)
    #expect(try shownAlpha(beside) > 0.8 && stage.shownX(stage.second.view) > 250)
    stage.session.advance(by: 0.1)
    #expect(stage.first.presentedViewController == nil && stage.session.controllerTransitions.isEmpty)
  }

  private func shownAlpha(_ view: UIView) throws -> Float { try #require(view.layer.presentation()).opacity }

  /// Cancels a transition when it begins.
  private final class Refusal: NSObject, UIViewControllerInteractiveTransitioning {
    let animator: SlidingAnimator

    init(_ animator: SlidingAnimator) { self.animator = animator }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      animator.animateTransition(using: transitionContext)
      transitionContext.cancelInteractiveTransition()
      transitionContext.completeTransition(false)
    }
  }

  @Test func aTransitionThatIsCancelledAsItBeginsRunsWhatGoesAlongside() throws {
    let stage = try TransitionStage()
    _ = stage.session.show(stage.first)
    stage.session.advance(by: 1)
    stage.supplier.interaction = Refusal(stage.animator)
    stage.second.modalPresentationStyle = .custom
    stage.second.transitioningDelegate = stage.supplier
    var told: [String] = []
    stage.session.perform {
      stage.first.present(stage.second, animated: true)
      stage.first.transitionCoordinator?.animate(
        alongsideTransition: { told.append("alongside \($0.isCancelled)") },
        completion: { told.append("end \($0.isCancelled)") })
    }
    stage.session.advance(by: 1)
    #expect(told == ["alongside false", "end true"] && stage.first.presentedViewController == nil)
  }

  @Test func aSessionThatEndsLetsGoOfATransitionThatHasNotBegun() throws {
    weak var transition: ControllerTransition?
    try autorelease {
      let stage = try TransitionStage()
      _ = stage.session.show(stage.first)
      stage.session.advance(by: 1)
      (stage.second.modalPresentationStyle, stage.second.transitioningDelegate) = (.custom, stage.supplier)
      stage.session.perform { stage.first.present(stage.second, animated: true) }
      transition = stage.session.controllerTransitions.last
      #expect(transition != nil)
      stage.session.end()
    }
    #expect(transition == nil)
  }

  private func autorelease(_ body: () throws -> Void) rethrows { try body() }

  @Test func aGestureDrivesADismissalAndLetsGo() throws {
    let (stage, window) = try present(.fullScreen)
    stage.session.advance(by: 1)
    _ = stage.take()
    let driver = stage.session.perform { UIPercentDrivenInteractiveTransition() }
    stage.supplier.interaction = driver
    stage.session.perform { stage.second.dismiss(animated: true) }
    driver.update(0.5)
    stage.session.advance(by: 1)
    #expect(stage.shownX(stage.first.view) == 160)
    driver.cancel()
    stage.session.advance(by: 1)
    #expect(
      stage.take() == [
        "B.willDisappear dismissed", "A.willAppear", "animate", "A.willDisappear", "B.willAppear", "ended false",
        "B.didAppear", "A.didDisappear",
      ])
    #expect(stage.second.view.window === window && stage.second.view.frame == screen)
    #expect(stage.first.view.window == nil && stage.first.presentedViewController === stage.second)
    stage.supplier.interaction = nil
    stage.session.perform { stage.second.dismiss(animated: true) }
    stage.session.advance(by: 1)
    #expect(stage.first.view.window === window && stage.first.view.frame == screen)
  }

  @Test func aPresentationThatIsCancelledIsGone() throws {
    let stage = try TransitionStage(), window = stage.session.show(stage.first)
    let driver = stage.session.perform { UIPercentDrivenInteractiveTransition() }
    stage.supplier.interaction = driver
    stage.second.modalPresentationStyle = .fullScreen
    stage.second.transitioningDelegate = stage.supplier
    stage.session.perform { stage.first.present(stage.second, animated: true) }
    driver.update(0.3)
    driver.cancel()
    stage.session.advance(by: 1)
    #expect(stage.first.presentedViewController == nil && stage.first.view.window === window)
    #expect(stage.first.view.frame == screen && stage.second.view.superview == nil)
    #expect(stage.take().suffix(3) == ["ended false", "A.didAppear", "B.didDisappear"])
  }

  /// A backdrop view beside the transition, a custom frame, and a view around the presented one.
  @Test func aPresentationControllerDimsAndWraps() throws {
    final class Panel: UIPresentationController {
      let backdrop = UIView(), wrapper = UIView()
      var layouts = 0

      override var presentedView: UIView? { wrapper }
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 368, width: 320, height: 200) }

      override func presentationTransitionWillBegin() {
        wrapper.addSubview(presentedViewController.view)
        presentedViewController.view.frame = wrapper.bounds
        presentedViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.frame = containerView?.bounds ?? .zero
        backdrop.alpha = 0
        containerView?.insertSubview(backdrop, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.backdrop.alpha = 1 })
      }

      override func containerViewWillLayoutSubviews() {
        layouts += 1
        wrapper.frame = frameOfPresentedViewInContainerView
      }
    }
    let stage = try TransitionStage()
    _ = stage.session.show(stage.first)
    stage.session.advance(by: 1)
    stage.supplier.presentation = { Panel(presentedViewController: $0, presenting: $1) }
    stage.supplier.animator = nil
    stage.second.modalPresentationStyle = .custom
    stage.second.transitioningDelegate = stage.supplier
    stage.session.perform { stage.first.present(stage.second, animated: true) }
    let panel = try #require(stage.second.presentationController as? Panel)
    #expect(panel.backdrop.alpha == 1 && panel.backdrop.layer.presentation()?.opacity == 0)
    stage.session.advance(by: 1)
    #expect(panel.wrapper.frame == CGRect(x: 0, y: 368, width: 320, height: 200) && panel.layouts > 0)
    #expect(stage.second.view.bounds.size == CGSize(width: 320, height: 200))
    #expect(panel.wrapper.superview === panel.containerView && stage.second.view.superview === panel.wrapper)
    stage.session.perform { stage.first.dismiss(animated: true) }
    stage.session.advance(by: 1)
    #expect(panel.wrapper.window == nil && stage.first.presentedViewController == nil)
  }

  /// Basis: documented: the presenting context's `modalTransitionStyle` is used if it provides one.
  @Test(arguments: [true, false]) func aContextMayProvideTheTransitionStyle(provides: Bool) throws {
    let stage = try TransitionStage(), root = stage.session.perform { UIViewController() }
    _ = stage.session.show(root)
    stage.session.perform {
      root.addChild(stage.first)
      root.view.addSubview(stage.first.view)
      stage.first.didMove(toParent: root)
    }
    stage.session.advance(by: 1)
    stage.first.definesPresentationContext = true
    stage.first.providesPresentationContextTransitionStyle = provides
    stage.first.modalTransitionStyle = .crossDissolve
    stage.second.modalPresentationStyle = .overCurrentContext
    stage.session.perform { stage.first.present(stage.second, animated: true) }
    stage.session.advance(by: 0.1)
    let motion = try #require(stage.session.motions.look(of: stage.second.view, at: stage.session.clock.now))
    #expect(stage.second.presentingViewController === stage.first)
    #expect(provides ? motion.opacity < 1 : motion.opacity == 1)
  }
}
