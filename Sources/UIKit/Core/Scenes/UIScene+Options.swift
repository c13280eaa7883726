extension UIScene {
  /// The reasons for which the system connects a scene. All sets are empty for a tap on the icon.
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
    /// Whether the program may only read the document in place.
    open internal(set) var openInPlace = false

    override init() { super.init() }
  }

  /// Options for opening a URL outside the program.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that claims the link may open it, not a browser.
    open var universalLinksOnly = false
  }

  /// Options for the activation of a scene.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    open weak var requestingScene: UIScene?
  }
}

/// A request for a scene, since iOS 17.
@preconcurrency @MainActor open class UISceneSessionActivationRequest: NSObject {
  /// The session of the requested scene, or nil for a new scene.
  open private(set) var session: UISceneSession?
  open private(set) var role: UISceneSession.Role
  open var userActivity: NSUserActivity?
  /// The options, stored for the program. Scenes are not shown side by side.
  open var options: UIScene.ActivationRequestOptions?

  public init(role: UISceneSession.Role = .windowApplication) { self.role = role }

  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.session, role, self.userActivity, self.options) = (session, session.role, userActivity, options)
  }
}

/// A URL for the program to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  open private(set) var url: URL
  open private(set) var options: UIScene.OpenURLOptions

  init(_ url: URL, _ options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
    (self.url, self.options) = (url, options)
  }
}

/// Options for the destruction of a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// Options for the destruction of a window scene, stored for the program. Its windows disappear without animation.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }

  open var windowDismissalAnimation = DismissalAnimation.standard
}
