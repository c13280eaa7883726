import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The end of an app, and the shortcuts of its icon. Basis: UIApplicationDelegate and UIApplicationShortcutItem
/// references.
@MainActor struct TerminationTests {
  private final class App: UIResponder, UIApplicationDelegate {
    let trace: EventTrace
    var window: UIWindow?
    init(_ trace: EventTrace) { self.trace = trace }

    func applicationWillTerminate(_ application: UIApplication) { trace.note("delegate \(window != nil)") }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      application.shortcutItems = [
        UIApplicationShortcutItem(
          type: "new", localizedTitle: "New note", localizedSubtitle: "Empty",
          icon: UIApplicationShortcutIcon(type: .compose), userInfo: nil)
      ]
      return true
    }

    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      trace.note("\(shortcutItem.type) \(shortcutItem.localizedTitle)")
      completionHandler(true)
    }
  }

  @Test("the delegate is notified of the end, then the observers; one that is only released notifies none")
  func termination() throws {
    for isTerminated in [true, false] {
      let session = try Session.of(.iOS(17)), trace = EventTrace(), app = session.perform { App(trace) }
      session.launch { app }
      session.notificationCenter.addObserver(
        forName: UIApplication.willTerminateNotification, object: session.application, queue: nil
      ) { _ in MainActor.assumeIsolated { trace.note("notification") } }
      if isTerminated { session.terminate() } else { session.end() }
      #expect(trace.lines == (isTerminated ? ["delegate true", "notification"] : []) && session.windows.isEmpty)
    }
  }

  @Test("an item among the application's shortcuts reaches its delegate when a person chooses it")
  func shortcuts() throws {
    let session = try Session.of(.iOS(17)), trace = EventTrace(), app = session.perform { App(trace) }
    session.launch { app }
    let item = try #require(session.application.shortcutItems?.first)
    #expect(item.localizedSubtitle == "Empty" && item.icon != nil && item.userInfo == nil)
    session.perform(item)
    #expect(trace.take() == ["new New note"])
    let changed = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    changed.localizedTitle = "Another"
    session.perform { session.application.shortcutItems = [changed] }
    session.perform(try #require(session.application.shortcutItems?.first))
    #expect(trace.take() == ["new Another"] && item.localizedTitle == "New note")
    session.end()
  }
}
