import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Controllers determine the status bar from iOS 7 on. Basis: UIViewController reference.
@MainActor struct StatusBarTests {
  final class Hiding: UIViewController {
    var hides = true
    override var prefersStatusBarHidden: Bool { hides }
  }

  private func session(_ version: SystemVersion, _ device: String = "iphone-5s") throws -> Session {
    Session(environment: SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find(device)))
  }

  @Test("a controller that hides it uncovers its view's top, until iOS 6 it is not asked", arguments: [6, 7, 9, 12])
  func hiding(major: Int) throws {
    let session = try session(.iOS(major))
    let controller = session.perform { Hiding() }
    _ = session.show(controller)
    #expect(session.environment.hidesStatusBar == (major > 6))
    #expect(controller.view.bounds.height == (major > 6 ? 568 : 548))
    #expect(controller.view.safeAreaInsets.top == 0)
    controller.hides = false
    controller.setNeedsStatusBarAppearanceUpdate()
    session.commitWindows()
    #expect(!session.environment.hidesStatusBar)
    #expect(controller.view.safeAreaInsets.top == (major > 6 ? 20 : 0))
  }

  @Test("the application hides it until iOS 6; since then its word does not count", arguments: [6, 7, 17])
  func application(major: Int) throws {
    let session = try session(.iOS(major))
    _ = session.show(session.perform { UIViewController() })
    session.perform {
      UIApplication.shared.setStatusBarHidden(true, with: .slide)
      #expect(UIApplication.shared.isStatusBarHidden == (major == 6))
      UIApplication.shared.isStatusBarHidden = false
      #expect(!UIApplication.shared.isStatusBarHidden)
    }
  }

  @Test("containers let the visible child decide, and a push asks again")
  func containers() throws {
    let session = try session(.iOS(9))
    let (plain, hiding) = session.perform { (UIViewController(), Hiding()) }
    let navigation = session.perform { UINavigationController(rootViewController: plain) }
    let tabs = session.perform { UITabBarController() }
    tabs.viewControllers = [navigation]
    _ = session.show(tabs)
    #expect(navigation.navigationBar.frame.minY == 20)
    navigation.pushViewController(hiding, animated: false)
    session.commitWindows()
    #expect(navigation.navigationBar.frame.minY == 0 && hiding.topLayoutGuide.length == 44)
    navigation.popViewController(animated: false)
    session.commitWindows()
    #expect(navigation.navigationBar.frame.minY == 20)
  }

  @Test("a phone's landscape has none from iOS 8 on, a pad's has")
  func landscape() throws {
    for (version, device, hides) in [
      (SystemVersion.iOS(7), "iphone-5s", false), (.iOS(8), "iphone-5s", true), (.iOS(12), "ipad-9.7", false),
    ] {
      let session = try session(version, device)
      let controller = session.perform { UIViewController() }
      _ = session.show(controller)
      session.rotate(to: .landscapeLeft)
      #expect(controller.prefersStatusBarHidden == hides && session.environment.hidesStatusBar == hides)
      session.rotate(to: .portrait)
      #expect(!session.environment.hidesStatusBar && controller.topLayoutGuide.length == 20)
    }
  }
}
