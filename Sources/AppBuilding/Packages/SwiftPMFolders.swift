import CoreTypes

/// The options for SwiftPM's own folders. Without a home folder that it can write, SwiftPM warns in every run. It takes the
/// folder of the user account, whatever `HOME` says.
struct SwiftPMFolders {
  let words: [String]

  init(_ cache: BuildCache, home: String = FileManager.default.homeDirectoryForCurrentUser.path) {
    let usual = "\(home)/.swiftpm", folder = cache.folder.appendingPathComponent("swiftpm").path
    let isUsable = FileManager.default.isWritableFile(
      atPath: FileManager.default.fileExists(atPath: usual) ? usual : home)
    words =
      isUsable
      ? [] : ["cache", "config", "security"].flatMap { ["--\($0)-path", "\(folder)/\($0)"] }
  }
}
