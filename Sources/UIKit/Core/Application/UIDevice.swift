/// The device of the current session.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private unowned let session: Session

  init(_ session: Session) { self.session = session }

  open class var current: UIDevice { Session.current.uiDevice }

  /// The version of iOS, such as `6.1` or `17.0`. Code that depends on the release checks it.
  open var systemVersion: String { session.profile.version.description }
  open var systemName: String { userInterfaceIdiom == .pad && session.behaves(.hasDarkMode) ? "iPadOS" : "iOS" }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  /// The model's name, such as `iPhone 5`, as for a device that the user has not named.
  open var name: String { session.environment.device.name }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { session.environment.device.idiom }
  open var isMultitaskingSupported: Bool { true }
  /// Identical in every run.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-00000000FEED") }

  public enum BatteryState: Int, Sendable { case unknown = 0, unplugged, charging, full }

  open var isBatteryMonitoringEnabled = false
  /// Full while monitoring is enabled, otherwise unknown.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// 1 while monitoring is enabled, otherwise -1.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  /// Stored only: nothing comes near the screen.
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }

  /// Has no effect: no sound is played.
  open func playInputClick() { hasNoEffect("UIDevice.playInputClick()") }

  /// The device's physical orientation, even if the interface has not followed it.
  open var orientation: UIDeviceOrientation { session.orientations.device }

  /// Sets a property by its name. Programs turn the interface by setting `orientation` to the raw value of an interface
  /// orientation; it turns if its controllers support that. Other names have no effect.
  open func setValue(_ value: Any?, forKey key: String) {
    let number = (value as? Int) ?? (value as? NSNumber)?.intValue
    guard key == "orientation" else { return reportPrivate(key) }
    if let number, let wanted = UIInterfaceOrientation(rawValue: number) { _ = session.rotate(to: wanted) }
  }

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

  /// Calls nest.
  open func beginGeneratingDeviceOrientationNotifications() { session.orientations.listeners += 1 }

  open func endGeneratingDeviceOrientationNotifications() {
    session.orientations.listeners = max(0, session.orientations.listeners - 1)
  }
}

/// The idiom of the current session's device, as code checked it before iOS 8.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { AssetEnvironment.current.idiom }
