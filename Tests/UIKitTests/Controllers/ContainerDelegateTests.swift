import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// The delegate callbacks of containers. Basis: the delegates' references, also for the tap on the selected tab, which
/// pops its stack to the root.
@MainActor struct ContainerDelegateTests {
  private final class Listener: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    let trace: EventTrace
    var refused: UIViewController?
    init(_ trace: EventTrace) { self.trace = trace }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { trace.note("will show \(viewController.title ?? "") \(animated)") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { trace.note("did show \(viewController.title ?? "") \(animated)") }

    func tabBarController(_ controller: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      viewController !== refused
    }

    func tabBarController(_ controller: UITabBarController, didSelect viewController: UIViewController) {
      trace.note("selected \(viewController.tabBarItem.title ?? "")")
    }
  }

  private func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test("a stack notifies its delegate of every new top controller")
  func stack() throws {
    let session = try Session.of(.iOS(17)), trace = EventTrace()
    let listener = Listener(trace), stack = session.perform { UINavigationController(rootViewController: screen("A")) }
    stack.delegate = listener
    session.launch { stack }
    #expect(trace.take() == ["will show A false", "did show A false"])
    session.perform { stack.pushViewController(screen("B"), animated: true) }
    session.advance(by: 1)
    #expect(trace.take() == ["will show B true", "did show B true"])
  }

  @Test("the delegate decides about taps on tabs and is notified; the selected tab pops to its root")
  func tabs() throws {
    let session = try Session.of(.iOS(17)), trace = EventTrace(), listener = Listener(trace)
    let tabs = session.perform { UITabBarController() }
    let stack = session.perform { UINavigationController(rootViewController: screen("A")) }
    session.launch {
      tabs.viewControllers = [stack, screen("B"), screen("C")]
      tabs.delegate = listener
      return tabs
    }
    listener.refused = tabs.viewControllers?[2]
    session.perform { tabs.selectedIndex = 1 }
    #expect(trace.take() == [])
    try session.perform(.tap("C"))
    #expect(tabs.selectedIndex == 1 && trace.take() == [])
    try session.perform(.tap("A"))
    #expect(tabs.selectedIndex == 0 && trace.take() == ["selected A"])
    session.perform { stack.pushViewController(screen("D"), animated: false) }
    session.advance(by: 1)
    try session.perform(.tap("A"))
    #expect(stack.viewControllers.count == 1)
  }

  @Test("a transition between children puts one view in the other's place and tells both")
  func exchange() throws {
    let session = try Session.of(.iOS(17)), parent = session.perform { UIViewController() }
    let (old, new) = session.perform { (screen("old"), screen("new")) }
    session.launch {
      parent.addChild(old)
      parent.view.addSubview(old.view)
      old.didMove(toParent: parent)
      return parent
    }
    var finished: Bool?
    session.perform {
      parent.addChild(new)
      parent.transition(from: old, to: new, duration: 0.25, animations: nil) { finished = $0 }
    }
    #expect(new.view.superview === parent.view && old.view.superview == nil && finished == nil)
    session.advance(by: 0.3)
    #expect(finished == true && new.appearance.phase == .shown && old.appearance.phase == .away)
  }

  @Test("a stack's tab is its root controller's")
  func tabOfStack() {
    let root = screen("A"), stack = UINavigationController(rootViewController: root)
    #expect(stack.tabBarItem === root.tabBarItem)
    stack.tabBarItem = UITabBarItem(title: "B", image: nil, tag: 1)
    #expect(stack.tabBarItem.title == "B" && root.tabBarItem.title == "A")
  }

  @Test("the edit button turns editing on and off, of a table, too")
  func editing() throws {
    let session = try Session.of(.iOS(17)), controller = session.perform { UITableViewController(style: .plain) }
    session.launch {
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      return UINavigationController(rootViewController: controller)
    }
    try session.perform(.tap("Edit"))
    #expect(controller.isEditing && controller.tableView.isEditing)
    try session.perform(.tap("Done"))
    #expect(!controller.isEditing && !controller.tableView.isEditing)
  }

  @Test("a controller has the presentation controller of its presentation before that begins")
  func presentationController() throws {
    let session = try Session.of(.iOS(17)), root = session.perform { UIViewController() }
    session.launch { root }
    let sheet = session.perform { UIViewController() }
    let early = try #require(session.perform { sheet.presentationController })
    session.perform { root.present(sheet, animated: false) }
    session.advance(by: 1)
    #expect(sheet.presentationController === early && early.presentingViewController === root)
  }

  @Test("a root view with constraints turns with its window, whoever has asked for its presentation controller")
  func rotation() throws {
    let session = try Session.of(.iOS(17)), root = session.perform { UIViewController() }
    let box = session.perform { UIView() }
    session.launch { root }
    _ = root.presentationController
    root.view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.trailingAnchor.constraint(equalTo: root.view.trailingAnchor).isActive = true
    session.advance(by: 1)
    session.finishTurn(to: .landscapeLeft)
    #expect(root.view.bounds.size == CGSize(width: 568, height: 320))
    #expect(box.frame.maxX == 568)
  }
}
