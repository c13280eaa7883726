import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Bars that a navigation controller hides by itself. Basis: the comments in `UINavigationController.h`.
@MainActor struct BarHidingTests {
  private func launch(
    _ orientation: UIInterfaceOrientation = .portrait, _ content: () -> UIViewController = { UIViewController() }
  ) throws -> (Session, UINavigationController) {
    let session = Session(
      environment: SystemEnvironment(
        profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("iphone-8"), orientation: orientation))
    let stack = session.perform { UINavigationController(rootViewController: content()) }
    session.launch { stack }
    session.advance(by: 1)
    return (session, stack)
  }

  @Test func aTapHidesAndShowsThem() throws {
    let (session, stack) = try launch()
    stack.hidesBarsOnTap = true
    #expect(stack.topViewController?.view.safeAreaInsets.top == 64)
    session.tap(at: CGPoint(x: 100, y: 400))
    session.advance(by: 1)
    #expect(stack.isNavigationBarHidden && stack.topViewController?.view.safeAreaInsets.top == 20)
    session.tap(at: CGPoint(x: 100, y: 400))
    session.advance(by: 1)
    #expect(!stack.isNavigationBarHidden)
    stack.hidesBarsOnTap = false
    session.tap(at: CGPoint(x: 100, y: 400))
    session.advance(by: 1)
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func theGesturesAreThereForTheProgram() throws {
    let (session, stack) = try launch()
    let tap = stack.barHideOnTapGestureRecognizer, swipe = stack.barHideOnSwipeGestureRecognizer
    #expect(tap === stack.barHideOnTapGestureRecognizer && tap.view === stack.view && swipe.view === stack.view)
    stack.hidesBarsOnTap = true
    tap.isEnabled = false
    session.tap(at: CGPoint(x: 100, y: 400))
    session.advance(by: 1)
    #expect(!stack.isNavigationBarHidden)
    tap.isEnabled = true
    var hidden: [Bool] = []
    tap.addAction(UIAction { _ in hidden.append(stack.isNavigationBarHidden) })
    session.tap(at: CGPoint(x: 100, y: 400))
    session.advance(by: 1)
    #expect(stack.isNavigationBarHidden && hidden.count == 1)
  }

  @Test func aTapOnAControlLeavesThem() throws {
    let (session, stack) = try launch()
    stack.hidesBarsOnTap = true
    let button = session.perform { UIButton(type: .system) }
    button.frame = CGRect(x: 50, y: 350, width: 100, height: 100)
    stack.topViewController?.view.addSubview(button)
    session.advance(by: 0.1)
    session.tap(at: CGPoint(x: 100, y: 400))
    session.advance(by: 1)
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func swipesInScrollingContent() throws {
    let (session, stack) = try launch {
      let controller = UIViewController(), table = UIScrollView()
      table.contentSize = CGSize(width: 375, height: 5000)
      controller.view = table
      return controller
    }
    stack.hidesBarsOnSwipe = true
    func drag(from start: CGFloat, to end: CGFloat) {
      session.touch(.began, finger: 1, at: CGPoint(x: 100, y: start))
      for step in 1...5 {
        session.advance(by: 0.05)
        session.touch(.moved, finger: 1, at: CGPoint(x: 100, y: start + (end - start) * CGFloat(step) / 5))
      }
      session.touch(.ended, finger: 1, at: CGPoint(x: 100, y: end))
      session.advance(by: 3)
    }
    drag(from: 500, to: 200)
    let scrolled = (stack.topViewController?.view as? UIScrollView)?.contentOffset.y ?? 0
    #expect(stack.isNavigationBarHidden && scrolled > 100)
    drag(from: 200, to: 500)
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func lowScreensHaveNone() throws {
    let (session, stack) = try launch()
    stack.hidesBarsWhenVerticallyCompact = true
    session.advance(by: 0.1)
    #expect(!stack.isNavigationBarHidden)
    session.rotate(to: .landscapeRight)
    session.advance(by: 1)
    #expect(stack.isNavigationBarHidden && stack.navigationBar.isHidden)
    session.tap(at: CGPoint(x: 300, y: 200))
    session.advance(by: 1)
    #expect(!stack.isNavigationBarHidden)
    session.rotate(to: .portrait)
    session.advance(by: 1)
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func theKeyboardTakesThemAway() throws {
    let (session, stack) = try launch()
    stack.hidesBarsWhenKeyboardAppears = true
    let field = session.perform { UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30)) }
    stack.topViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    session.advance(by: 1)
    #expect(stack.isNavigationBarHidden)
    field.resignFirstResponder()
    session.advance(by: 1)
    #expect(stack.isNavigationBarHidden)
    session.tap(at: CGPoint(x: 100, y: 500))
    session.advance(by: 1)
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func anAnimatedBarIsSeenOnItsWay() throws {
    let (session, stack) = try launch()
    stack.topViewController?.title = "Way"
    session.advance(by: 0.1)
    let before = try #require(session.seenTexts()["Way"])
    session.perform { stack.setNavigationBarHidden(true, animated: true) }
    #expect(stack.isNavigationBarHidden && session.seenTexts()["Way"]?.place == before.place)
    session.advance(by: 0.1)
    let half = try #require(session.seenTexts()["Way"])
    #expect(abs(half.place.y - (before.place.y - 32)) < 1)
    session.advance(by: 0.2)
    #expect(session.seenTexts()["Way"] == nil && !session.isMoving)
  }

  @Test func barsFollowTheScrollViewThatIsNamed() throws {
    let (session, stack) = try launch()
    let controller = try #require(stack.topViewController), scroll = session.perform { UIScrollView() }
    let front = session.perform { UIView(frame: controller.view.bounds) }
    controller.view.addSubview(front)
    scroll.frame = front.bounds
    scroll.contentSize = CGSize(width: 375, height: 3000)
    front.addSubview(scroll)
    #expect(controller.contentScrollView(for: .top) == nil && controller.view.showsStart)
    controller.setContentScrollView(scroll, for: .top)
    scroll.contentOffset.y = 500
    #expect(controller.contentScrollView(for: .top) === scroll && !controller.view.showsStart)
    #expect(controller.contentScrollView(for: .bottom) == nil)
    controller.setContentScrollView(nil, for: .top)
    #expect(controller.view.showsStart)
  }
}
