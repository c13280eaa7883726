/// The state of a session's program.
struct ProgramLife {
  var info = ProgramInfo()
  /// Active in a session that launched no program.
  var state = UIApplication.State.active
  /// The connected scenes, frontmost last.
  var scenes: [UIScene] = []
  /// The number of scene sessions created so far.
  var sceneSessions = 0
  /// Whether the program has scene delegates. They receive the life-cycle calls instead of the application's delegate.
  var usesScenes = false
  var backgroundTasks = BackgroundTasks()
  /// Nil until the program sets them.
  var shortcuts: [UIApplicationShortcutItem]?
  var ignoredEvents = 0
  /// The settings that the program registered (through iOS 9).
  var notificationSettings: UIUserNotificationSettings?
  /// Local notifications that have yet to fire.
  var localNotifications: [UILocalNotification] = []
}

/// The background tasks of a program.
struct BackgroundTasks {
  /// The time that tasks have in the background, in seconds.
  ///
  /// > Basis: captured: `backgroundTimeRemaining` as published for iOS 13 and later; assumed for earlier releases.
  static let allowance = 30.0

  /// The expiration handlers, by task.
  var handlers: [Int: (@MainActor @Sendable () -> Void)?] = [:]
  var count = 0
  /// The deadline in session time, in seconds; nil unless the program is in the background.
  var end: Double?
}
