import CoreTypes

/// An iOS version, as in `--os` and in the names of release-notes files.
///
/// Only this module compares versions; everything else asks a ``SystemProfile`` for a behavior or a metric.
package struct SystemVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let major: Int
  package let minor: Int
  package let patch: Int

  package init(major: Int, minor: Int = 0, patch: Int = 0) {
    (self.major, self.minor, self.patch) = (major, minor, patch)
  }

  /// Creates a version; the call reads naturally: `.iOS(12, 1)`.
  package static func iOS(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> SystemVersion {
    SystemVersion(major: major, minor: minor, patch: patch)
  }

  package static func < (a: SystemVersion, b: SystemVersion) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }

  /// The version as Apple prints it, with the patch only when there is one: `6.1`, `17.0`, `17.0.1`.
  package var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}
