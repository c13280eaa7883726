import SystemProfiles

/// An instance of a program's interface, since iOS 13. The system creates it when it connects a ``UISceneSession``.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive, background
  }

  private weak var owner: Session?
  private let ownSceneSession: UISceneSession

  /// Creates a scene. The connection options are for the delegate; the scene does not store them.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    (ownSceneSession, owner) = (session, Session.current)
    super.init()
  }

  /// The session, which outlives the connection of the scene.
  open var session: UISceneSession { ownSceneSession }

  /// The delegate, of the class in the configuration. The scene retains it.
  open var delegate: (any UISceneDelegate)?

  open internal(set) var activationState = ActivationState.unattached

  /// The title in the app switcher. It is not visible on screen.
  open var title: String! = ""

  /// The subtitle in the app switcher. It is not visible on screen.
  open var subtitle = ""

  /// The conditions for choosing the scene for a link or a shortcut, stored for the program. There is one scene to
  /// choose.
  open var activationConditions = UISceneActivationConditions()

  /// Opens a URL as ``UIApplication/open(_:options:completionHandler:)`` does.
  ///
  /// The handler's type has no attributes: in a `@preconcurrency` class, the compiler includes them in the symbol in
  /// some files and not in others, and ``UIWindowScene`` does not link.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    nonisolated(unsafe) let completion = completion
    program.open(url, universalLinksOnly: options?.universalLinksOnly ?? false) { completion?($0) }
  }

  open override var next: UIResponder? { program.application }

  override var ownSession: Session { program }

  /// The engine's session, which retains its scenes.
  var program: Session { owner ?? .current }
}

extension UIScene {
  /// Posted after the delegate's `scene(_:willConnectTo:options:)`.
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// The conditions under which the system chooses one of several scenes.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}
