import SystemProfiles

/// The program of the current session.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0, inactive, background
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private unowned let session: Session

  init(_ session: Session) { self.session = session }

  open class var shared: UIApplication { Session.current.application }

  /// Returns a property of the class by its name, as extensions read `shared` that an app extension may not name.
  open class func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }

  /// Retained by the session, as the main function of a program retains its delegate.
  open weak var delegate: UIApplicationDelegate?

  /// The visible windows, rearmost first.
  open var windows: [UIWindow] { session.windows }
  open var keyWindow: UIWindow? { session.keyWindow }
  /// Inactive until launching ends.
  open var applicationState: State { session.life.state }

  // MARK: Scenes

  /// The connected scenes; empty through iOS 12. A program without scene delegates has one scene that the system
  /// creates.
  open var connectedScenes: Set<UIScene> {
    _ = session.implicitScene
    return Set(session.life.scenes)
  }

  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  open var supportsMultipleScenes: Bool {
    session.life.info.supportsMultipleScenes && session.environment.device.idiom == .pad
  }

  /// Brings the session's scene to the front. For nil, connects a new scene, on iPad only and if the property list
  /// allows several scenes.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { session.requestScene(sceneSession, userActivity, errorHandler) }

  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { if let scene = sceneSession.scene { session.disconnect(scene) } }

  /// Activates the scene of the request's session, or a new one with its activity (iOS 17 and later).
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) { session.requestScene(request.session, request.userActivity, errorHandler) }

  /// Does nothing: there is no app switcher whose snapshot it could refresh.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: URLs and shortcuts

  /// Returns whether the device opens a URL: web, mail, messages, settings and maps, the telephone on phones, and the
  /// schemes of the program's property list.
  open func canOpenURL(_ url: URL) -> Bool { session.canOpen(url) }

  /// Opens a URL. The delegate receives URLs with the program's own schemes. All others that can be opened are
  /// reported, as there is no other app. `completion` is called later on the main thread.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { session.open(url, universalLinksOnly: options[.universalLinksOnly] as? Bool ?? false, completion) }

  @discardableResult
  open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    let universalLinksOnly = options[.universalLinksOnly] as? Bool ?? false
    session.open(url, universalLinksOnly: universalLinksOnly, nil)
    return !universalLinksOnly && session.canOpen(url)
  }

  /// Opens a URL (through iOS 9).
  @discardableResult open func openURL(_ url: URL) -> Bool {
    session.open(url, nil)
    return session.canOpen(url)
  }

  /// Shortcuts on the home screen, in addition to those in the property list.
  open var shortcutItems: [UIApplicationShortcutItem]? {
    get { session.life.shortcuts }
    set {
      session.life.shortcuts = newValue
      hasNoEffect("UIApplication.shortcutItems")
    }
  }

  // MARK: Background

  /// - Parameter handler: called if the task has not ended after the program has been in the background for 30 seconds.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { session.beginTask(handler) }

  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { session.beginTask(handler) }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { session.endTask(identifier) }

  /// In seconds; `greatestFiniteMagnitude` in the foreground.
  open var backgroundTimeRemaining: TimeInterval { session.backgroundTimeRemaining }

  open var backgroundRefreshStatus: BackgroundRefreshStatus { .available }

  /// Has no effect: the program is not launched to fetch in the background.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    hasNoEffect("UIApplication.setMinimumBackgroundFetchInterval(_:)")
  }

  /// True: the device stays unlocked.
  open var isProtectedDataAvailable: Bool { true }

  // MARK: Device

  /// Stored only: the screen never sleeps.
  open var isIdleTimerDisabled = false

  /// Stored only: there is no home screen.
  open var applicationIconBadgeNumber = 0 { didSet { hasNoEffect("UIApplication.applicationIconBadgeNumber") } }

  /// Stored only: ``UITextField`` does not support shake to undo.
  open var applicationSupportsShakeToEdit = true {
    didSet { hasNoEffect("UIApplication.applicationSupportsShakeToEdit") }
  }

  /// Stored only: the status bar shows no activity.
  open var isNetworkActivityIndicatorVisible = false {
    didSet { hasNoEffect("UIApplication.isNetworkActivityIndicatorVisible") }
  }

  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Always fails, and calls the delegate.
  open func registerForRemoteNotifications() { session.refuseRemoteNotifications() }

  open func unregisterForRemoteNotifications() {}

  // MARK: Notifications through iOS 9

  /// Registers the settings. The user grants everything, and the delegate is called.
  open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    session.register(notificationSettings)
  }

  open var currentUserNotificationSettings: UIUserNotificationSettings? { session.life.notificationSettings }

  /// Schedules a copy of the notification in session time.
  open func scheduleLocalNotification(_ notification: UILocalNotification) { session.schedule(notification) }

  open func presentLocalNotificationNow(_ notification: UILocalNotification) { session.present(notification) }

  open func cancelLocalNotification(_ notification: UILocalNotification) { session.cancel(notification) }

  open func cancelAllLocalNotifications() { session.life.localNotifications = [] }

  open var scheduledLocalNotifications: [UILocalNotification]? {
    get { session.life.localNotifications }
    set {
      session.life.localNotifications = []
      for notification in newValue ?? [] { session.schedule(notification) }
    }
  }

  // MARK: State restoration. Stored only: nothing of a session outlives its process.

  open func extendStateRestoration() {}
  open func completeStateRestoration() {}
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  open class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {}

  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }

  /// Always fails: there is no icon.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = CocoaError(.featureUnsupported)
    session.schedule(after: 0) { completionHandler?(error) }
  }

  /// Has no effect: no headset controls the program.
  open func beginReceivingRemoteControlEvents() { hasNoEffect("UIApplication.beginReceivingRemoteControlEvents()") }
  open func endReceivingRemoteControlEvents() {}

  /// Ignores touches until ``endIgnoringInteractionEvents()`` has been called as many times.
  open func beginIgnoringInteractionEvents() { session.life.ignoredEvents += 1 }

  open func endIgnoringInteractionEvents() { session.life.ignoredEvents = max(0, session.life.ignoredEvents - 1) }

  open var isIgnoringInteractionEvents: Bool { session.life.ignoredEvents > 0 }

  /// Returns the orientations that the property list allows.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    supportedInterfaceOrientations
  }

  /// The orientations that the property list allows.
  var supportedInterfaceOrientations: UIInterfaceOrientationMask { session.supportedOrientations }

  open var statusBarOrientation: UIInterfaceOrientation { session.environment.orientation }

  /// The duration of a rotation of the interface, in seconds.
  open var statusBarOrientationAnimationDuration: TimeInterval {
    let isLandscape = session.environment.orientation.isLandscape
    return session.environment.turnDuration(to: isLandscape ? .portrait : .landscapeRight)
  }

  /// Used through iOS 6. Later, the view controller on screen determines the style.
  open var statusBarStyle = UIStatusBarStyle.default

  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Setting it has an effect through iOS 6. Later, the view controller on screen decides.
  open var isStatusBarHidden: Bool {
    get { session.environment.statusBarHeight == 0 }
    set { session.setStatusBarHidden(newValue) }
  }

  /// Shows or hides the bar without animation.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }

  /// The bar's frame in screen coordinates. Where these stay portrait, the height of a landscape bar is the frame's
  /// width.
  open var statusBarFrame: CGRect { session.environment.statusBarFrame }

  open var preferredContentSizeCategory: UIContentSizeCategory { session.environment.contentSizeCategory }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { session.environment.layoutDirection }

  /// Sends an event to the windows that its touches or presses are in.
  open func sendEvent(_ event: UIEvent) {
    if event is UIPressesEvent { return session.keyWindow?.sendEvent(event) ?? () }
    var windows: [UIWindow] = []
    for case let window? in event.touches.map(\.window) where !windows.contains(window) { windows.append(window) }
    windows.forEach { $0.sendEvent(event) }
  }

  /// Sends an action to `target`, or up the responder chain.
  ///
  /// - Returns: false if no responder handles the action.
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    session.deliver(Message(action, from: sender, for: event), to: target)
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  override var ownSession: Session { session }
}
