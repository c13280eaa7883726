import CoreTypes

/// The relevant part of the output of `swift package describe --type json`.
struct PackageFolders: Decodable {
  private let targets: [Target]
  private let dependencies: [Dependency]?

  private struct Target: Decodable {
    let path: String
    let type: String
  }

  private struct Dependency: Decodable {
    /// The path of a local package.
    let path: String?
  }

  /// Returns the folders that a package's products depend on: those of its targets, and the sources of local packages.
  ///
  /// - Parameter description: The package's description; without one, the usual folder is returned.
  static func all(in package: String, description: Data?) -> [String] {
    guard let description, let folders = try? JSONDecoder().decode(PackageFolders.self, from: description) else {
      return existing(["\(package)/Sources"])
    }
    let own = folders.targets.filter { $0.type != "test" }.map { "\(package)/\($0.path)" }
    return existing(own + (folders.dependencies ?? []).compactMap(\.path).map { "\($0)/Sources" })
  }

  private static func existing(_ paths: [String]) -> [String] {
    Set(paths).filter { FileManager.default.fileExists(atPath: $0) }.sorted()
  }
}
