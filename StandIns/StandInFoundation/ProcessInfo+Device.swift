import Foundation

extension ProcessInfo {
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  public var isLowPowerModeEnabled: Bool { false }
  public var thermalState: ThermalState { .nominal }
  public var isiOSAppOnMac: Bool { false }

  /// Never posted.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Runs the block at once; the program does not expire.
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { block(false) }
  }
}

extension NSNotification.Name {
  /// Never posted.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
