/// A scene that the system remembers, connected or not.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// The former name of ``windowExternalDisplayNonInteractive``, through iOS 15.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The scene, or nil while it is not connected.
  open internal(set) weak var scene: UIScene?
  open private(set) var role: Role
  /// The configuration: the application delegate's choice, or else the property list's entry.
  open internal(set) var configuration: UISceneConfiguration
  /// The identifier, which numbers the scenes of a session and is the same in each run.
  open private(set) var persistentIdentifier: String
  /// The delegate's activity from the time when the scene entered the background.
  open var stateRestorationActivity: NSUserActivity?
  /// Values of the program's own.
  open var userInfo: [String: Any]?

  init(_ configuration: UISceneConfiguration, number: Int) {
    (self.configuration, role) = (configuration, configuration.role)
    let digits = String(number, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 12 - digits.count))
    persistentIdentifier = "00000000-0000-4000-8000-\(padding)\(digits)"
  }
}

/// The classes and the storyboard of a scene. A configuration with a name uses the property list's entry with that
/// name.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject, NSCopying {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  /// A subclass of ``UIScene``; nil for ``UIWindowScene``.
  open var sceneClass: AnyClass?
  /// The delegate's class. Instances are created with `init()`.
  open var delegateClass: AnyClass?
  /// The storyboard. Its initial controller is in the scene's window before the delegate is called.
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
    Session.current.fill(self)
  }

  /// Creates the configuration of a property list entry.
  init(_ description: SceneDescription, _ role: UISceneSession.Role) {
    (name, self.role) = (description.name, role)
    super.init()
    Session.current.fill(self, with: description)
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = UISceneConfiguration(name: name, sessionRole: role)
      (copy.sceneClass, copy.delegateClass, copy.storyboard) = (sceneClass, delegateClass, storyboard)
      return Unchecked(copy)
    }.value
  }
}

/// A value that leaves the main actor but stays on the main thread.
private struct Unchecked: @unchecked Sendable {
  let value: Any
  init(_ value: Any) { self.value = value }
}
