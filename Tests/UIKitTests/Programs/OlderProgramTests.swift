import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// APIs from before iOS 10, and notifications in today's APIs.
/// Basis: references of `UILocalNotification`, `UIPopoverController` and
/// `NotificationCenter.notifications(named:object:)`.
@MainActor struct OlderProgramTests {
  @Test("local notifications reach the delegate when their time has come, unless they are cancelled")
  func localNotifications() throws {
    let session = try Session.of(.iOS(9)), app = session.perform { NotifiedApp() }
    session.launch { app }
    session.perform {
      let settings = UIUserNotificationSettings(types: [.alert, .badge], categories: nil)
      UIApplication.shared.registerUserNotificationSettings(settings)
      for (name, delay) in [("late", 100.0), ("soon", 10), ("never", 20)] {
        let notification = UILocalNotification()
        (notification.alertBody, notification.fireDate) = (name, Date(timeIntervalSinceNow: delay))
        UIApplication.shared.scheduleLocalNotification(notification)
        if name == "never" { UIApplication.shared.cancelLocalNotification(notification) }
      }
      #expect(UIApplication.shared.scheduledLocalNotifications?.count == 2)
    }
    session.advance(by: 50)
    #expect(app.events == ["registered 5", "soon"])
    session.advance(by: 100)
    #expect(app.events.last == "late" && session.application.scheduledLocalNotifications?.isEmpty == true)
    session.end()
  }

  @Test("a popover controller presents its content beside a view, and its delegate is notified of touches beside it")
  func popover() throws {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(9)), device: try DeviceCatalog.find("ipad-9.7")))
    let (root, content, listener) = session.perform { (UIViewController(), UIViewController(), PopoverNotes()) }
    _ = session.show(root)
    let popover = session.perform { UIPopoverController(contentViewController: content) }
    session.perform {
      popover.delegate = listener
      popover.contentSize = CGSize(width: 300, height: 200)
      popover.present(
        from: CGRect(x: 300, y: 300, width: 50, height: 20), in: root.view, permittedArrowDirections: .up,
        animated: false)
    }
    session.advance(by: 1)
    #expect(popover.isPopoverVisible && content.view.bounds.size == CGSize(width: 300, height: 200))
    #expect(popover.popoverArrowDirection == .up)
    listener.mayGo = false
    session.tap(at: CGPoint(x: 20, y: 900))
    session.advance(by: 1)
    #expect(popover.isPopoverVisible && listener.events == ["asked"])
    listener.mayGo = true
    session.tap(at: CGPoint(x: 20, y: 900))
    session.advance(by: 1)
    #expect(!popover.isPopoverVisible && listener.events == ["asked", "asked", "gone"])
    session.perform { popover.present(from: .zero, in: root.view, permittedArrowDirections: .any, animated: false) }
    session.advance(by: 1)
    session.perform { popover.dismiss(animated: false) }
    session.advance(by: 1)
    #expect(!popover.isPopoverVisible && listener.events.count == 3)
  }

  @Test("notifications are a sequence")
  func sequence() async throws {
    let center = NotificationCenter(), name = Notification.Name("note")
    var notes = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["number": 2])
    var numbers: [Int?] = []
    for _ in 0..<2 { numbers.append(await notes.next(isolation: MainActor.shared)?.userInfo?["number"] as? Int) }
    #expect(numbers == [1, 2])
  }

  @Test("a preferred transition dissolves a screen that is pushed, or has it grow out of a view")
  func preferredTransition() throws {
    let session = try Session.of(.iOS(18)),
      (root, detail) = session.perform { (UIViewController(), UIViewController()) }
    let stack = session.perform { UINavigationController(rootViewController: root) }
    _ = session.show(stack)
    session.perform {
      let source = UIView(frame: CGRect(x: 10, y: 100, width: 39, height: 40))
      root.view.addSubview(source)
      detail.preferredTransition = .zoom { context in
        #expect(context.zoomedViewController === detail && context.sourceViewController === root)
        return source
      }
      let look = detail.preferredTransition?.zoomed(
        detail, from: root, frame: CGRect(x: 0, y: 0, width: 390, height: 800), in: root.view)
      #expect(look?.transform == CGAffineTransform(a: 0.1, b: 0, c: 0, d: 0.05, tx: 10, ty: 100) && look?.opacity == 0)
      detail.preferredTransition = .crossDissolve
      #expect(detail.preferredTransition?.modalStyle == .crossDissolve)
      stack.pushViewController(detail, animated: true)
    }
    session.advance(by: 1)
    #expect(stack.topViewController === detail)
  }
}

private final class NotifiedApp: UIResponder, UIApplicationDelegate {
  var events: [String] = []

  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
    events.append("registered \(notificationSettings.types.rawValue)")
  }

  func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
    events.append(notification.alertBody ?? "")
  }
}

private final class PopoverNotes: UIPopoverControllerDelegate {
  var events: [String] = []
  var mayGo = true

  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
    events.append("asked")
    return mayGo
  }

  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { events.append("gone") }
}
