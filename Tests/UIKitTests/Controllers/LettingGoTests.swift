import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Removed objects are released: UIKit does not retain them.
@MainActor struct LettingGoTests {
  private func session(_ version: SystemVersion = .iOS(13)) throws -> Session {
    try Session.phone(CGSize(width: 375, height: 667), version)
  }

  private final class Box {
    weak var controller: UIViewController?
    weak var view: UIView?

    @MainActor func fill(_ controller: UIViewController) -> UIViewController {
      (self.controller, view) = (controller, controller.view)
      return controller
    }

    var isEmpty: Bool { controller == nil && view == nil }
  }

  @Test("popped, whatever it was doing", arguments: [6, 7, 9, 13])
  func popped(major: Int) throws {
    let session = try session(.iOS(major)), box = Box()
    let navigation = session.perform { UINavigationController(rootViewController: UIViewController()) }
    _ = session.show(navigation)
    session.perform { navigation.pushViewController(box.fill(UIViewController()), animated: true) }
    session.commitWindows()
    session.rotate(to: .landscapeLeft)
    session.advance(by: 1)
    #expect(!box.isEmpty)
    navigation.popViewController(animated: true)
    session.commitWindows()
    #expect(box.isEmpty)
  }

  @Test("popped off screen, in the middle of a stack, with what it presents")
  func offScreen() throws {
    let session = try session(), boxes = [Box(), Box(), Box()]
    let navigation = session.perform { UINavigationController(rootViewController: UIViewController()) }
    let tabs = session.perform { UITabBarController() }
    tabs.viewControllers = [navigation, session.perform { UIViewController() }]
    _ = session.show(tabs)
    session.perform {
      navigation.pushViewController(boxes[0].fill(UIViewController()), animated: false)
      navigation.pushViewController(boxes[1].fill(UIViewController()), animated: false)
      session.commitWindows()
      let presented = boxes[2].fill(UIViewController())
      presented.modalPresentationStyle = .overCurrentContext
      navigation.present(presented, animated: false)
      session.commitWindows()
      navigation.dismiss(animated: false)
      session.commitWindows()
    }
    tabs.selectedIndex = 1
    session.commitWindows()
    navigation.popToRootViewController(animated: false)
    tabs.selectedIndex = 0
    session.commitWindows()
    #expect(boxes.map(\.isEmpty) == [true, true, true])
  }

  @Test("dismissed, with everything above it", arguments: [7, 13])
  func dismissed(major: Int) throws {
    let session = try session(.iOS(major)), boxes = [Box(), Box()]
    let root = session.perform { UIViewController() }
    _ = session.show(root)
    session.perform {
      let first = boxes[0].fill(UIViewController())
      root.present(first, animated: true)
      session.commitWindows()
      first.present(boxes[1].fill(UIViewController()), animated: true)
      session.commitWindows()
    }
    root.dismiss(animated: true)
    session.commitWindows()
    #expect(boxes.map(\.isEmpty) == [true, true])
  }

  @Test("replaced as a root, a tab, a page, a column, a child")
  func replaced() throws {
    let session = try session(), boxes = (0..<5).map { _ in Box() }
    let tabs = session.perform { UITabBarController() }
    let pages = session.perform {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    let split = session.perform { UISplitViewController() }
    let window = session.perform {
      let window = session.show(boxes[0].fill(UIViewController()))
      window.rootViewController = tabs
      tabs.viewControllers = [boxes[1].fill(UIViewController()), pages, split]
      pages.setViewControllers([boxes[2].fill(UIViewController())], direction: .forward, animated: false)
      split.viewControllers = [UIViewController(), boxes[3].fill(UIViewController())]
      for index in 0...2 {
        tabs.selectedIndex = index
        session.commitWindows()
      }
      let child = boxes[4].fill(UIViewController())
      split.viewControllers[0].addChild(child)
      split.viewControllers[0].view.addSubview(child.view)
      session.commitWindows()
      split.viewControllers = [UIViewController(), UIViewController()]
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      tabs.selectedIndex = 1
      session.commitWindows()
      tabs.viewControllers = [pages, split]
      session.commitWindows()
      return window
    }
    #expect(boxes.map(\.isEmpty) == [true, true, true, true, true])
    #expect(!window.isHidden)
  }

  @Test("a hidden window")
  func window() throws {
    let session = try session()
    weak var gone: UIWindow?
    session.perform {
      let window = session.show(UIViewController())
      gone = window
      window.isHidden = true
      session.commitWindows()
    }
    #expect(gone == nil)
  }

  @Test("a session that has ended, with windows, timers, a delegate and a transition")
  func ended() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
        let window = window
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in _ = window }
      }
    }
    weak var gone: Session?
    func run() throws {
      let session = try session()
      gone = session
      session.launch { Delegate() }
      session.rotate(to: .landscapeLeft)
      session.perform { session.windows[0].rootViewController?.present(UIViewController(), animated: true) }
      session.advance(by: 0)
      session.end()
      #expect(session.windows.isEmpty)
    }
    try run()
    #expect(gone == nil)
  }

  @Test("a session whose layout was counted until it ended, with unread counts")
  func counted() throws {
    weak var gone: Session?
    func run() throws {
      let session = try session(), label = session.perform { UILabel() }
      gone = session
      session.beginTally()
      session.launch {
        let controller = UIViewController()
        controller.view.addSubview(label)
        return controller
      }
      session.perform { label.text = "Another" }
      session.end()
    }
    try run()
    #expect(gone == nil)
  }
}
