import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Scenes and their delegates. Basis: UIScene, UISceneDelegate and UIApplicationDelegate references.
@MainActor struct SceneTests {
  private let session: Session
  private let info: ProgramInfo

  init() throws {
    session = try Session.phone(CGSize(width: 390, height: 844), .iOS(17))
    info = Self.info(SceneProbe.self)
  }

  private static func info(_ delegate: AnyClass, multiple: Bool = false) -> ProgramInfo {
    let scene: [String: Any] = [
      "UISceneConfigurationName": "Default Configuration",
      "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).\(delegate)",
    ]
    let manifest: [String: Any] = [
      "UIApplicationSupportsMultipleScenes": multiple,
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]],
    ]
    return ProgramInfo(["UIApplicationSceneManifest": manifest], bundle: nil)
  }

  private func launched(_ info: ProgramInfo, in session: Session) -> SceneApp {
    let app = session.perform { SceneApp() }
    session.launch(info) { app }
    return app
  }

  @Test("the manifest names the scene's delegate; application, scene and foreground come in UIKit's order")
  func launch() throws {
    let app = launched(info, in: session)
    let scene = try #require(app.scene as? UIWindowScene), delegate = try #require(scene.delegate as? SceneProbe)
    #expect(
      app.events == ["didFinish inactive", "configuration Default Configuration"])
    #expect(
      delegate.events == [
        "willConnect unattached", "willEnterForeground inactive", "didBecomeActive active",
      ])
    #expect(scene.activationState == .foregroundActive && scene.session.role == .windowApplication)
    #expect(scene.session.configuration.delegateClass == SceneProbe.self && scene.session.scene === scene)
    let window = try #require(delegate.window)
    #expect(scene.windows == [window] && scene.keyWindow === window && window.windowScene === scene)
    #expect(window.rootViewController?.view.window === window)
    let application = session.application
    #expect(application.connectedScenes == [scene] && application.openSessions == [scene.session])
    #expect(scene.screen === session.screen && scene.interfaceOrientation == .portrait)
    #expect(scene.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
    #expect(scene.next === application && window.next === scene)
    session.end()
  }

  @Test("a delegate class set in code has its init() run, and a program without a property list has SceneDelegate")
  func inCode() throws {
    let app = session.perform { SceneApp() }
    app.delegateClass = SceneProbe.self
    session.launch(ProgramInfo(["UIApplicationSceneManifest": [String: Any]()], bundle: nil)) { app }
    #expect((app.scene?.delegate as? SceneProbe)?.made == ["made"])
    session.end()
    let other = try Session.phone(CGSize(width: 390, height: 844), .iOS(17))
    let listless = other.perform { ListlessApp() }
    other.launch { listless }
    #expect(other.windows.count == 1 && other.windows.first?.rootViewController is SceneRoot)
    #expect(other.application.connectedScenes.first?.delegate is SceneDelegate)
    other.end()
  }

  @Test("to the background and back: scene first, application's delegate not at all, notifications of both")
  func background() throws {
    let app = launched(info, in: session), delegate = try #require(app.scene?.delegate as? SceneProbe)
    let heard = Heard(in: session)
    delegate.events = []
    session.enterBackground()
    #expect(delegate.events == ["willResignActive inactive", "didEnterBackground background", "restoration"])
    #expect(session.application.applicationState == .background && app.scene?.activationState == .background)
    #expect(app.scene?.session.stateRestorationActivity?.activityType == "state")
    #expect(
      heard.take() == [
        "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
        "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
      ])
    session.becomeActive()
    #expect(
      heard.take() == [
        "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
        "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
      ])
    #expect(app.events.filter { $0.contains("Active") || $0.contains("ground") } == [])
    session.end()
  }

  @Test("a program without scenes still has one, and its own delegate receives all callbacks")
  func implicit() throws {
    let app = session.perform { PlainApp() }
    session.launch { app }
    #expect(app.events == ["didFinish inactive", "didBecomeActive active"])
    let scene = try #require(session.application.connectedScenes.first as? UIWindowScene)
    #expect(scene.windows == session.windows && app.window?.windowScene === scene && scene.delegate == nil)
    session.resignActive()
    session.enterBackground()
    session.becomeActive()
    #expect(
      app.events.dropFirst(2) == [
        "willResignActive active", "didEnterBackground background", "willEnterForeground background",
        "didBecomeActive active",
      ])
    session.end()
    let old = try Session.phone(CGSize(width: 320, height: 568), .iOS(12)), oldApp = old.perform { PlainApp() }
    old.launch { oldApp }
    #expect(old.application.connectedScenes.isEmpty && oldApp.window?.windowScene == nil && old.windows.count == 1)
    old.end()
  }

  @Test("a window without a scene is not shown in a program with scenes, and a diagnostic says why")
  func windowWithoutScene() {
    _ = launched(info, in: session)
    let window = session.perform { UIWindow(frame: UIScreen.main.bounds) }
    window.makeKeyAndVisible()
    #expect(!session.windows.contains(window))
    #expect(session.diagnostics.map(\.rule) == ["window-without-scene"])
    window.windowScene = session.application.connectedScenes.first as? UIWindowScene
    #expect(session.windows.last === window)
    session.end()
  }

  @Test("URLs, shortcuts and activities go to the scene")
  func deliveries() throws {
    let app = launched(info, in: session), delegate = try #require(app.scene?.delegate as? SceneProbe)
    delegate.events = []
    session.receive(try #require(URL(string: "notes://today")))
    session.perform(session.perform { UIApplicationShortcutItem(type: "new", localizedTitle: "New note") })
    session.receive(NSUserActivity(activityType: "edit"))
    #expect(delegate.events == ["open notes://today", "shortcut new", "willContinue edit", "continue edit"])
    session.end()
  }

  @Test("a second scene comes in front on a pad that allows it; elsewhere the error handler is called")
  func secondScene() throws {
    var errors = 0
    _ = launched(info, in: session)
    session.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in errors += 1 }
    #expect(errors == 1)
    session.end()
    let pad = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("ipad-9.7")))
    let app = launched(Self.info(SceneProbe.self, multiple: true), in: pad), first = try #require(app.scene)
    pad.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    pad.advance(by: 0)
    #expect(pad.application.connectedScenes.count == 2 && first.activationState == .background)
    let second = try #require(pad.application.connectedScenes.first { $0 !== first })
    #expect(second.activationState == .foregroundActive && second.session != first.session)
    pad.application.requestSceneSessionDestruction(second.session, options: nil)
    #expect(pad.application.connectedScenes == [first] && second.activationState == .unattached)
    #expect(app.events.last == "discarded 1")
    pad.end()
  }

  /// Basis: documented: `requestSceneSessionActivation` activates the scene of the given session; assumed for the scene
  /// that follows a destroyed one.
  @Test("each scene has a state of its own, and a session that is named brings its scene back")
  func severalScenes() throws {
    let pad = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("ipad-9.7")))
    let app = launched(Self.info(SceneProbe.self, multiple: true), in: pad)
    let first = try #require(app.scene as? UIWindowScene), firstProbe = try #require(first.delegate as? SceneProbe)
    pad.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    pad.advance(by: 0)
    let second = try #require(pad.application.connectedScenes.first { $0 !== first } as? UIWindowScene)
    let secondProbe = try #require(second.delegate as? SceneProbe)
    #expect(pad.keyWindow === secondProbe.window && pad.windows.last === secondProbe.window)
    (firstProbe.events, secondProbe.events) = ([], [])
    pad.enterBackground()
    pad.becomeActive()
    #expect(firstProbe.events.isEmpty && first.activationState == .background)
    #expect(second.activationState == .foregroundActive)
    #expect(
      secondProbe.events == [
        "willResignActive inactive", "didEnterBackground background", "restoration", "willEnterForeground inactive",
        "didBecomeActive active",
      ])
    pad.application.requestSceneSessionActivation(
      first.session, userActivity: NSUserActivity(activityType: "read"), options: nil)
    pad.advance(by: 0)
    #expect(pad.application.connectedScenes.count == 2)
    #expect(first.activationState == .foregroundActive && second.activationState == .background)
    #expect(pad.keyWindow === firstProbe.window && pad.windows.last === firstProbe.window)
    #expect(firstProbe.events.suffix(2) == ["willContinue read", "continue read"])
    pad.application.requestSceneSessionDestruction(first.session, options: nil)
    #expect(second.activationState == .foregroundActive && pad.keyWindow === secondProbe.window)
    pad.end()
  }

  /// Basis: the requirement is optional in Objective-C, so Swift reads two optionals.
  @Test("programs read a delegate's window as two optionals")
  func delegatesWindow() throws {
    final class UnwrappedApp: UIResponder, UIApplicationDelegate { var window: UIWindow! }
    let app = session.perform { PlainApp() }
    session.launch { app }
    session.perform {
      let window: UIWindow?? = UIApplication.shared.delegate?.window
      #expect(window == app.window)
      #expect(UIApplication.shared.delegate?.window??.rootViewController === app.window?.rootViewController)
      #expect(UIApplication.shared.delegate!.window!!.isKeyWindow)
      if let window = UIApplication.shared.delegate?.window, let window { #expect(window === app.window) }
      let other = UnwrappedApp()
      other.window = UIWindow()
      let delegate: any UIApplicationDelegate = other
      #expect(delegate.window?.map { $0 === other.window } == true)
    }
    session.end()
  }

  @Test("a scene turns where its program agrees; else the handler gets an error")
  func geometry() throws {
    let app = launched(info, in: session), scene = try #require(app.scene as? UIWindowScene)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    #expect(scene.interfaceOrientation == .landscapeRight)
    #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    #expect((scene.delegate as? SceneProbe)?.events.suffix(2) == ["from 390x844", "geometry from 390"])
    #expect(scene.coordinateSpace.bounds.size == CGSize(width: 844, height: 390))
    var problem: (any Error)?
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { problem = $0 }
    #expect(problem != nil && scene.interfaceOrientation == .landscapeRight)
    session.end()
  }
}

/// The application delegate of an app with scenes.
private final class SceneApp: UIResponder, UIApplicationDelegate {
  var events: [String] = []
  var delegateClass: AnyClass?
  private weak var sceneSession: UISceneSession?

  /// The first scene.
  var scene: UIScene? { sceneSession?.scene }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    events.append("didFinish" + (application.applicationState == .inactive ? " inactive" : ""))
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { events.append("didBecomeActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { events.append("didEnterBackground") }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    events.append("configuration \(connectingSceneSession.configuration.name ?? "none")")
    if sceneSession == nil { sceneSession = connectingSceneSession }
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    if let delegateClass { configuration.delegateClass = delegateClass }
    return configuration
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    events.append("discarded \(sceneSessions.count)")
  }
}

/// The delegate of a scene, found by its name.
final class SceneProbe: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var events: [String] = []
  let made: [String]

  override init() {
    made = ["made"]
    super.init()
  }

  private func note(_ event: String, _ scene: UIScene) {
    let states: [UIScene.ActivationState: String] = [
      .unattached: "unattached", .foregroundInactive: "inactive", .foregroundActive: "active",
      .background: "background",
    ]
    events.append("\(event) \(states[scene.activationState] ?? "")")
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    note("willConnect", scene)
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }
  func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", scene) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    events.append("restoration")
    return NSUserActivity(activityType: "state")
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    events += URLContexts.map { "open \($0.url)" }
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let size = previousCoordinateSpace.bounds.size
    events.append("from \(Int(size.width))x\(Int(size.height))")
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) { events.append("geometry from \(Int(previousEffectiveGeometry.coordinateSpace.bounds.width))") }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { events.append("shortcut \(shortcutItem.type)") }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    events.append("willContinue \(userActivityType)")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    events.append("continue \(userActivity.activityType)")
  }
}

/// An application delegate that leaves everything to its scene.
private final class ListlessApp: UIResponder, UIApplicationDelegate, ObjCExposed {
  static var objcMembers: [ObjCMember] { [.customClass(SceneDelegate.self)] }
}

/// The class in Xcode's template.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = SceneRoot()
    window?.makeKeyAndVisible()
  }
}

private final class SceneRoot: UIViewController {}

/// An app as before iOS 13.
private final class PlainApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var events: [String] = []

  private func note(_ event: String, _ application: UIApplication) {
    let states: [UIApplication.State: String] = [.active: "active", .inactive: "inactive", .background: "background"]
    events.append("\(event) \(states[application.applicationState] ?? "")")
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("didFinish", application)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive", application) }
  func applicationWillResignActive(_ application: UIApplication) { note("willResignActive", application) }
  func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground", application) }
  func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground", application) }
}

/// The lifecycle notifications of a session, by name.
@MainActor private final class Heard {
  private let trace = EventTrace()

  init(in session: Session) {
    let names: [Notification.Name] = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification,
    ]
    for name in names {
      session.notificationCenter.addObserver(forName: name, object: nil, queue: nil) { [trace] notification in
        let name = notification.name.rawValue
        MainActor.assumeIsolated { trace.note(name) }
      }
    }
  }

  func take() -> [String] { trace.take() }
}
