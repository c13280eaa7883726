/// The device of the current session.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private unowned let session: Session

  init(_ session: Session) { self.session = session }

  open class var current: UIDevice { Session.current.uiDevice }

  /// What code asks that depends on the generation: `6.1`, `17.0`.
  open var systemVersion: String { session.profile.version.description }
  open var systemName: String { userInterfaceIdiom == .pad && session.behaves(.hasDarkMode) ? "iPadOS" : "iOS" }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  /// The name of its model, as nobody has given it one: `iPhone 5`.
  open var name: String { session.environment.device.name }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { session.environment.device.idiom }
  open var isMultitaskingSupported: Bool { true }
  /// The same in every run.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-00000000FEED") }

  public enum BatteryState: Int, Sendable { case unknown = 0, unplugged, charging, full }

  open var isBatteryMonitoringEnabled = false
  /// Full, and plugged in, while the program watches it.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// From 0 to 1; -1 while nobody watches it.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  /// Kept for the program: nothing comes near the screen.
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }

  /// Clicks as a key does, while an input view wants it. Nothing sounds.
  open func playInputClick() { hasNoEffect("UIDevice.playInputClick()") }

  /// How it is held: also where the interface has not followed.
  open var orientation: UIDeviceOrientation { session.orientations.device }

  /// Not posted: the battery stays full.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Posted when `orientation` changes.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  open var isGeneratingDeviceOrientationNotifications: Bool { session.orientations.listeners > 0 }

  /// Calls are counted.
  open func beginGeneratingDeviceOrientationNotifications() { session.orientations.listeners += 1 }

  open func endGeneratingDeviceOrientationNotifications() {
    session.orientations.listeners = max(0, session.orientations.listeners - 1)
  }
}

/// The idiom of the current session's device, as code asked before iOS 8.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { AssetEnvironment.current.idiom }
