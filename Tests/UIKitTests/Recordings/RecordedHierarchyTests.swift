import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The views that five tabs have loaded. Basis: captured, controller hierarchies published with swift-snapshot-testing.
@MainActor struct RecordedHierarchyTests {
  private func navigationTabs(_ version: SystemVersion) throws -> [UINavigationController] {
    let session = try Session.phone(CGSize(width: 375, height: 667), version)
    let tabs = session.perform { UITabBarController() }
    let controllers = session.perform {
      (0..<5).map { _ in UINavigationController(rootViewController: UIViewController()) }
    }
    tabs.viewControllers = controllers
    let window = session.show(tabs)
    #expect(tabs.view.window === window && "\(type(of: tabs.view!))" == "UILayoutContainerView")
    return controllers
  }

  @Test("the selected navigation controller and its top controller are in the window", arguments: [12, 13])
  func selected(major: Int) throws {
    let first = try navigationTabs(.iOS(major, 1))[0]
    #expect("\(type(of: first.view!))" == "UILayoutContainerView")
    #expect(first.view.window != nil && first.viewControllers[0].viewIfLoaded?.window != nil)
  }

  @Test("the others have loaded their own view and nothing in it", arguments: [12, 13])
  func others(major: Int) throws {
    for other in try navigationTabs(.iOS(major, 1)).dropFirst() {
      #expect("\(type(of: other.viewIfLoaded ?? UIView()))" == "UILayoutContainerView" && other.view.window == nil)
      #expect(!other.viewControllers[0].isViewLoaded)
    }
  }
}
