import CoreTypes

/// The folder of everything that is made from other people's projects. It lies outside their checkouts.
///
/// It is `TINAMOU_CACHE`, or `tinamou` in `XDG_CACHE_HOME` or `~/.cache`. It may be deleted at any time.
package struct BuildCache: Sendable {
  package let folder: URL

  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let given = environment["TINAMOU_CACHE"].flatMap { $0.isEmpty ? nil : $0 }
    folder =
      (given.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? Self.userCaches(environment: environment).appendingPathComponent("tinamou", isDirectory: true))
      .standardizedFileURL
  }

  /// Returns the folder of the user's caches: `XDG_CACHE_HOME` or `~/.cache`.
  package static func userCaches(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    let caches = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return URL(fileURLWithPath: caches ?? "\(home)/.cache", isDirectory: true)
  }

  /// Returns the folder of what is made from a project or a package, and creates it.
  ///
  /// - Parameter path: The absolute path of its folder or container.
  /// - Throws: `BuildFailure` if the cache is not writable.
  package func workspace(of path: String) throws(BuildFailure) -> URL {
    let name = (path as NSString).lastPathComponent.filter { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    return try make("projects/\(name)-\(Self.key(path))")
  }

  /// Returns a folder in the cache, and creates it.
  package func make(_ name: String) throws(BuildFailure) -> URL {
    let made = folder.appendingPathComponent(name, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    } catch {
      throw BuildFailure(
        "the cache \(folder.path) is not writable; set TINAMOU_CACHE to a folder that is.")
    }
    return made
  }

  /// Returns 16 hexadecimal digits that depend on the text alone (64-bit FNV-1a).
  package static func key(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
