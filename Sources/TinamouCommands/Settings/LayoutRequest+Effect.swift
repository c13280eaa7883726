import SystemProfiles
import UIKit

// Settings that change nothing on a device and its release. They do not prevent the layout.
extension LayoutRequest {
  func settingsWithoutEffect(in environment: SystemEnvironment) -> [Diagnostic] {
    var messages: [String] = []
    if interfaceStyle == .dark, let reason = environment.absence(of: .hasDarkMode) {
      messages.append("--style dark has no effect: dark mode came with \(reason).")
    }
    if let contentSizeCategory, contentSizeCategory != .large, let reason = environment.absence(of: .hasTextStyles) {
      messages.append("--text-size has no effect: text styles came with \(reason).")
    }
    if orientation == .portraitUpsideDown, environment.device.isNeverUpsideDown {
      messages.append(
        "--orientation portrait-upside-down: the \(environment.device.name) never rotates an app upside down; the "
          + "result "
          + "shows the app upside down anyway.")
    }
    if isInCall, isAsDesigned {
      messages.append("--call has no effect: without a device there is no status bar; add --device.")
    }
    return messages.map { Diagnostic(rule: Diagnostic.settingWithoutEffect, severity: .note, message: $0) }
  }
}

extension Diagnostic {
  static let settingWithoutEffect = "setting-without-effect"
}

extension SystemEnvironment {
  /// Returns the release that brought a behavior, and this one; nil if this one has it.
  fileprivate func absence(of behavior: Behavior) -> String? {
    guard !profile.has(behavior), let release = SystemProfile.release(with: behavior) else { return nil }
    return "iOS \(release), and this is iOS \(profile.version)"
  }
}

extension DeviceRow {
  /// Whether the device is never upside down.
  ///
  /// > Basis: documented for iPhones without a Home button: their apps cannot be upside down, whatever they ask for.
  fileprivate var isNeverUpsideDown: Bool { idiom == .phone && screen.hasHomeIndicator }
}
