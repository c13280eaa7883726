extension UIScene {
  /// Why the system connects a scene: all sets are empty for a tap on the icon.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The bundle identifier of the app that opened the URLs.
    open internal(set) var sourceApplication: String?
    open internal(set) var handoffUserActivityType: String?
    open internal(set) var userActivities: Set<NSUserActivity> = []
    open internal(set) var shortcutItem: UIApplicationShortcutItem?

    override init() { super.init() }
  }

  /// The app that opened a URL, and its options.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    open internal(set) var sourceApplication: String?
    open internal(set) var annotation: Any?
    /// The program may only read the document in place.
    open internal(set) var openInPlace = false

    override init() { super.init() }
  }

  /// How a scene opens a URL outside the program.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Only an app that claims the link may open it, no browser.
    open var universalLinksOnly = false
  }

  /// How the program asks for a scene.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    open weak var requestingScene: UIScene?
  }
}

/// The scene that a program wants to see, from iOS 17 on.
@preconcurrency @MainActor open class UISceneSessionActivationRequest: NSObject {
  /// Nil for a new one.
  open private(set) var session: UISceneSession?
  open private(set) var role: UISceneSession.Role
  open var userActivity: NSUserActivity?
  /// Kept for the program: scenes are not shown beside each other.
  open var options: UIScene.ActivationRequestOptions?

  public init(role: UISceneSession.Role = .windowApplication) { self.role = role }

  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.session, role, self.userActivity, self.options) = (session, session.role, userActivity, options)
  }
}

/// A URL that the program is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  open private(set) var url: URL
  open private(set) var options: UIScene.OpenURLOptions

  init(_ url: URL, _ options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
    (self.url, self.options) = (url, options)
  }
}

/// How a scene goes away.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// How the windows of a scene go away. Kept for the program: they go at once.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }

  open var windowDismissalAnimation = DismissalAnimation.standard
}
