import CoreTypes

/// The copies of packages in the folder that `--packages` names.
struct PackageCopies {
  /// The paths of the copies by their folders' names in lowercase, as SwiftPM identifies packages.
  private let paths: [String: String]

  /// - Parameter folder: a folder of packages; nil for none.
  init(_ folder: String?) {
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    let found = names.sorted().map { ($0.lowercased(), "\(folder ?? "")/\($0)") }
      .filter { FileManager.default.fileExists(atPath: "\($0.1)/Package.swift") }
    paths = Dictionary(found) { first, _ in first }
  }

  /// Returns the copy of a package with an address.
  func path(of url: String) -> String? {
    let name = (url as NSString).lastPathComponent.lowercased()
    return paths[name.hasSuffix(".git") ? String(name.dropLast(4)) : name]
  }

  /// Returns the copies that some packages need, directly or through others.
  func needed(by packages: [String]) -> [String] {
    var found: [String] = [], waiting = packages
    while let package = waiting.popLast() {
      for path in Self.addresses(in: package).compactMap(path(of:))
      where !found.contains(path) && !packages.contains(path) {
        found.append(path)
        waiting.append(path)
      }
    }
    return found.sorted()
  }

  /// Returns the addresses without a copy that the manifests of some packages name.
  func missingAddresses(of packages: [String]) -> [String] {
    Set(packages.flatMap(Self.addresses(in:))).filter { path(of: $0) == nil }.sorted()
  }

  /// Returns the copy that has a library, which CocoaPods or Carthage would bring without naming a package.
  func package(with library: String) -> String? {
    paths.sorted { $0.key < $1.key }.map(\.value).first { Self.libraries(in: $0).contains(library) }
  }

  /// The addresses that the manifest of a package names.
  static func addresses(in package: String) -> [String] {
    manifest(package).matches(of: /url:\s*"([^"]+)"/).map { String($0.1) }
  }

  private static func libraries(in package: String) -> [String] {
    manifest(package).matches(of: /\.library\(\s*name:\s*"([^"]+)"/).map { String($0.1) }
  }

  private static func manifest(_ package: String) -> String {
    String(decoding: FileManager.default.contents(atPath: "\(package)/Package.swift") ?? Data(), as: UTF8.self)
  }
}
