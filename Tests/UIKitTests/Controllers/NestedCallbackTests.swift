import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Changes inside callbacks.
/// Controllers that change the screen during a callback. Basis: derived from the order of callbacks without such
/// changes: every "will" is followed by one "did", and controllers that are not shown receive none.
@MainActor struct NestedCallbackTests {
  private let session: Session
  private let trace = Trace()
  private let first: ProbeController
  private let second: ProbeController
  private let third: ProbeController

  init() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(7)), trace = trace
    self.session = session
    (first, second, third) = session.perform {
      (ProbeController("A", trace: trace), ProbeController("B", trace: trace), ProbeController("C", trace: trace))
    }
  }

  private func stack(_ controllers: UIViewController...) -> UINavigationController {
    session.perform {
      let navigation = UINavigationController()
      navigation.viewControllers = controllers
      return navigation
    }
  }

  /// Returns the appearance callbacks of one controller since the last time.
  private func appearances() -> [String] {
    session.commitWindows()
    #expect(session.appearances.isAtRest)
    return trace.take().filter { $0.contains("ppear") }
  }

  @Test("a tab bar controller that selects another tab as it appears never shows the first one")
  func otherTab() {
    final class Tabs: UITabBarController {
      override func viewWillAppear(_ animated: Bool) { selectedIndex = 1 }
    }
    let tabs = session.perform { Tabs() }
    tabs.viewControllers = [first, second]
    _ = session.show(tabs)
    #expect(appearances() == ["B.willAppear", "B.didAppear"])
    #expect(first.appearance.phase == .away && second.appearance.phase == .shown)
  }

  @Test("a push as the stack is about to disappear under another tab")
  func pushWhileLeaving() {
    let navigation = stack(first), tabs = session.perform { UITabBarController() }
    tabs.viewControllers = [navigation, third]
    _ = session.show(tabs)
    _ = trace.take()
    first.actions["willDisappear"] = { navigation.pushViewController(self.second, animated: false) }
    tabs.selectedIndex = 1
    #expect(appearances() == ["A.willDisappear", "C.willAppear", "A.didDisappear", "C.didAppear"])
    tabs.selectedIndex = 0
    #expect(
      appearances() == [
        "C.willDisappear", "B.willAppear moving", "C.didDisappear", "B.didAppear",
      ])
  }

  @Test("a push as a controller has appeared")
  func pushInDidAppear() {
    let navigation = stack(first)
    first.actions["didAppear"] = { navigation.pushViewController(self.second, animated: true) }
    second.actions["didAppear"] = { navigation.pushViewController(self.third, animated: true) }
    _ = session.show(navigation)
    #expect(
      appearances() == [
        "A.willAppear moving", "A.didAppear", "A.willDisappear", "B.willAppear moving", "A.didDisappear",
        "B.didAppear", "B.willDisappear", "C.willAppear moving", "B.didDisappear", "C.didAppear",
      ])
  }

  @Test("a push as a view is loaded: the first controller is not shown")
  func pushInLoad() {
    let navigation = stack(first)
    first.actions["load"] = { navigation.pushViewController(self.second, animated: false) }
    _ = session.show(navigation)
    #expect(appearances() == ["B.willAppear moving", "B.didAppear"])
  }

  @Test("a controller that leaves as soon as it has appeared still knows that it leaves")
  func popInDidAppear() {
    let navigation = stack(first)
    _ = session.show(navigation)
    _ = trace.take()
    second.actions["didAppear"] = { navigation.popViewController(animated: true) }
    navigation.pushViewController(second, animated: true)
    #expect(
      appearances() == [
        "A.willDisappear", "B.willAppear moving", "A.didDisappear", "B.didAppear", "B.willDisappear moving",
        "A.willAppear", "B.didDisappear", "A.didAppear",
      ])
  }

  @Test("one that dismisses itself as soon as it has appeared does, too")
  func dismissInDidAppear() {
    _ = session.show(first)
    _ = trace.take()
    second.actions["didAppear"] = { self.second.dismiss(animated: true) { self.trace.events.append("Disappeared") } }
    first.present(second, animated: true) { self.trace.events.append("Appeared") }
    #expect(
      appearances() == [
        "A.willDisappear", "B.willAppear presented", "B.didAppear presented", "B.willDisappear dismissed",
        "A.willAppear", "Appeared", "A.didAppear", "B.didDisappear dismissed", "Disappeared",
      ])
  }

  @Test("dismissed in the completion of the presentation, presented again in the completion of that")
  func completions() {
    _ = session.show(first)
    first.present(second, animated: true) {
      self.first.dismiss(animated: true) { self.first.present(self.third, animated: true) }
    }
    session.commitWindows()
    #expect(first.presentedViewController === third && third.view.window != nil && second.view.window == nil)
    #expect(second.presentingViewController == nil && session.appearances.isAtRest)
    #expect(session.diagnostics.isEmpty)
  }

  @Test("the first one there and back before the frame, and then away: told once")
  func thereAndBack() {
    let navigation = stack(first)
    _ = session.show(navigation)
    _ = trace.take()
    navigation.pushViewController(second, animated: false)
    navigation.popViewController(animated: false)
    first.actions["didAppear"] = { navigation.pushViewController(self.third, animated: false) }
    #expect(
      appearances() == [
        "A.willDisappear", "B.willAppear moving", "B.willDisappear moving", "A.willAppear", "B.didDisappear",
        "A.didAppear", "A.willDisappear", "C.willAppear moving", "A.didDisappear", "C.didAppear",
      ])
  }

  @Test("pushed, popped and pushed again before the frame, a controller is on the stack and a child")
  func pushedAgain() {
    let navigation = stack(first)
    _ = session.show(navigation)
    navigation.pushViewController(second, animated: false)
    navigation.popViewController(animated: false)
    navigation.pushViewController(second, animated: false)
    session.commitWindows()
    #expect(navigation.viewControllers == [first, second] && navigation.children == [first, second])
    #expect(second.navigationController === navigation && second.view.window != nil)
    #expect(trace.take().last { $0.contains("Move") || $0.contains("Leave") } == "B.didMove")
  }

  @Test("a tab that is taken away and given back before the frame stays a child")
  func tabAgain() {
    let tabs = session.perform { UITabBarController() }
    tabs.viewControllers = [first, second]
    _ = session.show(tabs)
    tabs.viewControllers = [first]
    tabs.viewControllers = [first, second]
    session.commitWindows()
    #expect(second.tabBarController === tabs && tabs.children.contains(second))
  }

  @Test("a child that leaves its container is no longer on its stack, among its tabs")
  func leavingByItself() {
    let navigation = stack(first, second), tabs = session.perform { UITabBarController() }
    tabs.viewControllers = [navigation, third]
    _ = session.show(tabs)
    second.removeFromParent()
    session.commitWindows()
    #expect(navigation.viewControllers == [first] && first.view.window != nil && second.view.superview == nil)
    navigation.pushViewController(third, animated: false)
    session.commitWindows()
    #expect(tabs.viewControllers == [navigation] && third.navigationController === navigation)
    #expect(third.view.window != nil && session.appearances.isAtRest)
    let other = stack(third)
    #expect(navigation.viewControllers == [first] && other.viewControllers == [third])
  }

  @Test("a controller that others covered at once is not moving when it is seen for the first time")
  func coveredAtOnce() {
    let navigation = stack(first, second)
    _ = session.show(navigation)
    _ = trace.take()
    navigation.popViewController(animated: false)
    #expect(appearances() == ["B.willDisappear moving", "A.willAppear", "B.didDisappear", "A.didAppear"])
    let other = stack(third)
    other.pushViewController(session.perform { UIViewController() }, animated: false)
    other.popViewController(animated: false)
    session.windows.last?.rootViewController = other
    #expect(appearances() == ["A.willDisappear", "C.willAppear", "A.didDisappear", "C.didAppear"])
  }

  @Test("a tab that is chosen while something is in front of it appears when that is dismissed")
  func tabBehind() {
    let tabs = session.perform { UITabBarController() }
    tabs.viewControllers = [first, second]
    _ = session.show(tabs)
    third.modalPresentationStyle = .fullScreen
    first.present(third, animated: false)
    session.commitWindows()
    _ = trace.take()
    tabs.selectedIndex = 1
    #expect(appearances() == [])
    tabs.dismiss(animated: false)
    #expect(
      appearances() == ["C.willDisappear dismissed", "B.willAppear", "B.didAppear", "C.didDisappear dismissed"])
    #expect(first.view.superview == nil && second.view.window != nil)
  }

  @Test("controllers come and go off screen without callbacks of appearance")
  func offScreen() {
    let navigation = stack(first), tabs = session.perform { UITabBarController() }
    tabs.viewControllers = [third, navigation]
    _ = session.show(tabs)
    _ = trace.take()
    navigation.pushViewController(second, animated: true)
    #expect(trace.events == ["B.willMove", "B.didMove"])
    navigation.viewControllers = [second]
    #expect(first.parent == nil && appearances() == [])
    tabs.selectedIndex = 1
    #expect(
      appearances() == ["C.willDisappear", "B.willAppear moving", "C.didDisappear", "B.didAppear"])
  }

  @Test("a window without a root any more says goodbye to the old one")
  func noRoot() {
    let navigation = stack(first), window = session.show(navigation)
    _ = trace.take()
    window.rootViewController = nil
    #expect(appearances() == ["A.willDisappear", "A.didDisappear"])
    #expect(session.appearances.shown.isEmpty && window.subviews.isEmpty)
    window.rootViewController = navigation
    #expect(appearances() == ["A.willAppear", "A.didAppear"])
  }

  @Test("a frame inside a callback, as when the interface turns, leaves no transition incomplete")
  func frameInside() {
    final class Turning: UINavigationController {
      var mask = UIInterfaceOrientationMask.portrait
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      override func viewWillAppear(_ animated: Bool) {
        mask = .all
        UIViewController.attemptRotationToDeviceOrientation()
      }
    }
    let window = session.show(session.perform { Turning() })
    _ = session.rotate(to: .landscapeLeft)
    let turning = session.perform { Turning(rootViewController: first) }
    window.rootViewController = turning
    #expect(appearances() == ["A.willAppear moving", "A.didAppear"] && turning.appearance.phase == .shown)
    #expect(session.environment.orientation == .landscapeLeft && first.view.bounds.width == 568)
  }

  @Test("children that are added and removed one by one cost the same each")
  func manyChildren() {
    final class Child: UIViewController {
      var trace: Trace?
      override var traitCollection: UITraitCollection {
        trace?.events.append("asked")
        return super.traitCollection
      }
    }
    func cost(of count: Int) -> Int {
      let root = session.perform { UIViewController() }
      let window = session.show(root)
      session.perform {
        for _ in 0..<count {
          let child = Child()
          child.trace = trace
          root.addChild(child)
          root.view.addSubview(child.view)
          child.didMove(toParent: root)
        }
        for child in root.children {
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
      }
      window.isHidden = true
      session.commitWindows()
      return trace.take().count
    }
    #expect(cost(of: 40) <= 2 * cost(of: 20))
  }

  @Test("callbacks that show something else each time are reported")
  func noRest() {
    final class Flipping: UITabBarController {
      override func viewDidLoad() {
        for index in 0...1 {
          let child = FlippingChild()
          child.turn = { [weak self] in self?.selectedIndex = 1 - index }
          addChild(child)
        }
        viewControllers = children
      }
    }
    final class FlippingChild: UIViewController {
      var turn = {}
      override func viewDidAppear(_ animated: Bool) { turn() }
    }
    _ = session.show(session.perform { Flipping() })
    #expect(session.diagnostics.map(\.rule) == ["appearances-do-not-rest"])
  }

  @Test("a window is shown by its own property, too")
  func shownWindow() {
    let window = session.perform { UIWindow() }
    window.rootViewController = first
    window.isHidden = false
    #expect(session.windows == [window] && !window.isKeyWindow && trace.take() == ["A.load", "A.willAppear"])
    #expect(appearances() == ["A.didAppear"])
    window.isHidden = true
    #expect(session.windows.isEmpty && appearances() == ["A.willDisappear", "A.didDisappear"])
    window.isHidden = false
    #expect(session.windows == [window] && appearances() == ["A.willAppear", "A.didAppear"])
  }
}
