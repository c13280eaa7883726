/// What a session knows about its program as a whole.
struct ProgramLife {
  var info = ProgramInfo()
  /// A session that launched nothing is one whose program has started long ago.
  var state = UIApplication.State.active
  /// Connected, the oldest first.
  var scenes: [UIScene] = []
  /// How many scene sessions there have been.
  var sceneSessions = 0
  /// The program has scene delegates; the application's delegate does not learn what they learn.
  var usesScenes = false
  var backgroundTasks = BackgroundTasks()
  /// Nil until the program sets them.
  var shortcuts: [UIApplicationShortcutItem]?
  var ignoredEvents = 0
}

/// The work that a program finishes in the background.
struct BackgroundTasks {
  /// In seconds.
  ///
  /// > Basis: captured: `backgroundTimeRemaining` as published for iOS 13 and later; assumed for earlier releases.
  static let allowance = 30.0

  /// What runs when the time is over, by task.
  var handlers: [Int: (@MainActor @Sendable () -> Void)?] = [:]
  var count = 0
  /// In seconds of the session's time; nil while the program is not in the background.
  var end: Double?
}
