import CoreTypes

/// A stand-in for a package's folder, in the cache: SwiftPM writes `Package.resolved` and its build folder there, and the
/// checkout stays as it is, even if it is read-only.
///
/// The mirror has the folders of the package's absolute path, so that a relative path to another package leads to that
/// one's mirror. Everything in a package's folder is a symbolic link to the original, except what SwiftPM writes.
package struct PackageMirror: Sendable {
  /// The folder that stands for `/`.
  private let root: String

  package init(in workspace: URL) { root = workspace.appendingPathComponent("mirror").path }

  /// Returns the mirror of a package, and brings it up to date.
  ///
  /// - Parameter folder: The absolute path of the package, without symbolic links.
  /// - Throws: `BuildFailure` if a link cannot be made.
  package func mirror(of folder: String) throws(BuildFailure) -> String {
    let mirror = URL(fileURLWithPath: root + folder, isDirectory: true), files = FileManager.default
    let names = Set((try? files.contentsOfDirectory(atPath: folder)) ?? []).subtracting(Self.ownFiles)
    for name in names { try mirror.appendingPathComponent(name).link(to: "\(folder)/\(name)") }
    for name in (try? files.contentsOfDirectory(atPath: mirror.path)) ?? [] where !names.contains(name) {
      let path = mirror.appendingPathComponent(name).path
      if (try? files.destinationOfSymbolicLink(atPath: path)) != nil { try? files.removeItem(atPath: path) }
    }
    let pins = mirror.appendingPathComponent(Self.pins)
    if !files.fileExists(atPath: pins.path), let own = files.contents(atPath: "\(folder)/\(Self.pins)") {
      try pins.replace(with: String(decoding: own, as: UTF8.self))
    }
    return mirror.path
  }

  /// Removes the copied pins of a package whose revisions do not exist where SwiftPM fetches from. It then writes its own.
  ///
  /// - Parameter message: SwiftPM's error.
  /// - Returns: Whether there were pins, and the error is about them.
  func forgetsPins(of mirrored: String, for message: String) -> Bool {
    let pins = "\(mirrored)/\(Self.pins)"
    guard mirrored.hasPrefix(root + "/"), message.contains("check out revision"),
      FileManager.default.fileExists(atPath: pins)
    else { return false }
    return (try? FileManager.default.removeItem(atPath: pins)) != nil
  }

  /// Returns the original of a path in the mirror; another path unchanged.
  package func original(of path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count)) : path
  }

  /// The prefix of paths that the compiler replaces, and its replacement.
  var prefixMap: String { "\(root)/=/" }

  /// Returns text with the paths of originals instead of those in the mirror.
  func withOriginals(_ text: String) -> String { text.replacing(root + "/", with: "/") }

  private static let pins = "Package.resolved"
  /// The names of files that SwiftPM writes, and of those that concern no build.
  private static let ownFiles: Set<String> = [pins, ".build", ".git", ".swiftpm"]
}
