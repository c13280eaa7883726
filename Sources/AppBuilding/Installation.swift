import CoreTypes

/// The files of Tinamou that builds use: its sources, and in a clone its release build.
///
/// The packages have the sources in `share/tinamou/source`; a kit is then built in the cache.
package struct Installation: Sendable {
  /// The folder with `Package.swift`.
  package let sources: String
  /// The folder of the release build; nil if it is built in the cache.
  package let build: String?

  /// Finds the files. In a clone, a missing or old release build is made first.
  ///
  /// - Parameter executable: The path of the running program.
  /// - Throws: `BuildFailure` if the files are missing.
  package init(executable: String) throws(BuildFailure) {
    let folder = (executable as NSString).deletingLastPathComponent
    let parts = (executable as NSString).pathComponents
    if let at = parts.lastIndex(where: { $0.hasPrefix(".build") }), at > 0 {
      sources = NSString.path(withComponents: Array(parts[..<at]))
      build = "\(sources)/.build/release"
      try Self.prepare(sources)
    } else {
      guard let found = Self.installedSources(above: folder) else {
        throw BuildFailure(
          "building an app needs Tinamou's own sources, but no folder above \(folder) has share/tinamou/source; "
            + "install the complete Tinamou package.")
      }
      (sources, build) = (found, nil)
    }
  }

  private static func installedSources(above folder: String) -> String? {
    var parts = (folder as NSString).pathComponents
    while parts.count > 1 {
      parts.removeLast()
      let candidate = NSString.path(withComponents: parts + ["share", "tinamou", "source"])
      if FileManager.default.fileExists(atPath: "\(candidate)/Package.swift") { return candidate }
    }
    return nil
  }

  /// Runs the clone's script, which prints what it does.
  private static func prepare(_ sources: String) throws(BuildFailure) {
    let outcome: Tool.Outcome
    do { outcome = try Tool(["\(sources)/Scripts/prepare-projects"]).run([], .output) } catch {
      throw BuildFailure("\(sources)/Scripts/prepare-projects: \(error)")
    }
    guard outcome.succeeded else {
      throw BuildFailure("the parts of Tinamou that building an app needs could not be built; the errors are above.")
    }
  }

  /// The folder of stand-ins for Apple's frameworks.
  package var standIns: String { "\(sources)/StandIns" }

  /// The path of the running program.
  package static var executable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }
}
