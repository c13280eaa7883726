import SystemProfiles

/// One instance of a program's interface, from iOS 13 on. The system makes it when it connects a ``UISceneSession``.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive, background
  }

  private weak var owner: Session?
  private let ownSceneSession: UISceneSession

  /// The connection options go to the delegate; the scene keeps none.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    (ownSceneSession, owner) = (session, Session.current)
    super.init()
  }

  /// The session that stays when the scene is disconnected.
  open var session: UISceneSession { ownSceneSession }

  /// Of the class that the configuration names. The scene keeps it.
  open var delegate: (any UISceneDelegate)?

  open internal(set) var activationState = ActivationState.unattached

  /// Names the scene in the app switcher; nothing on screen shows it.
  open var title: String! = ""

  /// A second line for the app switcher; nothing on screen shows it.
  open var subtitle = ""

  /// Which scene the system would choose for a link or a shortcut. Kept for the program, as there is one scene to choose.
  open var activationConditions = UISceneActivationConditions()

  /// Opens a URL as ``UIApplication/open(_:options:completionHandler:)`` does.
  ///
  /// The handler's type has no attributes: in a `@preconcurrency` class the compiler spells them in the symbol of some files
  /// and not of others, and ``UIWindowScene`` does not link.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    nonisolated(unsafe) let completion = completion
    program.open(url, universalLinksOnly: options?.universalLinksOnly ?? false) { completion?($0) }
  }

  open override var next: UIResponder? { program.application }

  override var ownSession: Session { program }

  /// The engine's session, which keeps its scenes.
  var program: Session { owner ?? .current }
}

extension UIScene {
  /// After the delegate's `scene(_:willConnectTo:options:)`.
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// Which of several scenes the system should bring to the front.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}
