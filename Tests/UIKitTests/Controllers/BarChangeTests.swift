import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// A change of bars while a controller is on screen moves its view, or changes its area, in the next frame.
/// Basis: the areas themselves are those of `AreaTable`.
@MainActor struct BarChangeTests {
  private struct Stage {
    let session: Session
    let root: UIViewController
    let navigation: UINavigationController
    let tabs: UITabBarController

    @MainActor init(_ version: SystemVersion) throws {
      let session = try Session.phone(CGSize(width: 375, height: 667), version)
      let root = session.perform { UIViewController() }
      self.session = session
      self.root = root
      (navigation, tabs) = session.perform {
        (UINavigationController(rootViewController: root), UITabBarController())
      }
      tabs.viewControllers = [navigation]
      _ = session.show(tabs)
    }

    /// Returns minimum and maximum y of the view in its window, and the covered strips at its top and bottom.
    @MainActor func area() -> [CGFloat] {
      session.commitWindows()
      let frame = root.view.convert(root.view.bounds, to: nil), covered = root.view.safeAreaInsets
      return [frame.minY, frame.maxY, covered.top, covered.bottom]
    }
  }

  @Test("bars that are hidden and shown, prompts, toolbars, large titles", arguments: [9, 11])
  func bars(major: Int) throws {
    let stage = try Stage(.iOS(major)), navigation = stage.navigation
    #expect(stage.area() == [0, 667, 64, 49])
    navigation.setNavigationBarHidden(true, animated: true)
    #expect(stage.area() == [0, 667, 20, 49] && navigation.navigationBar.isHidden)
    navigation.setNavigationBarHidden(false, animated: true)
    #expect(stage.area() == [0, 667, 64, 49] && !navigation.navigationBar.isHidden)
    stage.root.navigationItem.prompt = "Prompt"
    #expect(stage.area() == [0, 667, 94, 49])
    stage.root.navigationItem.prompt = nil
    navigation.setToolbarHidden(false, animated: false)
    #expect(stage.area() == [0, 667, 64, 93])
    stage.session.perform { stage.root.setToolbarItems([.flexibleSpace()], animated: true) }
    #expect(stage.area() == [0, 667, 64, 93] && navigation.toolbar.items?.count == 1)
    navigation.navigationBar.prefersLargeTitles = true
    #expect(stage.area() == [0, 667, major == 11 ? 116 : 64, 93])
  }

  @Test("translucency and edges", arguments: [9, 11])
  func edges(major: Int) throws {
    let stage = try Stage(.iOS(major))
    stage.navigation.navigationBar.isTranslucent = false
    #expect(stage.area() == [64, 667, 0, 49])
    stage.root.extendedLayoutIncludesOpaqueBars = true
    #expect(stage.area() == [0, 667, 64, 49])
    stage.root.edgesForExtendedLayout = .bottom
    #expect(stage.area() == [64, 667, 0, 49])
    stage.root.edgesForExtendedLayout = []
    #expect(stage.area() == [64, 618, 0, 0])
    stage.root.additionalSafeAreaInsets.bottom = 7
    #expect(stage.area() == [64, 618, 0, 7])
    stage.tabs.tabBar.isTranslucent = false
    stage.root.edgesForExtendedLayout = .all
    #expect(stage.area() == [0, 618, 64, 7])
  }

  @Test("a scroll view keeps its top below bars that come and go", arguments: [7, 9, 11, 13])
  func scrollViews(major: Int) throws {
    let stage = try Stage(.iOS(major))
    let table = stage.session.perform { UITableView(frame: .zero, style: .plain) }
    stage.root.view = table
    _ = stage.area()
    func insets() -> [CGFloat] {
      _ = stage.area()
      return [table.adjustedContentInset.top, table.adjustedContentInset.bottom, table.contentOffset.y]
    }
    #expect(insets() == [64, 49, -64])
    stage.navigation.isNavigationBarHidden = true
    #expect(insets() == [20, 49, -20])
    stage.navigation.isNavigationBarHidden = false
    stage.navigation.isToolbarHidden = false
    #expect(insets() == [64, 93, -64])
  }

  @Test("another scroll view is adjusted anew")
  func otherScrollView() throws {
    let stage = try Stage(.iOS(9))
    let tables = stage.session.perform { (0...1).map { _ in UITableView(frame: .zero, style: .plain) } }
    for table in tables {
      stage.root.view = table
      _ = stage.area()
      #expect(table.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    }
  }

  @Test("a tab bar that the program hides stays hidden, and covers nothing from iOS 7 on", arguments: [6, 9, 13])
  func hiddenTabBar(major: Int) throws {
    let stage = try Stage(.iOS(major))
    let before = stage.area()
    stage.tabs.tabBar.isHidden = true
    #expect(stage.area() == (major == 6 ? before : [0, 667, 64, 0]) && stage.tabs.tabBar.isHidden)
    stage.tabs.tabBar.isHidden = false
    #expect(stage.area() == before && !stage.tabs.tabBar.isHidden)
  }

  @Test("a stack's tab is its root's; tabs are renamed and replaced while they are shown")
  func tabItems() throws {
    let stage = try Stage(.iOS(9))
    func titles() -> [String?] {
      stage.session.commitWindows()
      return stage.tabs.tabBar.items?.map(\.title) ?? []
    }
    stage.root.title = "One"
    #expect(titles() == ["One"] && stage.tabs.tabBar.selectedItem === stage.root.tabBarItem)
    stage.root.tabBarItem = stage.session.perform { UITabBarItem(title: "Two", image: nil, tag: 0) }
    #expect(titles() == ["Two"])
    stage.navigation.title = "Three"
    #expect(titles() == ["Three"] && stage.root.title == "One")
  }

  @Test("nested containers: insets add up once")
  func nested() throws {
    let stage = try Stage(.iOS(13)), child = stage.session.perform { UIViewController() }
    let pages = stage.session.perform {
      UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }
    pages.setViewControllers([child], direction: .forward, animated: false)
    stage.navigation.pushViewController(pages, animated: false)
    stage.tabs.additionalSafeAreaInsets.bottom = 3
    stage.navigation.additionalSafeAreaInsets.bottom = 2
    pages.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
    stage.session.commitWindows()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 65, left: 0, bottom: 55, right: 0))
    let inner = stage.session.perform { UIViewController() }
    child.addChild(inner)
    inner.view.frame = CGRect(x: 0, y: 40, width: 375, height: 667 - 40)
    child.view.addSubview(inner.view)
    stage.session.commitWindows()
    #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 25, left: 0, bottom: 55, right: 0))
  }
}
