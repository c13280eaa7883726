/// The device of the current session.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private let session: Session

  private init(_ session: Session) { self.session = session }

  public class var current: UIDevice { UIDevice(Session.current) }

  /// What code asks that depends on the generation: `6.1`, `17.0`.
  open var systemVersion: String { session.profile.version.description }
  open var systemName: String { userInterfaceIdiom == .pad && session.behaves(.hasDarkMode) ? "iPadOS" : "iOS" }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { session.environment.device.idiom }
}
