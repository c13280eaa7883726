import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Tabs described by an app, a hidden bar, and tabs without room. Basis: the references of `UITab`, `UITabGroup` and
/// `moreNavigationController`.
@MainActor struct DescribedTabTests {
  private let session: Session
  private let tabs: UITabBarController

  init() throws {
    let session = try Session.phone(CGSize(width: 390, height: 844), .iOS(18))
    self.session = session
    tabs = session.perform { UITabBarController() }
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name.lowercased()) { tab in
      let controller = UIViewController()
      controller.title = tab.title
      return controller
    }
  }

  @Test func theBarShowsThem() {
    session.perform { tabs.tabs = [tab("One"), tab("Two"), tab("Three")] }
    _ = session.show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two", "Three"] && tabs.viewControllers?.count == 3)
    #expect(tabs.selectedTab?.identifier == "one" && tabs.tabs[0].tabBarController === tabs)
    tabs.selectedTab = tabs.tab(forIdentifier: "two")
    session.commitWindows()
    #expect(tabs.selectedIndex == 1 && tabs.tabs[1].viewController?.view.window != nil)
    tabs.tabs[2].badgeValue = "4"
    #expect(tabs.tabBar.items?[2].badgeValue == "4")
    tabs.tabs[0].isHidden = true
    session.commitWindows()
    #expect(tabs.tabBar.items?.map(\.title) == ["Two", "Three"] && tabs.selectedTab?.identifier == "two")
  }

  @Test func aGroupShowsItsSelectedTab() {
    session.perform {
      let group = UITabGroup(
        title: "Library", image: nil, identifier: "library", children: [tab("Albums"), tab("Artists")])
      tabs.tabs = [tab("Home"), group]
    }
    _ = session.show(tabs)
    let group = tabs.tabs[1] as? UITabGroup
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Library"] && group?.selectedChild?.identifier == "albums")
    tabs.selectedTab = tabs.tab(forIdentifier: "artists")
    session.commitWindows()
    #expect(tabs.selectedIndex == 1 && tabs.selectedTab?.identifier == "artists" && group?.children[1].parent === group)
    #expect(group?.children[1].viewController?.view.window != nil)
  }

  @Test func theDelegateIsAskedOfTabs() throws {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var told: [String] = []

      func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        tab.identifier != "two"
      }

      func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
      ) { told.append("\(previousTab?.identifier ?? "") \(selectedTab.identifier)") }
    }
    let delegate = session.perform { Delegate() }
    session.perform { tabs.tabs = [tab("One"), tab("Two"), tab("Three")] }
    tabs.delegate = delegate
    session.launch { tabs }
    try session.perform(.tap("Two"))
    #expect(tabs.selectedIndex == 0)
    try session.perform(.tap("Three"))
    #expect(tabs.selectedIndex == 2 && delegate.told == ["one three"])
  }

  @Test func aHiddenBarLeavesItsPlaceToTheContent() {
    session.perform { tabs.tabs = [tab("One"), tab("Two")] }
    session.launch { tabs }
    session.advance(by: 1)
    let view = tabs.selectedViewController?.view
    #expect(view?.safeAreaInsets.bottom == 83 && !tabs.isTabBarHidden)
    session.perform { tabs.setTabBarHidden(true, animated: true) }
    session.advance(by: 1)
    #expect(tabs.isTabBarHidden && tabs.tabBar.isHidden && view?.safeAreaInsets.bottom == 34)
    tabs.isTabBarHidden = false
    session.advance(by: 1)
    #expect(!tabs.tabBar.isHidden && view?.safeAreaInsets.bottom == 83)
  }

  @Test func moreThanFiveTabsHaveAList() throws {
    session.perform {
      tabs.viewControllers = (1...7).map { number in
        let controller = UIViewController()
        controller.title = "Tab \(number)"
        return number == 6 ? UINavigationController(rootViewController: controller) : controller
      }
    }
    session.launch { tabs }
    session.advance(by: 1)
    let more = tabs.moreNavigationController
    #expect(tabs.tabBar.items?.count == 5 && tabs.tabBar.items?.last === more.tabBarItem)
    try session.perform(.tap("More"))
    session.advance(by: 1)
    #expect(tabs.selectedViewController === more && more.view.window != nil && tabs.selectedIndex == NSNotFound)
    try session.perform(.tap("Tab 7"))
    session.advance(by: 1)
    let seventh = try #require(tabs.viewControllers?.last)
    #expect(tabs.selectedIndex == 6 && seventh.view.window != nil && seventh.navigationController === more)
    #expect(tabs.viewControllers?.count == 7 && tabs.tabBar.selectedItem === more.tabBarItem)
    session.perform { _ = more.popViewController(animated: true) }
    session.advance(by: 1)
    #expect(tabs.selectedViewController === more && tabs.viewControllers?.count == 7)
    // A navigation stack cannot contain another one: the other's controllers are pushed, and returned afterwards.
    try session.perform(.tap("Tab 6"))
    session.advance(by: 1)
    let sixth = try #require(tabs.viewControllers?[5] as? UINavigationController)
    #expect(sixth.viewControllers.isEmpty && more.viewControllers.count == 2 && tabs.selectedIndex == 5)
    try session.perform(.tap("Tab 1"))
    session.advance(by: 1)
    #expect(tabs.selectedIndex == 0 && tabs.viewControllers?[0].view.window != nil)
    session.perform { tabs.viewControllers = Array(tabs.viewControllers!.prefix(6).suffix(3)) }
    session.advance(by: 1)
    #expect(tabs.tabBar.items?.count == 3 && sixth.viewControllers.count == 1)
  }
}
