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

  /// Who opened a URL, and how.
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
