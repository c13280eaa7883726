/// The differences of an iOS generation: behaviors by name, metrics and palette. It is a value, so two can be in use at
/// the same time.
///
/// Releases are written as release notes, each revising the previous one; see `Releases/`.
package struct SystemProfile: Sendable, Hashable {
  /// The requested version, such as 16.4.
  package private(set) var version: SystemVersion
  /// The last release whose notes changed anything, such as 15.0 for iOS 16.4.
  package private(set) var release: SystemVersion
  package var behaviors: Set<Behavior>
  @Shared package var typography: Typography
  @Shared package var metrics: ControlMetrics
  @Shared package var palette: Palette

  init(
    version: SystemVersion, behaviors: Set<Behavior>, typography: Typography, metrics: ControlMetrics,
    palette: Palette
  ) {
    (self.version, self.release) = (version, version)
    self.behaviors = behaviors
    (_typography, _metrics, _palette) = (
      Shared(wrappedValue: typography), Shared(wrappedValue: metrics), Shared(wrappedValue: palette)
    )
  }

  /// Returns a later release that differs from this one only by `changes`.
  func revised(as release: SystemVersion, _ changes: (inout SystemProfile) -> Void) -> SystemProfile {
    var revision = self
    (revision.version, revision.release) = (release, release)
    changes(&revision)
    return revision
  }

  package func has(_ behavior: Behavior) -> Bool { behaviors.contains(behavior) }
}

extension SystemProfile {
  /// The releases that changed something, oldest first.
  package static let releases: [SystemProfile] = [
    iOS5, iOS6, iOS7, iOS8, iOS9, iOS10, iOS11, iOS12, iOS13, iOS14, iOS15, iOS16, iOS17, iOS26,
  ]

  /// Returns the first release that has a behavior.
  package static func release(with behavior: Behavior) -> SystemVersion? {
    releases.first { $0.has(behavior) }?.release
  }

  /// Returns the newest release not later than `version`, or the oldest one for earlier versions.
  package static func profile(for version: SystemVersion) -> SystemProfile {
    var profile = releases.last { $0.release <= version } ?? iOS5
    profile.version = version
    return profile
  }
}
