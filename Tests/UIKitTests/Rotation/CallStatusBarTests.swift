import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// During a call the status bar of a screen without a home indicator has a second line. Basis: published measurements
/// of iOS 7 and 9, see `SystemEnvironment.callStripHeight`.
@MainActor struct CallStatusBarTests {
  private func session(_ version: SystemVersion, _ device: String = "iphone-5s") throws -> Session {
    Session(environment: SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find(device)))
  }

  private func call(_ session: Session, _ isOn: Bool = true) { session.change { $0.isInCall = isOn } }

  @Test("the root view begins 20 lower and is 20 less high, and comes back afterwards", arguments: [5, 6, 7, 9, 12])
  func root(major: Int) throws {
    let session = try session(.iOS(major), major < 7 ? "iphone-4s" : "iphone-5s")
    let controller = session.perform { UIViewController() }
    _ = session.show(controller)
    let before = major < 7 ? CGRect(x: 0, y: 20, width: 320, height: 460) : CGRect(x: 0, y: 0, width: 320, height: 568)
    #expect(controller.view.frame == before)
    call(session)
    #expect(
      controller.view.frame == CGRect(x: 0, y: before.minY + 20, width: 320, height: before.height - 20))
    #expect(session.application.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 40))
    call(session, false)
    #expect(controller.view.frame == before)
  }

  @Test("the iPhone 6s Plus of a published measurement: (0 20; 414 716)") func plus() throws {
    let session = try session(.iOS(9), "iphone-6s-plus")
    let controller = session.perform { UIViewController() }
    _ = session.show(controller)
    call(session)
    #expect(controller.view.frame == CGRect(x: 0, y: 20, width: 414, height: 716))
    #expect(controller.topLayoutGuide.length == 20)
  }

  @Test("bars stay where they are in their container, whose child is less high") func navigation() throws {
    let session = try session(.iOS(7))
    let child = session.perform { UIViewController() }
    let navigation = session.perform { UINavigationController(rootViewController: child) }
    _ = session.show(navigation)
    call(session)
    #expect(navigation.view.frame == CGRect(x: 0, y: 20, width: 320, height: 548))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 320, height: 548) && child.topLayoutGuide.length == 64)
  }

  @Test("a tab bar stays at the bottom of the screen") func tabs() throws {
    let session = try session(.iOS(9))
    let tabs = session.perform { UITabBarController() }
    tabs.viewControllers = [session.perform { UIViewController() }]
    _ = session.show(tabs)
    call(session)
    #expect(tabs.tabBar.convert(tabs.tabBar.bounds, to: nil) == CGRect(x: 0, y: 519, width: 320, height: 49))
  }

  @Test("what is presented begins lower, too", arguments: [6, 7, 9, 12]) func presented(major: Int) throws {
    let session = try session(.iOS(major), "iphone-5")
    let (below, above) = session.perform { (UIViewController(), UIViewController()) }
    _ = session.show(below)
    below.present(above, animated: false)
    session.commitWindows()
    call(session)
    let frame = above.view.convert(above.view.bounds, to: nil)
    #expect(frame == CGRect(x: 0, y: major < 7 ? 40 : 20, width: 320, height: major < 7 ? 528 : 548))
    #expect(above.view.safeAreaInsets.top == (major < 7 ? 0 : 20))
  }

  @Test("the window keeps its frame, and its safe area counts both lines") func window() throws {
    let session = try session(.iOS(12))
    let window = session.show(session.perform { UIViewController() })
    call(session)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 568) && window.safeAreaInsets.top == 40)
    #expect(window.rootViewController?.view.safeAreaInsets.top == 20)
  }

  @Test("screens with a home indicator have no second line, nor has a hidden bar, nor landscape")
  func lowBars() throws {
    for device in ["iphone-x", "iphone-14-pro", "ipad-pro-11-1st"] {
      let session = try session(.iOS(16), device), old = session.environment.statusBarHeight
      let controller = session.perform { UIViewController() }
      _ = session.show(controller)
      let frame = controller.view.frame
      call(session)
      #expect(controller.view.frame == frame && session.environment.statusBarHeight == old)
    }
    var environment = try session(.iOS(7)).environment
    environment.isInCall = true
    #expect(environment.statusBarHeight == 40)
    #expect(environment.turned(to: .landscapeLeft).statusBarHeight == 20)
    environment.hidesStatusBar = true
    #expect(environment.statusBarHeight == 0 && environment.windowRootFrame.minY == 0)
  }

  // MARK: Notified objects

  final class Listener: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var heard: [String] = []

    func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {
      heard.append("will \(newStatusBarFrame.height), is \(application.statusBarFrame.height)")
    }

    func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {
      heard.append("was \(oldStatusBarFrame.height), is \(application.statusBarFrame.height)")
    }
  }

  @Test("the delegate hears before and after it, with the new frame and the old one") func delegate() throws {
    let session = try session(.iOS(9)), listener = Listener()
    session.application.delegate = listener
    _ = session.show(session.perform { UIViewController() })
    call(session)
    #expect(listener.heard == ["will 40.0, is 20.0", "was 20.0, is 40.0"])
    session.change { $0.interfaceStyle = .dark }
    #expect(listener.heard.count == 2)
  }

  @Test("turning a phone from iOS 8 on takes the bar away, and that is told") func turning() throws {
    let session = try session(.iOS(9)), listener = Listener()
    session.application.delegate = listener
    _ = session.show(session.perform { UIViewController() })
    session.rotate(to: .landscapeLeft)
    #expect(listener.heard == ["will 0.0, is 20.0", "was 20.0, is 0.0"])
  }

  @Test("notifications carry the frames") func notifications() throws {
    let session = try session(.iOS(7))
    _ = session.show(session.perform { UIViewController() })
    nonisolated(unsafe) var heights: [CGFloat] = []
    let tokens = [
      UIApplication.willChangeStatusBarFrameNotification, UIApplication.didChangeStatusBarFrameNotification,
    ].map { name in
      session.notificationCenter.addObserver(forName: name, object: nil, queue: nil) { notification in
        let frame = notification.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue
        heights.append(frame?.cgRectValue.height ?? -1)
      }
    }
    call(session)
    #expect(heights == [40, 20])
    tokens.forEach(session.notificationCenter.removeObserver)
  }

  final class Sized: UIViewController {
    var sizes: [CGSize] = []
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      sizes.append(size)
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  @Test("from iOS 8 on the controller learns its new size", arguments: [7, 8, 12]) func sizes(major: Int) throws {
    let session = try session(.iOS(major))
    let controller = session.perform { Sized() }
    _ = session.show(controller)
    call(session)
    #expect(controller.sizes == (major < 8 ? [] : [CGSize(width: 320, height: 548)]))
  }

  // MARK: Animation

  @Test("content slides down while the picture shows it in between") func slides() throws {
    let session = try session(.iOS(9))
    let controller = session.perform { UIViewController() }
    controller.view.backgroundColor = .red
    _ = session.show(controller)
    call(session)
    #expect(controller.view.frame.minY == 20)
    #expect(controller.view.layer.presentation()?.frame.minY == 0)
    session.advance(by: 0.175)
    let half = controller.view.layer.presentation()?.frame.minY ?? 0
    #expect(half > 4 && half < 16)
    session.advance(by: 0.3)
    #expect(controller.view.layer.presentation()?.frame.minY == 20)
  }

  @Test(
    "a bar of two lines is filled and says so; a notch has the time on a pill", arguments: ["iphone-5s", "iphone-x"])
  func drawing(device: String) throws {
    let session = try session(.iOS(12), device)
    _ = session.show(session.perform { UIViewController() })
    let before = session.recordScreen().commands.map { $0.dump() }.joined(separator: "\n")
    call(session)
    session.advance(by: 1)
    let green = "4CD964", during = session.recordScreen().commands.map { $0.dump() }.joined(separator: "\n")
    #expect(!before.uppercased().contains(green) && during.uppercased().contains(green))
    #expect(during.contains("Touch to return to call") == (device == "iphone-5s"))
  }
}
