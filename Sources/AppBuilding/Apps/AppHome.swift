import CoreTypes

/// The folder in which an app keeps its files, as on a device after the app is installed: it is empty, and it is not the
/// user's.
///
/// Each process has its own, so that each launch starts from the same state.
package struct AppHome {
  private let homes: URL

  /// - Parameter workspace: The folder in the cache for what is made from the project.
  package init(in workspace: URL) { homes = workspace.appendingPathComponent("homes", isDirectory: true) }

  /// Makes a home, and removes those of processes that have ended.
  ///
  /// - Parameter caches: The folder of the user's caches. Fontconfig's is kept, because reading all fonts takes seconds.
  /// - Returns: The variables by which Foundation finds the folders.
  /// - Throws: `BuildFailure` if a folder cannot be made.
  package func make(
    process: Int32 = getpid(), caches: URL = BuildCache.userCaches()
  ) throws(BuildFailure) -> [(name: String, value: String)] {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: homes.path)) ?? [] where !isRunning(name) {
      try? files.removeItem(at: homes.appendingPathComponent(name))
    }
    let home = homes.appendingPathComponent("\(process)", isDirectory: true)
    let library = home.appendingPathComponent("Library", isDirectory: true)
    let names = ["Application Support", "Caches", "Preferences"]
    do {
      try? files.removeItem(at: home)
      for folder in [home.appendingPathComponent("Documents")] + names.map(library.appendingPathComponent) {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
      }
    } catch {
      throw BuildFailure("\(home.path) cannot be made: \(error.localizedDescription)")
    }
    let fonts = caches.appendingPathComponent("fontconfig")
    try? files.createSymbolicLink(at: library.appendingPathComponent("Caches/fontconfig"), withDestinationURL: fonts)
    return Array(zip(Self.variables, [home.path] + names.map { library.appendingPathComponent($0).path }))
  }

  private static let variables = ["CFFIXED_USER_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"]

  /// Returns the words that run a command with the user's own folders: `env` and what it sets.
  package static func leaving(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> [String] {
    ["/usr/bin/env"] + variables.filter { environment[$0] == nil }.flatMap { ["-u", $0] }
      + variables.compactMap { name in environment[name].map { "\(name)=\($0)" } }
  }

  private func isRunning(_ name: String) -> Bool {
    guard let process = Int32(name), process > 0 else { return false }
    return kill(process, 0) == 0 || errno == EPERM
  }
}
