import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The positions of bar items. Basis: documented (bars keep their content inside the safe area) and arithmetic.
@MainActor struct BarItemPlaceTests {
  private func stack(_ session: Session) -> UINavigationController {
    session.perform {
      let root = UIViewController(), top = UIViewController()
      root.title = "Back there"
      top.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right")
      top.toolbarItems = [UIBarButtonItem(title: "First"), .flexibleSpace(), UIBarButtonItem(title: "Last")]
      let stack = UINavigationController(rootViewController: root)
      stack.pushViewController(top, animated: false)
      stack.isToolbarHidden = false
      return stack
    }
  }

  @Test("in landscape they keep clear of the sensor housing, and the bar does not")
  func sides() throws {
    let session = try Session.phone(CGSize(width: 844, height: 390), .iOS(17))
    let stack = stack(session)
    _ = session.show(stack)
    #expect(stack.navigationBar.frame.width == 844 && stack.navigationBar.safeAreaInsets.left == 47)
    for places in [stack.navigationBar.itemsPlaces, stack.toolbar.itemsPlaces] {
      #expect(!places.isEmpty)
      #expect(places.allSatisfy { $0.frame.minX >= 47 && $0.frame.maxX <= 797 })
    }
    let tabs = session.perform { UITabBarController() }
    session.perform { tabs.viewControllers = [UIViewController(), UIViewController()] }
    _ = session.show(tabs)
    #expect(tabs.tabBar.itemFrames.map(\.frame.minX).min() == 49)
  }

  /// Basis: captured for the back button, which reacts up to the edge; recalled for the 16 points of toolbars.
  @Test("in portrait they start at the bar's own margins")
  func portrait() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(7))
    let stack = stack(session)
    _ = session.show(stack)
    #expect(stack.navigationBar.itemsPlaces.first?.frame.minX == 0)
    #expect(stack.toolbar.itemsPlaces.map(\.frame.minX).first == 16)
  }
}
