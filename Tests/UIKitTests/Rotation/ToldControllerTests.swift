import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Size classes and sizes before a rotation. Basis: `UIContentContainer` reference: classes are announced before sizes,
/// by parents to their children, and a child that a container hides remains its child.
@MainActor struct ToldControllerTests {
  private final class Listener: UIViewController {
    var told: [String] = []

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      told.append("classes \(newCollection.horizontalSizeClass.rawValue) \(newCollection.verticalSizeClass.rawValue)")
      if traitCollection.verticalSizeClass == newCollection.verticalSizeClass { told.append("late") }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      told.append("size \(Int(size.width)) \(Int(size.height))")
    }
  }

  private func listeners(_ count: Int, in session: Session) -> [Listener] {
    session.perform { (0..<count).map { _ in Listener() } }
  }

  @Test("size classes come before sizes, to covered controllers and loaded tabs as well")
  func classes() throws {
    let session = try Session.phone(CGSize(width: 390, height: 844), .iOS(17)), all = listeners(3, in: session)
    let tabs = session.perform {
      let stack = UINavigationController(rootViewController: all[0]), tabs = UITabBarController()
      stack.pushViewController(all[1], animated: false)
      tabs.viewControllers = [stack, all[2]]
      return tabs
    }
    let window = session.show(tabs)
    for controller in all { controller.loadViewIfNeeded() }
    session.rotate(to: .landscapeRight)
    // 1 is compact
    for controller in all { #expect(controller.told == ["classes 1 1", "size 844 390"]) }
    window.isHidden = true
  }

  @Test("a controller whose classes stay is notified of its size alone")
  func sizesAlone() throws {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("ipad-11")))
    let root = listeners(1, in: session)[0], window = session.show(root)
    session.rotate(to: .landscapeRight)
    #expect(root.told == ["size 1194 834"])
    window.isHidden = true
  }

  @Test("a hidden column is notified of a turn as the visible one is")
  func hiddenColumns() throws {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("ipad-11")))
    let all = listeners(2, in: session)
    let split = session.perform {
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredPrimaryColumnWidth = 300
      split.setViewController(all[0], for: .primary)
      split.setViewController(all[1], for: .secondary)
      return split
    }
    let window = session.show(split)
    session.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly)
    all[0].loadViewIfNeeded()
    all[0].navigationController?.loadViewIfNeeded()
    session.rotate(to: .landscapeRight)
    #expect(all[0].told == ["size 300 834"])
    #expect(all[1].told.count == 1 && all[1].told[0].hasSuffix(" 834"))
    window.isHidden = true
  }
}
