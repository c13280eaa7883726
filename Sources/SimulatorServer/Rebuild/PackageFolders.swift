import CoreTypes

/// What `swift package describe --type json` says of a package, as far as it is of interest here.
struct PackageFolders: Decodable {
  private let targets: [Target]
  private let dependencies: [Dependency]?

  private struct Target: Decodable {
    let path: String
    let type: String
  }

  private struct Dependency: Decodable {
    /// Of a package that is a folder.
    let path: String?
  }

  /// The folders whose files make its products: those of its targets, and the sources of packages beside it.
  ///
  /// - Parameter description: without one the usual folder.
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
