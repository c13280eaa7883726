import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The controllers asked before the interface rotates. Basis: UIViewController reference.
@MainActor struct WhoMayTurnTests {
  private let trace = EventTrace()

  private func session(
    _ version: SystemVersion, _ device: String = "iphone-5", _ orientation: UIInterfaceOrientation = .portrait
  ) throws -> Session {
    Session(
      environment: SystemEnvironment(
        profile: .profile(for: version), device: try DeviceCatalog.find(device), orientation: orientation))
  }

  private func show(
    _ session: Session, _ mask: UIInterfaceOrientationMask, follows: Bool = true
  ) -> TurningController {
    let controller = session.perform { TurningController("A", trace) }
    (controller.orientations, controller.follows) = (mask, follows)
    _ = session.show(controller)
    return controller
  }

  @Test("values are UIKit's")
  func values() {
    #expect(UIInterfaceOrientationMask.all.rawValue == 30 && UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientationMask(.landscapeLeft).rawValue == 16)
    #expect(UIDeviceOrientation(.landscapeRight) == .landscapeLeft && UIDeviceOrientation.faceUp.isFlat)
    #expect(UIDeviceOrientation.landscapeLeft.interfaceOrientation == .landscapeRight)
    #expect(UIDeviceOrientation.faceDown.interfaceOrientation == nil)
  }

  @Test("a phone does not turn upside down unless controller and application allow it, an iPad does")
  func upsideDown() throws {
    let plain = try session(.iOS(6))
    _ = plain.show(plain.perform { UIViewController() })
    #expect(!plain.rotate(to: .portraitUpsideDown) && plain.rotate(to: .landscapeLeft))
    let willing = try session(.iOS(6))
    let controller = show(willing, .all)
    #expect(!willing.rotate(to: .portraitUpsideDown))
    willing.supportedOrientations = .all
    #expect(willing.rotate(to: .portraitUpsideDown) && controller.interfaceOrientation == .portraitUpsideDown)
    let pad = try session(.iOS(12), "ipad-9.7")
    _ = pad.show(pad.perform { UIViewController() })
    #expect(pad.rotate(to: .portraitUpsideDown))
  }

  @Test("the device's orientation is remembered when the interface stays")
  func deviceAlone() throws {
    let session = try session(.iOS(6))
    let controller = show(session, .portrait)
    #expect(trace.during { session.rotate(to: .landscapeRight) } == [])
    session.perform {
      #expect(UIDevice.current.orientation == .landscapeLeft && UIScreen.main.bounds.width == 320)
      #expect(controller.interfaceOrientation == .portrait)
    }
    controller.orientations = .all
    session.perform { UIViewController.attemptRotationToDeviceOrientation() }
    #expect(controller.interfaceOrientation == .landscapeRight)
  }

  @Test("the device's new orientation is posted to its own program, whether or not the interface follows")
  func posting() throws {
    let sessions = [try session(.iOS(6)), try session(.iOS(8))]
    for (session, name) in zip(sessions, ["six", "eight"]) {
      _ = session.perform {
        NotificationCenter.default.addObserver(
          forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { [trace] _ in
          MainActor.assumeIsolated { trace.note("\(name) \(UIDevice.current.orientation.rawValue)") }
        }
      }
      _ = show(session, .portrait)
    }
    _ = trace.take()
    let posts = trace.during {
      sessions[0].rotate(to: .landscapeLeft)
      sessions[0].rotate(to: .landscapeLeft)
      sessions[1].rotate(to: .landscapeRight)
    }
    #expect(posts == ["six 4", "eight 3"])
  }

  @Test("shouldAutorotate decides with the mask until iOS 15, the mask alone afterwards", arguments: [6, 15, 16, 26])
  func shouldAutorotate(major: Int) throws {
    let session = try session(.iOS(major), "iphone-12")
    _ = show(session, .all, follows: false)
    #expect(session.rotate(to: .landscapeLeft) == (major >= 16))
  }

  @Test("in iOS 5 each orientation is asked for by itself, and masks do not count")
  func answers() throws {
    final class Old: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { orientation != .landscapeLeft }
    }
    let session = try session(.iOS(5, 1), "iphone-4s")
    let (old, plain) = session.perform { (Old(), UIViewController()) }
    _ = session.show(session.perform { UINavigationController(rootViewController: old) })
    #expect(!session.rotate(to: .landscapeLeft) && session.rotate(to: .landscapeRight))
    let tabs = session.perform { UITabBarController() }
    tabs.viewControllers = [session.perform { Old() }, plain]
    _ = session.show(tabs)
    #expect(session.rotate(to: .portrait) && !session.rotate(to: .landscapeRight))
  }

  @Test("containers answer for themselves from iOS 6 on, their children are not asked")
  func containers() throws {
    let session = try session(.iOS(6))
    let child = session.perform { TurningController("A", trace) }
    child.orientations = .portrait
    _ = session.show(session.perform { UINavigationController(rootViewController: child) })
    #expect(session.rotate(to: .landscapeLeft) && child.interfaceOrientation == .landscapeLeft)
  }

  @Test("a program starts in an orientation that its first controller supports, and sends no callback of a turn")
  func start() throws {
    for version in [SystemVersion.iOS(6), .iOS(9)] {
      let session = try session(version)
      let controller = session.perform { TurningController("A", trace) }
      controller.orientations = .landscape
      let window = session.show(controller)
      #expect(session.environment.orientation == .landscapeRight && controller.view.bounds.width == 568)
      #expect(window.bounds.size == session.environment.screenBounds.size)
      #expect(!trace.take().contains { $0.contains("rotate") })
      #expect(session.perform { UIDevice.current.orientation } == .landscapeLeft)
    }
    let turned = try session(.iOS(6), "iphone-5", .landscapeLeft)
    _ = show(turned, .portrait)
    #expect(turned.environment.orientation == .portrait)
  }

  @Test("another mask turns the interface when it is announced")
  func update() throws {
    let session = try session(.iOS(17), "iphone-12")
    let controller = show(session, .all)
    controller.orientations = .landscapeLeft
    #expect(controller.interfaceOrientation == .portrait)
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(controller.interfaceOrientation == .landscapeLeft && controller.view.bounds.width == 844)
    controller.orientations = .all
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(controller.interfaceOrientation == .portrait)
  }

  @Test("the application's delegate limits what controllers support")
  func delegate() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var mask = UIInterfaceOrientationMask.portrait

      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
      }

      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { mask }
    }
    let session = try session(.iOS(8), "iphone-6", .landscapeLeft)
    let delegate = session.perform { Delegate() }
    session.launch { delegate }
    #expect(session.environment.orientation == .portrait && !session.rotate(to: .landscapeLeft))
    delegate.mask = .landscape
    #expect(session.rotate(to: .landscapeRight) && delegate.window?.bounds.width == 667)
  }

  @Test("a step of a script turns the device")
  func step() throws {
    let session = try session(.iOS(6))
    let controller = session.perform { TurningController("A", trace) }
    session.launch { controller }
    try session.perform(.rotate(.landscapeLeft))
    #expect(controller.view.bounds == CGRect(x: 0, y: 0, width: 568, height: 300))
    #expect(trace.take().last?.hasPrefix("A did rotate") == true && session.findings.isEmpty)
    try session.perform(.rotate(.portraitUpsideDown))
    #expect(controller.view.bounds.width == 568 && session.findings.map(\.rule) == ["orientation-not-supported"])
  }

  @Test("another root brings its own orientations, and the device counts again afterwards")
  func otherRoot() throws {
    let session = try session(.iOS(8))
    let (tall, wide) = session.perform { (TurningController("A", trace), TurningController("B", trace)) }
    (tall.orientations, wide.orientations) = (.portrait, .landscapeLeft)
    let window = session.show(tall)
    window.rootViewController = wide
    session.commitWindows()
    #expect(wide.interfaceOrientation == .landscapeLeft && wide.view.frame.width == 568)
    #expect(session.perform { UIDevice.current.orientation } == .portrait)
    wide.orientations = .all
    window.rootViewController = tall
    session.commitWindows()
    #expect(tall.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(!trace.take().contains { $0.contains("rotate") })
  }

  @Test("a turn inside a turn is refused")
  func nested() throws {
    final class Eager: TurningController {
      override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        trace.note("again: \(session.rotate(to: .landscapeRight))")
      }
    }
    let session = try session(.iOS(6))
    let eager = session.perform { Eager("A", trace) }
    _ = session.show(eager)
    #expect(trace.during { session.rotate(to: .landscapeLeft) }.first == "again: false")
    #expect(eager.interfaceOrientation == .landscapeLeft)
  }
}
