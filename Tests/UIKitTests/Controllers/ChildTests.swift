import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Children of an app's own containers. Basis: UIViewController reference; captured for the exceptions, in published
/// crash logs of iOS 5 to 12; derived from published stack traces for the events inside `addSubview`.
@MainActor struct ChildTests {
  private final class Container: UIViewController {
    var name = "outer"
    var trace = Trace()
    var forwards = true
    var inner: UIViewController?

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func viewDidLoad() { if let inner { embed(inner) } }
    override func viewWillAppear(_ animated: Bool) { trace.events.append("\(name).willAppear") }
    override func viewDidAppear(_ animated: Bool) { trace.events.append("\(name).didAppear") }
    override func viewWillDisappear(_ animated: Bool) { trace.events.append("\(name).willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { trace.events.append("\(name).didDisappear") }

    func embed(_ child: UIViewController, _ frame: CGRect = CGRect(x: 0, y: 10, width: 320, height: 200)) {
      addChild(child)
      child.view.frame = frame
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }

    func remove(_ child: UIViewController) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  private let session: Session
  private let trace = Trace()
  private let outer: Container
  private let child: ProbeController

  init() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(7)), trace = trace
    self.session = session
    (outer, child) = session.perform { (Container(), ProbeController("A", trace: trace)) }
    outer.trace = trace
  }

  @Test("added before the parent appears, a child appears with it")
  func before() {
    outer.inner = child
    _ = session.show(outer)
    #expect(
      trace.take() == [
        "A.willMove", "A.load", "A.didMove", "outer.willAppear", "A.willAppear", "A.willLayout", "A.didLayout",
        "A.didAppear", "outer.didAppear",
      ])
  }

  @Test("added afterwards, it will appear inside addSubview, and has appeared with the frame")
  func after() {
    _ = session.show(outer)
    _ = trace.take()
    outer.embed(child)
    #expect(trace.take() == ["A.willMove", "A.load", "A.willAppear", "A.didMove"])
    session.commitWindows()
    #expect(trace.take() == ["A.willLayout", "A.didLayout", "A.didAppear"])
    outer.remove(child)
    #expect(trace.take() == ["A.willLeave", "A.willDisappear", "A.didLeave"])
    session.commitWindows()
    #expect(trace.take() == ["A.didDisappear"] && outer.children.isEmpty)
  }

  @Test("children of children follow, also when a view between them is what is added")
  func deep() {
    let middle = session.perform { Container() }
    (middle.name, middle.trace) = ("middle", trace)
    let shelf = session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300)) }
    _ = session.show(outer)
    _ = trace.take()
    middle.embed(child)
    outer.addChild(middle)
    shelf.addSubview(middle.view)
    #expect(trace.take() == ["A.willMove", "A.load", "A.didMove"])
    outer.view.addSubview(shelf)
    #expect(trace.take() == ["middle.willAppear", "A.willAppear"])
    session.commitWindows()
    shelf.removeFromSuperview()
    #expect(trace.take().suffix(2) == ["middle.willDisappear", "A.willDisappear"])
    session.commitWindows()
    #expect(trace.take() == ["A.didDisappear", "middle.didDisappear"])
  }

  @Test("a container that forwards nothing sends both halves itself")
  func ownForwarding() {
    outer.forwards = false
    _ = session.show(outer)
    _ = trace.take()
    outer.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    outer.view.addSubview(child.view)
    child.endAppearanceTransition()
    child.didMove(toParent: outer)
    #expect(trace.take() == ["A.willMove", "A.load", "A.willAppear", "A.didAppear", "A.didMove"])
    child.beginAppearanceTransition(false, animated: true)
    outer.remove(child)
    child.endAppearanceTransition()
    #expect(trace.take() == ["A.willDisappear", "A.willLeave", "A.didLeave", "A.didDisappear"])
  }

  @Test("one child in place of another")
  func exchange() {
    outer.inner = child
    _ = session.show(outer)
    let other = session.perform { ProbeController("B", trace: trace) }
    _ = trace.take()
    outer.remove(child)
    outer.embed(other)
    session.commitWindows()
    #expect(
      trace.take() == [
        "A.willLeave", "A.willDisappear", "A.didLeave", "B.willMove", "B.load", "B.willAppear", "B.didMove",
        "B.willLayout", "B.didLayout", "A.didDisappear", "B.didAppear",
      ])
  }

  @Test("a controller that has moved into another container stays there when the first one lets it go")
  func moved() {
    let tabs = session.perform { UITabBarController() }
    tabs.viewControllers = [child]
    let navigation = session.perform { UINavigationController(rootViewController: child) }
    tabs.viewControllers = [navigation]
    #expect(child.parent === navigation && navigation.children == [child] && tabs.children == [navigation])
    #expect(trace.take() == ["A.willMove", "A.didMove", "A.willLeave", "A.didLeave", "A.willMove", "A.didMove"])
  }

  @Test("what covers the parent reaches into the child as its guides and its safe area", arguments: [7, 9, 11, 13])
  func overlap(version: Int) throws {
    let session = try Session.phone(CGSize(width: 375, height: 667), .iOS(version))
    let (outer, high, low) = session.perform { (Container(), ProbeController(), ProbeController()) }
    let tabs = session.perform { UITabBarController() }
    tabs.viewControllers = [session.perform { UINavigationController(rootViewController: outer) }]
    outer.embed(high, CGRect(x: 0, y: 30, width: 375, height: 300))
    outer.embed(low, CGRect(x: 0, y: 330, width: 375, height: 337))
    _ = session.show(tabs)
    #expect(high.topLengthAtLayout == 34 && high.bottomLengthAtLayout == 0)
    #expect(low.topLengthAtLayout == 0 && low.bottomLengthAtLayout == 49)
    #expect(high.view.safeAreaInsets.top == 34 && high.frameAtLayout.minY == 30)
  }

  @Test("in iOS 6 a child is where it was put, below bars that take room of their own")
  func oldOverlap() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(6))
    let (outer, child) = session.perform { (Container(), ProbeController()) }
    let navigation = session.perform { UINavigationController(rootViewController: outer) }
    outer.embed(child, CGRect(x: 0, y: 0, width: 320, height: 100))
    let window = session.show(navigation)
    #expect(child.view.convert(CGPoint.zero, to: window) == CGPoint(x: 0, y: 64) && child.topLengthAtLayout == 0)
  }

  @Test("a controller without a parent may have its view anywhere, a child only below its parent's")
  func hierarchy() async {
    let window = session.show(outer)
    outer.view.addSubview(child.view)
    #expect(child.view.window === window && child.parent == nil)
    let wrong = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, parent, child) = (UIViewController(), UIViewController(), UIViewController())
        let window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        parent.addChild(child)
        root.view.addSubview(child.view)
      }
    }
    #expect(wrong.says("'UIViewControllerHierarchyInconsistency', reason: 'child view controller:<"))
    #expect(wrong.says("> should have parent view controller:<") && wrong.says("> but actual parent is:<"))
  }

  @Test("a controller whose view is below another one's cannot become a third one's child")
  func requested() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, child) = (UIViewController(), UIViewController())
        let window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.view.addSubview(child.view)
        UIViewController().addChild(child)
      }
    }
    #expect(result.says("> but requested parent is:<"))
  }

  @Test("a view has one controller")
  func oneController() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let first = UIViewController()
        UIViewController().view = first.view
      }
    }
    #expect(result.says("A view can only be associated with at most one view controller at a time! View <UIView: 0x"))
  }
}
