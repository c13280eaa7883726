/// The screen of the current session.
@preconcurrency @MainActor open class UIScreen: NSObject {
  private let session: Session

  private init(_ session: Session) { self.session = session }

  public class var main: UIScreen { UIScreen(Session.current) }

  /// In points; turns with the interface from iOS 8 on, portrait before.
  open var bounds: CGRect { session.environment.screenBounds }

  /// `bounds` without a visible status bar.
  open var applicationFrame: CGRect {
    let bounds = bounds, height = session.environment.statusBarHeight
    return CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
  }

  /// Device pixels per point.
  open var scale: CGFloat { session.environment.scale }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIScreen else { return false }
    return MainActor.assumeIsolated { other.session === session }
  }
}
