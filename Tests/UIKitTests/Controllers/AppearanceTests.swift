import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The order of callbacks. Basis: UIViewController reference; assumed for parents before children when they appear.
@MainActor struct AppearanceTests {
  private let session: Session
  private let trace = Trace()
  private let first: ProbeController
  private let second: ProbeController

  init() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(6, 1)), trace = trace
    self.session = session
    (first, second) = session.perform { (ProbeController("A", trace: trace), ProbeController("B", trace: trace)) }
  }

  @Test("the root of a window appears at once, and has appeared when the frame is laid out")
  func root() {
    let window = session.perform { UIWindow() }
    window.rootViewController = first
    #expect(trace.take() == [] && window.isHidden && !window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(trace.take() == ["A.load", "A.willAppear"])
    #expect(session.windows == [window] && window.isKeyWindow)
    session.commitWindows()
    #expect(trace.take() == ["A.willLayout", "A.didLayout", "A.didAppear"])
    session.commitWindows()
    #expect(trace.take() == [])
    window.isHidden = true
    session.commitWindows()
    #expect(trace.take() == ["A.willDisappear", "A.didDisappear"] && session.windows.isEmpty)
    #expect(!window.isKeyWindow)
  }

  @Test("another root takes the old one's place")
  func otherRoot() {
    let window = session.show(first)
    _ = trace.take()
    window.rootViewController = second
    session.commitWindows()
    #expect(
      trace.take() == [
        "B.load", "A.willDisappear", "B.willAppear", "B.willLayout", "B.didLayout", "A.didDisappear", "B.didAppear",
      ])
    #expect(window.subviews == [second.view] && first.view.superview == nil)
  }

  @Test("a window that is not shown lets go of the old root, too")
  func otherRootWhileHidden() {
    let window = session.perform { UIWindow() }
    window.rootViewController = first
    window.layoutIfNeeded()
    #expect(window.subviews == [first.view])
    window.rootViewController = second
    #expect(window.subviews.isEmpty)
    window.layoutIfNeeded()
    #expect(window.subviews == [second.view])
    #expect(trace.take().filter { $0.contains("Appear") || $0.contains("Disappear") }.isEmpty)
  }

  @Test("a container that forwards nothing sends the callbacks itself")
  func ownForwarding() {
    final class Outer: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let outer = session.perform { Outer() }
    outer.addChild(first)
    outer.view.addSubview(first.view)
    _ = session.show(outer)
    #expect(trace.take() == ["A.willMove", "A.load", "A.willLayout", "A.didLayout"])
    first.beginAppearanceTransition(true, animated: false)
    first.beginAppearanceTransition(true, animated: false)
    first.endAppearanceTransition()
    first.endAppearanceTransition()
    session.commitWindows()
    #expect(trace.take() == ["A.willAppear", "A.didAppear"])
  }

  @Test("push and pop")
  func pushAndPop() {
    let navigation = session.perform { UINavigationController(rootViewController: first) }
    #expect(trace.take() == ["A.willMove", "A.didMove"])
    let window = session.show(navigation)
    #expect(trace.take() == ["A.load", "A.willAppear moving", "A.willLayout", "A.didLayout", "A.didAppear"])
    navigation.pushViewController(second, animated: true)
    #expect(trace.take() == ["B.willMove", "B.load", "A.willDisappear", "B.willAppear moving"])
    session.commitWindows()
    #expect(trace.take() == ["B.willLayout", "B.didLayout", "A.didDisappear", "B.didAppear", "B.didMove"])
    #expect(first.view.superview == nil && second.view.window === window)
    #expect(navigation.children == [first, second] && second.navigationController === navigation)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(trace.take() == ["B.willLeave", "B.willDisappear moving", "A.willAppear"])
    session.commitWindows()
    #expect(trace.take() == ["A.willLayout", "A.didLayout", "B.didDisappear", "A.didAppear", "B.didLeave"])
    #expect(second.parent == nil && navigation.viewControllers == [first])
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test("a push that is taken back before the frame ends where it began")
  func pushTakenBack() {
    let navigation = session.perform { UINavigationController(rootViewController: first) }
    _ = session.show(navigation)
    _ = trace.take()
    navigation.pushViewController(second, animated: false)
    navigation.popToRootViewController(animated: false)
    session.commitWindows()
    let ends = trace.take().filter { $0.contains(".did") && !$0.contains("Layout") }
    #expect(ends == ["B.didDisappear", "A.didAppear", "B.didMove", "B.didLeave"])
    #expect(first.view.window != nil && second.view.superview == nil)
  }

  @Test("tabs appear when they are selected, and are loaded then")
  func tabs() {
    let tabs = session.perform { UITabBarController() }
    tabs.viewControllers = [first, second]
    #expect(tabs.selectedIndex == 0 && trace.take() == ["A.willMove", "B.willMove", "A.didMove", "B.didMove"])
    _ = session.show(tabs)
    #expect(!second.isViewLoaded)
    _ = trace.take()
    tabs.selectedIndex = 1
    session.commitWindows()
    #expect(
      trace.take() == [
        "B.load", "A.willDisappear", "B.willAppear", "B.willLayout", "B.didLayout", "A.didDisappear", "B.didAppear",
      ])
    #expect(tabs.selectedViewController === second && tabs.tabBar.selectedItem === second.tabBarItem)
  }

  @Test("the children of a container of the program's own follow it, and come and go by themselves")
  func ownContainer() {
    final class Outer: UIViewController {
      var inner: ProbeController!

      override func viewWillAppear(_ animated: Bool) { inner.trace.events.append("outer.willAppear") }
      override func viewDidAppear(_ animated: Bool) { inner.trace.events.append("outer.didAppear") }

      override func viewDidLoad() {
        addChild(inner)
        inner.view.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
      }
    }
    let outer = session.perform { Outer() }
    outer.inner = first
    _ = session.show(outer)
    #expect(
      trace.take() == [
        "A.willMove", "A.load", "A.didMove", "outer.willAppear", "A.willAppear", "A.willLayout", "A.didLayout",
        "A.didAppear", "outer.didAppear",
      ])
    #expect(first.view.frame == CGRect(x: 0, y: 100, width: 320, height: 200) && first.parent === outer)
    first.willMove(toParent: nil)
    first.view.removeFromSuperview()
    first.removeFromParent()
    session.commitWindows()
    #expect(trace.take() == ["A.willLeave", "A.willDisappear", "A.didLeave", "A.didDisappear"])
    #expect(outer.children.isEmpty)
  }
}
