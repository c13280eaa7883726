import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The state in each callback. Basis: UIViewController reference, `viewIsAppearing(_:)`: in `viewWillAppear` the view
/// is in no hierarchy and its geometry is not final; `viewIsAppearing` is the first callback with window, traits and
/// insets.
@MainActor struct IsAppearingTests {
  private let session: Session
  private let trace = EventTrace()

  init() throws { session = try Session.phone(CGSize(width: 390, height: 844), .iOS(17)) }

  private func knowing(_ name: String) -> KnowingController { session.perform { KnowingController(name, trace) } }

  @Test("in viewWillAppear of a root there is no window and no inset; viewIsAppearing has both")
  func root() {
    let root = knowing("A")
    _ = session.show(root)
    #expect(
      trace.take() == [
        "A willAppear: no window, top 0, height 844", "A isAppearing: window, top 47, height 844", "A willLayout",
        "A didAppear",
      ])
  }

  @Test("the same for the child of a stack, for what is pushed, and for what comes back")
  func stack() {
    let first = knowing("A"), second = knowing("B")
    let navigation = session.perform { UINavigationController(rootViewController: first) }
    _ = session.show(navigation)
    #expect(
      trace.take() == [
        "A willAppear: no window, top 0, height 844", "A isAppearing: window, top 91, height 844", "A willLayout",
        "A didAppear",
      ])
    navigation.pushViewController(second, animated: false)
    session.commitWindows()
    #expect(
      trace.take().filter { $0.hasPrefix("B") } == [
        "B willAppear: no window, top 0, height 844", "B isAppearing: window, top 91, height 844", "B willLayout",
        "B didAppear",
      ])
    navigation.popViewController(animated: false)
    session.commitWindows()
    let back = trace.take()
    #expect(back.first?.hasPrefix("A willAppear: no window") == true)
    #expect(back.contains("A isAppearing: window, top 91, height 844"))
  }

  @Test("the same for a tab, for what is presented, and for a child that is added to a view on screen")
  func others() {
    let first = knowing("A"), second = knowing("B"), sheet = knowing("C"), child = knowing("D")
    let tabs = session.perform { UITabBarController() }
    tabs.viewControllers = [first, second]
    _ = session.show(tabs)
    tabs.selectedIndex = 1
    session.commitWindows()
    second.present(sheet, animated: false)
    session.commitWindows()
    let lines = trace.take()
    for name in ["A", "B", "C"] {
      #expect(lines.contains { $0.hasPrefix("\(name) willAppear: no window, top 0") })
      #expect(lines.contains { $0.hasPrefix("\(name) isAppearing: window") })
    }
    sheet.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    sheet.view.addSubview(child.view)
    child.didMove(toParent: sheet)
    session.commitWindows()
    let added = trace.take().filter { $0.hasPrefix("D") }
    #expect(
      added == [
        "D willAppear: no window, top 0, height 100", "D isAppearing: window, top 0, height 100", "D willLayout",
        "D didAppear",
      ])
  }

  @Test("a container that forwards by itself: viewIsAppearing comes before the first layout, once")
  func ownForwarding() {
    final class Outer: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let outer = session.perform { Outer() }, child = knowing("A")
    _ = session.show(outer)
    outer.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    outer.view.addSubview(child.view)
    session.commitWindows()
    child.endAppearanceTransition()
    #expect(
      trace.take().map { String($0.prefix { $0 != ":" }) } == [
        "A willAppear", "A isAppearing", "A willLayout", "A didAppear",
      ])
  }

  @Test("until iOS 12 there is no viewIsAppearing")
  func earlier() throws {
    let old = try Session.phone(CGSize(width: 320, height: 568), .iOS(12))
    let root = old.perform { KnowingController("A", trace) }
    _ = old.show(root)
    #expect(trace.take() == ["A willAppear: no window, top 0, height 568", "A willLayout", "A didAppear"])
  }

  @Test("a frame that is asked for in viewWillAppear lays out the view by itself")
  func layoutInCallback() {
    let root = knowing("A")
    root.whenComing = { $0.view.layoutIfNeeded() }
    _ = session.show(root)
    #expect(
      trace.take() == [
        "A willAppear: no window, top 0, height 844", "A willLayout", "A isAppearing: window, top 47, height 844",
        "A willLayout", "A didAppear",
      ])
  }

  @Test("safe areas are up to date right after addSubview and after frame is set")
  func safeAreas() {
    let root = session.perform { UIViewController() }
    _ = session.show(root)
    let view = session.perform { UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 100)) }
    let inner = session.perform { UIView(frame: CGRect(x: 0, y: 20, width: 50, height: 50)) }
    view.addSubview(inner)
    root.view.addSubview(view)
    #expect(view.safeAreaInsets.top == 37 && inner.safeAreaInsets.top == 17)
    view.frame.origin.y = 40
    #expect(view.safeAreaInsets.top == 7 && inner.safeAreaInsets.top == 0)
    session.commitWindows()
    #expect(view.safeAreaInsets.top == 7 && inner.safeAreaInsets.top == 0)
    view.removeFromSuperview()
  }

  @Test("the run loop's turn lays out a window that was shown, and a view that changed")
  func runLoop() {
    let root = knowing("A")
    session.perform {
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
      #expect(trace.take().last == "A didAppear")
      root.view.setNeedsLayout()
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
      #expect(trace.take() == ["A willLayout"])
    }
  }
}

/// Records the known state in each callback.
private final class KnowingController: UIViewController {
  private let name: String
  private let trace: EventTrace
  var whenComing: (UIViewController) -> Void = { _ in }

  init(_ name: String, _ trace: EventTrace) {
    (self.name, self.trace) = (name, trace)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) {
    let window = view.window == nil ? "no window" : "window"
    trace.note(
      "\(name) \(event): \(window), top \(Int(view.safeAreaInsets.top)), height \(Int(view.bounds.height))")
  }

  override func viewWillAppear(_ animated: Bool) {
    note("willAppear")
    whenComing(self)
  }

  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewWillLayoutSubviews() { trace.note("\(name) willLayout") }
  override func viewDidAppear(_ animated: Bool) { trace.note("\(name) didAppear") }
}
