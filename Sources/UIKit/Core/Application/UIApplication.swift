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

  /// Kept by the session, as a delegate is by the program's main function.
  open weak var delegate: UIApplicationDelegate?

  /// The visible windows, rearmost first.
  open var windows: [UIWindow] { session.windows }
  open var keyWindow: UIWindow? { session.keyWindow }
  /// Inactive until the launch is over.
  open var applicationState: State { session.life.state }

  // MARK: Scenes

  /// Empty until iOS 12. A program without scene delegates has one scene that the system makes.
  open var connectedScenes: Set<UIScene> {
    _ = session.implicitScene
    return Set(session.life.scenes)
  }

  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  open var supportsMultipleScenes: Bool {
    session.life.info.supportsMultipleScenes && session.environment.device.idiom == .pad
  }

  /// Brings the session's scene in front of the others, or connects a new one for nil, on pads and where the property list
  /// allows several scenes.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { session.requestScene(sceneSession, userActivity, errorHandler) }

  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { if let scene = sceneSession.scene { session.disconnect(scene) } }

  /// Activates the scene of the request's session, or a new one with its activity, from iOS 17 on.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) { session.requestScene(request.session, request.userActivity, errorHandler) }

  /// For the picture in the app switcher, which there is none of.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: URLs and shortcuts

  /// Web, mail, messages, settings and maps; a telephone on phones; the schemes of the program's property list.
  open func canOpenURL(_ url: URL) -> Bool { session.canOpen(url) }

  /// A URL of the program's own scheme comes back to its delegate. Any other that can be opened is reported: there is no
  /// other app. `completion` is called later, on the main thread.
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

  /// As until iOS 9.
  @discardableResult open func openURL(_ url: URL) -> Bool {
    session.open(url, nil)
    return session.canOpen(url)
  }

  /// Actions of the icon, besides those of the property list.
  open var shortcutItems: [UIApplicationShortcutItem]? {
    get { session.life.shortcuts }
    set {
      session.life.shortcuts = newValue
      hasNoEffect("UIApplication.shortcutItems")
    }
  }

  // MARK: The background

  /// - Parameter handler: runs when the program has been in the background for 30 seconds and the task has not ended.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { session.beginTask(handler) }

  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { session.beginTask(handler) }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { session.endTask(identifier) }

  /// In seconds; the largest number in the foreground.
  open var backgroundTimeRemaining: TimeInterval { session.backgroundTimeRemaining }

  open var backgroundRefreshStatus: BackgroundRefreshStatus { .available }

  /// Nothing fetches in the background.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    hasNoEffect("UIApplication.setMinimumBackgroundFetchInterval(_:)")
  }

  /// The device stays unlocked.
  open var isProtectedDataAvailable: Bool { true }

  // MARK: Of the device

  /// Kept for the program: the screen never sleeps.
  open var isIdleTimerDisabled = false

  /// Kept for the program: no home screen shows it.
  open var applicationIconBadgeNumber = 0 { didSet { hasNoEffect("UIApplication.applicationIconBadgeNumber") } }

  /// Kept for the program; ``UITextField`` has no undo by shaking.
  open var applicationSupportsShakeToEdit = true {
    didSet { hasNoEffect("UIApplication.applicationSupportsShakeToEdit") }
  }

  /// Kept for the program: the status bar shows no activity.
  open var isNetworkActivityIndicatorVisible = false {
    didSet { hasNoEffect("UIApplication.isNetworkActivityIndicatorVisible") }
  }

  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Fails: the delegate is told.
  open func registerForRemoteNotifications() { session.refuseRemoteNotifications() }

  open func unregisterForRemoteNotifications() {}

  // MARK: Notifications until iOS 9

  /// The user agrees to everything; the delegate is told.
  open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    session.register(notificationSettings)
  }

  open var currentUserNotificationSettings: UIUserNotificationSettings? { session.life.notificationSettings }

  /// Fires in the session's time, and keeps a copy until then.
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

  // MARK: State restoration. Kept for the program: nothing of a session outlives its process.

  open func extendStateRestoration() {}
  open func completeStateRestoration() {}
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  open class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {}

  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }

  /// Fails, as there is no icon.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = CocoaError(.featureUnsupported)
    session.schedule(after: 0) { completionHandler?(error) }
  }

  /// No headset controls the program.
  open func beginReceivingRemoteControlEvents() { hasNoEffect("UIApplication.beginReceivingRemoteControlEvents()") }
  open func endReceivingRemoteControlEvents() {}

  /// Touches go nowhere until as many calls of ``endIgnoringInteractionEvents()``.
  open func beginIgnoringInteractionEvents() { session.life.ignoredEvents += 1 }

  open func endIgnoringInteractionEvents() { session.life.ignoredEvents = max(0, session.life.ignoredEvents - 1) }

  open var isIgnoringInteractionEvents: Bool { session.life.ignoredEvents > 0 }

  /// What the property list allows.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    supportedInterfaceOrientations
  }

  /// What the property list would say.
  var supportedInterfaceOrientations: UIInterfaceOrientationMask { session.supportedOrientations }

  open var statusBarOrientation: UIInterfaceOrientation { session.environment.orientation }

  /// How long a turn of the interface takes, in seconds.
  open var statusBarOrientationAnimationDuration: TimeInterval {
    let isLandscape = session.environment.orientation.isLandscape
    return session.environment.turnDuration(to: isLandscape ? .portrait : .landscapeRight)
  }

  /// Counts until iOS 6; since then the controller on screen says it.
  open var statusBarStyle = UIStatusBarStyle.default

  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Setting it counts until iOS 6; since then the controller on screen decides.
  open var isStatusBarHidden: Bool {
    get { session.environment.statusBarHeight == 0 }
    set { session.setStatusBarHidden(newValue) }
  }

  /// Without an animation, whatever is asked for.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }

  /// In the coordinates of the screen: as long as these stay portrait, the bar of landscape has its height in the width.
  open var statusBarFrame: CGRect { session.environment.statusBarFrame }

  open var preferredContentSizeCategory: UIContentSizeCategory { session.environment.contentSizeCategory }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { session.environment.layoutDirection }

  /// Brings an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) {
    if event is UIPressesEvent { return session.keyWindow?.sendEvent(event) ?? () }
    var windows: [UIWindow] = []
    for case let window? in event.touches.map(\.window) where !windows.contains(window) { windows.append(window) }
    windows.forEach { $0.sendEvent(event) }
  }

  /// Sends a message to `target`, or up the chain of responders.
  ///
  /// - Returns: false when nobody takes it.
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    session.deliver(Message(action, from: sender, for: event), to: target)
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  override var ownSession: Session { session }
}
