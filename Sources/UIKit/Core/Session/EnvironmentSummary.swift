import SystemProfiles

/// The environment as reports and the command line describe it.
package struct EnvironmentSummary: Sendable {
  package var device: String
  package var os: String
  package var orientation: String
  package var scale: Double
}

extension Session {
  package var environmentSummary: EnvironmentSummary {
    EnvironmentSummary(
      device: environment.device.slug, os: environment.profile.version.description,
      orientation: environment.orientation.name, scale: Double(environment.scale))
  }
}

extension UIInterfaceOrientation {
  /// `portrait`, `portrait-upside-down`, `landscape-left`, `landscape-right`.
  package var name: String {
    switch self {
    case .unknown, .portrait: "portrait"
    case .portraitUpsideDown: "portrait-upside-down"
    case .landscapeLeft: "landscape-left"
    case .landscapeRight: "landscape-right"
    }
  }
}
