/// The state of a session's program.
struct ProgramLife {
  var info = ProgramInfo()
  /// Active in a session that launched nothing.
  var state = UIApplication.State.active
  /// Connected, the one in front last.
  var scenes: [UIScene] = []
  /// How many scene sessions there have been.
  var sceneSessions = 0
  /// The program has scene delegates; the application's delegate does not learn what they learn.
  var usesScenes = false
  var backgroundTasks = BackgroundTasks()
  /// Nil until the program sets them.
  var shortcuts: [UIApplicationShortcutItem]?
  var ignoredEvents = 0
  /// The settings that the program registered, until iOS 9.
  var notificationSettings: UIUserNotificationSettings?
  /// Local notifications that have yet to fire.
  var localNotifications: [UILocalNotification] = []
}

/// The work that a program finishes in the background.
struct BackgroundTasks {
  /// In seconds.
  ///
  /// > Basis: captured: `backgroundTimeRemaining` as published for iOS 13 and later; assumed for earlier releases.
  static let allowance = 30.0

  /// The expiration handlers, by task.
  var handlers: [Int: (@MainActor @Sendable () -> Void)?] = [:]
  var count = 0
  /// In seconds of the session's time; nil while the program is not in the background.
  var end: Double?
}
