import Testing

@testable import UIKit

/// The accessory above a tab bar in iOS 26. Basis: documented (`UITabAccessory`, `UITraitTabAccessoryEnvironment`);
/// assumed, the positions.
@MainActor struct TabAccessoryTests {
  private func show(_ session: Session) -> (UITabBarController, UIViewController, UITabAccessory) {
    let (tabs, page, accessory) = session.perform {
      (UITabBarController(), UIViewController(), UITabAccessory(contentView: UIView()))
    }
    tabs.viewControllers = [page]
    _ = session.show(tabs)
    return (tabs, page, accessory)
  }

  @Test("an accessory is above the bar, content ends above it, and its views know where they are")
  func place() throws {
    let session = try Session.of(.iOS(26), "iphone-16-pro"), (tabs, page, accessory) = show(session)
    let before = page.view.safeAreaInsets.bottom
    session.perform { tabs.bottomAccessory = accessory }
    session.commitWindows()
    let frame = accessory.contentView.convert(accessory.contentView.bounds, to: nil)
    #expect(frame.maxY == tabs.tabBar.frame.minY - 8 && frame.height == 48 && frame.midX == tabs.view.bounds.midX)
    #expect(page.view.safeAreaInsets.bottom == before + 56)
    #expect(accessory.contentView.traitCollection.tabAccessoryEnvironment == .regular)
    #expect(page.view.traitCollection.tabAccessoryEnvironment == .none)
    session.perform { tabs.setTabBarHidden(true, animated: false) }
    session.commitWindows()
    #expect(accessory.contentView.convert(accessory.contentView.bounds, to: nil).maxY > frame.maxY)
    session.perform { tabs.setBottomAccessory(nil, animated: true) }
    session.advance(by: 1)
    #expect(accessory.contentView.window == nil)
  }

  @Test("before iOS 26 an accessory is reported")
  func earlier() throws {
    let session = try Session.of(.iOS(17)), (tabs, _, accessory) = show(session)
    session.perform { tabs.bottomAccessory = accessory }
    session.commitWindows()
    #expect(accessory.contentView.window == nil && tabs.bottomAccessory === accessory)
    #expect(session.diagnostics.contains { $0.message.contains("bottomAccessory") })
  }

  @Test("compact screens show the chosen tabs alone")
  func compact() throws {
    for (device, count) in [("iphone-16-pro", 1), ("ipad-10.2", 2)] {
      let session = try Session.of(.iOS(26), device)
      let tabs = session.perform {
        UITabBarController(
          tabs: ["a", "b"].map { name in UITab(title: name, image: nil, identifier: name) { _ in UIViewController() } })
      }
      tabs.compactTabIdentifiers = ["b"]
      _ = session.show(tabs)
      #expect(tabs.tabBar.items?.count == count)
    }
  }
}
