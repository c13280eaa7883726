import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Members of the application, the screen and controllers. Basis: their references.
@MainActor struct FacadeMemberTests {
  @Test("a screen has one mode, in device pixels")
  func screen() throws {
    let session = try Session.of(.iOS(17))
    #expect(session.screen.currentMode?.size == session.screen.nativeBounds.size)
    #expect(session.screen.availableModes.count == 1 && session.screen.currentEDRHeadroom == 1)
  }

  @Test("a program with the oldest method opens URLs, and alternate icons fail")
  func application() throws {
    final class OldApp: UIResponder, UIApplicationDelegate {
      var opened: URL?
      func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        opened = url
        return true
      }
    }
    let session = try Session.of(.iOS(6)), app = session.perform { OldApp() }
    session.launch { app }
    session.receive(try #require(URL(string: "old://x")))
    #expect(app.opened?.scheme == "old")
    var problem: (any Error)?
    session.application.setAlternateIconName("other") { problem = $0 }
    session.advance(by: 0)
    #expect(problem != nil)
    session.end()
  }

  @Test("a turn tells the delegate and observers of the status bar's orientation")
  func statusBarOrientation() throws {
    final class TurnedApp: UIResponder, UIApplicationDelegate {
      var events: [String] = []
      var window: UIWindow?
      func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
      ) { events.append("will \(newStatusBarOrientation.rawValue) \(application.statusBarOrientation.rawValue)") }
      func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
      ) { events.append("did \(oldStatusBarOrientation.rawValue) \(application.statusBarOrientation.rawValue)") }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }
    let session = try Session.of(.iOS(12)), app = session.perform { TurnedApp() }
    session.launch { app }
    nonisolated(unsafe) var numbers: [Int?] = []
    for name in [
      UIApplication.willChangeStatusBarOrientationNotification, UIApplication.didChangeStatusBarOrientationNotification,
    ] {
      session.notificationCenter.addObserver(forName: name, object: nil, queue: nil) {
        numbers.append(($0.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber)?.intValue)
      }
    }
    #expect(session.rotate(to: .landscapeRight))
    let right = UIInterfaceOrientation.landscapeRight.rawValue
    #expect(app.events == ["will \(right) 1", "did 1 \(right)"] && numbers == [right, 1])
    session.end()
  }
}
