import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The life cycle of an app. Basis: UIApplication, UIApplicationDelegate and UIViewController references.
@MainActor struct LifecycleTests {
  private let session: Session

  init() throws { session = try Session.phone(CGSize(width: 390, height: 844), .iOS(17)) }

  private var application: UIApplication { session.application }

  @Test("a memory warning reaches the delegate, who listens, and every controller, covered ones as well")
  func memoryWarning() throws {
    let trace = EventTrace(), app = session.perform { App(trace) }
    session.launch { app }
    session.notificationCenter.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { trace.note("notification") } }
    let (first, second, modal) = session.perform {
      (Forgetful("first", trace), Forgetful("second", trace), Forgetful("modal", trace))
    }
    app.window?.rootViewController = session.perform { UINavigationController(rootViewController: first) }
    first.navigationController?.pushViewController(second, animated: false)
    session.commitWindows()
    second.present(modal, animated: false)
    try session.perform(.memoryWarning)
    #expect(trace.take() == ["delegate", "notification", "first", "second", "modal"])
    session.end()
  }

  @Test("URLs: what can be opened, what comes back, and what is reported")
  func urls() throws {
    let trace = EventTrace(), app = session.perform { App(trace) }
    session.launch(ProgramInfo(["CFBundleURLTypes": [["CFBundleURLSchemes": ["Notes"]]]], bundle: nil)) { app }
    func can(_ text: String) -> Bool { URL(string: text).map(application.canOpenURL) ?? false }
    #expect(can("https://example.org") && can("tel:123") && can("notes://today") && !can("other://x"))
    #expect(can(UIApplication.openSettingsURLString) && UIApplication.openSettingsURLString == "app-settings:")
    var answers: [Bool] = []
    application.open(try #require(URL(string: "https://example.org"))) { answers.append($0) }
    application.open(try #require(URL(string: "other://x"))) { answers.append($0) }
    application.open(try #require(URL(string: "notes://today")), options: [:])
    #expect(answers.isEmpty)
    session.advance(by: 0)
    #expect(answers == [true, false] && trace.take() == ["open notes://today"])
    #expect(session.diagnostics.map(\.rule) == ["opens-elsewhere"])
    session.end()
  }

  @Test("tasks in the background have 30 seconds, then their handlers run")
  func backgroundTasks() {
    let trace = EventTrace(), app = session.perform { App(trace) }
    session.launch { app }
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    let kept = application.beginBackgroundTask { trace.note("expired") }
    let ended = application.beginBackgroundTask(withName: "save") { trace.note("never") }
    #expect(kept != .invalid && ended != .invalid && kept != ended)
    application.endBackgroundTask(ended)
    session.enterBackground()
    session.advance(by: 10)
    #expect(application.backgroundTimeRemaining == 20 && trace.take() == [])
    session.advance(by: 20)
    #expect(trace.take() == ["expired"])
    session.becomeActive()
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    session.end()
  }

  @Test("touches go nowhere while events are ignored")
  func ignoredEvents() {
    var taps = 0
    let root = session.perform { UIViewController() }
    let button = session.perform { UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50)) }
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    _ = session.show(root)
    application.beginIgnoringInteractionEvents()
    session.tap(at: CGPoint(x: 50, y: 120))
    #expect(taps == 0 && application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    session.tap(at: CGPoint(x: 50, y: 120))
    #expect(taps == 1)
  }

  @Test("windows stand by their levels, the last shown in front of those of its level")
  func levels() {
    let windows = session.perform { [UIWindow(), UIWindow(), UIWindow()] }
    windows[0].windowLevel = .alert + 1
    for window in windows { window.isHidden = false }
    #expect(session.windows == [windows[1], windows[2], windows[0]])
    #expect(windows[0].windowLevel.rawValue == 2001 && windows[1].windowLevel == .normal)
    #expect(UIWindow.Level.normal.rawValue == 0 && UIWindow.Level.statusBar.rawValue == 1000)
    windows[1].makeKeyAndVisible()
    #expect(session.windows == [windows[2], windows[1], windows[0]])
    windows[2].windowLevel = .statusBar
    #expect(session.windows == [windows[1], windows[2], windows[0]])
    windows.forEach { $0.isHidden = true }
  }

  @Test("windows post when they become visible, hidden and key")
  func windowNotifications() {
    let trace = EventTrace()
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification,
    ]
    for name in names {
      session.notificationCenter.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { trace.note(name.rawValue) }
      }
    }
    let window = session.perform { UIWindow() }
    window.makeKeyAndVisible()
    #expect(trace.take() == ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification"])
    window.isHidden = true
    #expect(trace.take() == ["UIWindowDidBecomeHiddenNotification", "UIWindowDidResignKeyNotification"])
  }

  @Test("the property list's orientations limit the program")
  func orientations() {
    let app = session.perform { App(EventTrace()) }
    let info = ProgramInfo(["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]], bundle: nil)
    session.launch(info) { app }
    #expect(!session.rotate(to: .landscapeLeft))
    #expect(application.supportedInterfaceOrientations(for: nil) == .portrait)
    session.end()
  }

  @Test("remote notifications cannot be had: the delegate is told")
  func remoteNotifications() {
    let trace = EventTrace(), app = session.perform { App(trace) }
    session.launch { app }
    application.registerForRemoteNotifications()
    session.advance(by: 0)
    #expect(trace.take() == ["no remote notifications"] && !application.isRegisteredForRemoteNotifications)
    session.end()
  }

  @Test("objects are made of their classes by their own init()")
  func objects() {
    let made = ObjectMaker.make(Made.self) as? Made
    #expect(made?.list == ["own"] && made?.text == "text")
    #expect(ObjectMaker.make(NotOfNSObject.self) == nil)
  }

  @Test("an activity is brought up to date before it counts, and responders keep theirs")
  func activities() {
    final class Writer: NSObject, NSUserActivityDelegate {
      func userActivityWillSave(_ userActivity: NSUserActivity) { userActivity.title = "saved" }
    }
    let activity = NSUserActivity(activityType: "edit"), writer = Writer()
    activity.delegate = writer
    activity.needsSave = true
    activity.becomeCurrent()
    activity.addUserInfoEntries(from: ["id": 1])
    #expect(activity.title == "saved" && !activity.needsSave && activity.userInfo?["id"] as? Int == 1)
    let view = session.perform { UIView() }
    view.userActivity = activity
    #expect(view.userActivity === activity && session.perform { UIView() }.userActivity == nil)
  }

  @Test("the home indicator is drawn unless the controller on top, or its child, sends it away")
  func homeIndicator() {
    final class Root: UIViewController {
      var isAway = false
      override var prefersHomeIndicatorAutoHidden: Bool { isAway }
    }
    final class Outer: UIViewController {
      override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
    }
    let root = session.perform { Root() }, outer = session.perform { Outer() }
    outer.addChild(root)
    _ = session.show(outer)
    let count = session.recordScreen().commands.count
    root.isAway = true
    #expect(session.recordScreen().commands.count < count)
    #expect(root.preferredScreenEdgesDeferringSystemGestures == [])
  }
}

@MainActor private final class App: UIResponder, UIApplicationDelegate {
  private let trace: EventTrace
  var window: UIWindow?

  init(_ trace: EventTrace) {
    self.trace = trace
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { trace.note("delegate") }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    trace.note("open \(url)")
    return true
  }

  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
    trace.note("no remote notifications")
  }
}

private final class Forgetful: UIViewController {
  private let name: String
  private let trace: EventTrace

  init(_ name: String, _ trace: EventTrace) {
    (self.name, self.trace) = (name, trace)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    trace.note(name)
  }
}

private class Base: NSObject {
  var text = "text"
}

private final class Made: Base {
  let list: [String]

  override init() {
    list = ["own"]
    super.init()
  }
}

private final class NotOfNSObject {}
