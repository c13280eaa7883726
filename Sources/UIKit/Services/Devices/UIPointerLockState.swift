/// Whether the pointer is locked in a scene.
@preconcurrency @MainActor open class UIPointerLockState: NSObject {
  nonisolated public static let didChangeNotification = Notification.Name("UIPointerLockStateDidChangeNotification")

  override init() { super.init() }

  /// Always false: there is no pointer.
  open var isLocked: Bool { false }
}

extension UIScene {
  /// Always nil: no scene can lock a pointer here.
  public var pointerLockState: UIPointerLockState? { nil }
}
