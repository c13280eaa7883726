/// What differs between iOS generations: behaviours by name, metrics, palette. A value; two can live side by side.
///
/// Releases are written as release notes, each revising the one before: see `Releases/`.
package struct SystemProfile: Sendable, Hashable {
  /// The version asked for, such as 16.4.
  package private(set) var version: SystemVersion
  /// The release whose notes were the last to change anything, such as 15.0 for iOS 16.4.
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

  /// A later release that differs from this one only by `changes`.
  func revised(as release: SystemVersion, _ changes: (inout SystemProfile) -> Void) -> SystemProfile {
    var revision = self
    (revision.version, revision.release) = (release, release)
    changes(&revision)
    return revision
  }

  package func has(_ behavior: Behavior) -> Bool { behaviors.contains(behavior) }
}

extension SystemProfile {
  /// Every release that changed something, oldest first.
  package static let releases: [SystemProfile] = [
    iOS5, iOS6, iOS7, iOS8, iOS9, iOS10, iOS11, iOS12, iOS13, iOS14, iOS15, iOS16, iOS17, iOS26,
  ]

  /// The first release that has a behaviour.
  package static func release(with behavior: Behavior) -> SystemVersion? {
    releases.first { $0.has(behavior) }?.release
  }

  /// The newest release not later than `version`; the oldest one for anything before it.
  package static func profile(for version: SystemVersion) -> SystemProfile {
    var profile = releases.last { $0.release <= version } ?? iOS5
    profile.version = version
    return profile
  }
}
