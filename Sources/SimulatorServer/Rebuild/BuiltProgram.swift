import CoreTypes

/// A program that SwiftPM has built, identified by the path of its executable.
package struct BuiltProgram: Sendable, Equatable {
  package let name: String
  /// The folder with `Package.swift`.
  package let package: String
  /// The configuration, `debug` or `release`.
  package let configuration: String
  /// The build folder, such as `.build`.
  package let scratch: String
  package let executable: String

  /// - Parameter executable: `PACKAGE/.build…/…/debug/NAME`.
  /// - Returns: Nil for an executable at another place.
  package init?(executable: String) {
    let parts = (executable as NSString).pathComponents
    guard let at = parts.lastIndex(where: { $0.hasPrefix(".build") }), at > 0, parts.count >= at + 3 else { return nil }
    (name, configuration, self.executable) = (parts[parts.count - 1], parts[parts.count - 2], executable)
    package = NSString.path(withComponents: Array(parts[..<at]))
    scratch = NSString.path(withComponents: Array(parts[...at]))
    guard ["debug", "release"].contains(configuration) else { return nil }
    guard FileManager.default.fileExists(atPath: "\(package)/Package.swift") else { return nil }
  }

  /// Returns the command that rebuilds the program.
  func build(with swift: [String]) -> [String] {
    let words = swift + ["build", "--package-path", package, "--product", name, "-c", configuration]
    return (scratch as NSString).lastPathComponent == ".build" ? words : words + ["--scratch-path", scratch]
  }

  /// The modification dates of the executable and its resources, which differ after a build that changed any of them.
  var stamp: [String: Date] {
    let folder = (executable as NSString).deletingLastPathComponent, files = FileManager.default
    let bundles = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".resources") }
    let resources = bundles.flatMap { bundle in
      (files.subpaths(atPath: "\(folder)/\(bundle)") ?? []).map { "\(folder)/\(bundle)/\($0)" }
    }
    var stamp: [String: Date] = [:]
    for path in [executable] + resources {
      stamp[path] = try? files.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    return stamp
  }
}
