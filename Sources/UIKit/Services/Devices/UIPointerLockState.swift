/// Whether a scene keeps the pointer to itself.
@preconcurrency @MainActor open class UIPointerLockState: NSObject {
  nonisolated public static let didChangeNotification = Notification.Name("UIPointerLockStateDidChangeNotification")

  override init() { super.init() }

  /// False: there is no pointer.
  open var isLocked: Bool { false }
}

extension UIScene {
  /// Nil: no scene here can lock a pointer.
  public var pointerLockState: UIPointerLockState? { nil }
}

extension UIViewController {
  /// The one of its children, and of theirs, that decides.
  var pointerLockDecider: UIViewController { childViewControllerForPointerLock?.pointerLockDecider ?? self }
}
