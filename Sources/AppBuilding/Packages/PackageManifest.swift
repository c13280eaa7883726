import CoreTypes

/// The part of a Swift package's manifest that a build needs, as `swift package dump-package` prints it.
package struct PackageManifest: Sendable {
  package let name: String
  package let targets: [Target]
  /// The paths of packages on this machine that the manifest names.
  package let localPackages: [String]
  package let hasDependencies: Bool
  /// The names of its macro targets, which run during the build.
  package let macros: [String]
  package let libraries: [Library]
  /// The names of all targets, those of C code among them.
  package let allTargets: [String]

  /// A library product.
  package struct Library: Sendable {
    package let name: String
    package let targets: [String]
  }

  package struct Target: Sendable {
    package let name: String
    package let isTest: Bool
    package let isExecutable: Bool
    /// The absolute paths of its Swift files, in order.
    package let files: [String]
    /// The names after `.define` in its settings.
    package let conditions: [String]
    /// The names of the build tool plugins that it uses.
    package let plugins: [String]
  }

  /// - Parameters:
  ///   - json: The output of `swift package dump-package`.
  ///   - folder: The folder of the package.
  /// - Throws: `BuildFailure` for other text.
  package init(_ json: Data, in folder: String) throws(BuildFailure) {
    guard let dump = try? JSONDecoder().decode(Dump.self, from: json) else {
      throw BuildFailure(
        "\(folder)/Package.swift: Tinamou cannot read the output of `swift package dump-package`; please report this.")
    }
    name = dump.name
    targets = dump.targets.filter { ["regular", "executable", "test"].contains($0.type) }.map { target in
      Target(
        name: target.name, isTest: target.type == "test", isExecutable: target.type == "executable",
        files: SourceFolder(target, in: folder).files,
        conditions: (target.settings ?? []).compactMap(\.condition), plugins: (target.pluginUsages ?? []).map(\.name))
    }
    localPackages = dump.dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path)
    hasDependencies = !dump.dependencies.isEmpty
    libraries = (dump.products ?? []).filter { $0.type.keys.contains("library") }
      .map { Library(name: $0.name, targets: $0.targets) }
    allTargets = dump.targets.map(\.name)
    macros = dump.targets.filter { $0.type == "macro" }.map(\.name)
  }

  struct Dump: Decodable {
    let name: String
    let targets: [DumpedTarget]
    let dependencies: [Dependency]
    let products: [Product]?

    struct Product: Decodable {
      let name: String
      let targets: [String]
      /// An object whose only key is the kind, such as `{"library": ["automatic"]}`.
      let type: [String: AnyValue]
    }

    struct Dependency: Decodable {
      let fileSystem: [Local]?

      struct Local: Decodable {
        let path: String
      }
    }
  }

  struct DumpedTarget: Decodable {
    let name: String
    let type: String
    let path: String?
    let sources: [String]?
    let exclude: [String]?
    let settings: [Setting]?
    let pluginUsages: [Plugin]?

    /// A setting is an object whose only key is its kind, such as `{"define": {"_0": "DEBUG"}}`.
    struct Setting: Decodable {
      let kind: [String: [String: AnyValue]]?

      var condition: String? {
        guard case .text(let name)? = kind?["define"]?["_0"] else { return nil }
        return name
      }
    }

    struct Plugin: Decodable {
      let plugin: [AnyValue]?

      var name: String {
        guard case .text(let name)? = plugin?.first else { return "?" }
        return name
      }
    }
  }

  enum AnyValue: Decodable {
    case text(String)
    case other

    init(from decoder: any Decoder) throws {
      self = (try? decoder.singleValueContainer().decode(String.self)).map { .text($0) } ?? .other
    }
  }
}

/// The Swift files of a target, by SwiftPM's rules.
struct SourceFolder {
  private static let usualFolders = ["Sources", "Source", "src", "srcs"]
  private static let usualTestFolders = ["Tests", "Sources", "Source", "src", "srcs"]

  /// The absolute paths, in order.
  let files: [String]

  init(_ target: PackageManifest.DumpedTarget, in package: String) {
    guard let folder = Self.folder(of: target, in: package) else {
      files = []
      return
    }
    let excluded = (target.exclude ?? []).map { Self.clean("\(folder)/\($0)") }
    let roots = (target.sources ?? []).map { Self.clean("\(folder)/\($0)") }
    let all = (roots.isEmpty ? [folder] : roots).flatMap(Self.swiftFiles)
    files = Array(Set(all)).sorted().filter { file in
      !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
  }

  private static func folder(of target: PackageManifest.DumpedTarget, in package: String) -> String? {
    if let path = target.path { return clean("\(package)/\(path)") }
    let usual = target.type == "test" ? usualTestFolders : usualFolders
    // A package with one target may have its files directly in the usual folder.
    let folders = usual.map { "\(package)/\($0)/\(target.name)" } + usual.map { "\(package)/\($0)" }
    return folders.first { FileManager.default.fileExists(atPath: $0) }
  }

  private static func clean(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  private static func swiftFiles(in path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    if !isFolder.boolValue { return path.hasSuffix(".swift") ? [path] : [] }
    // A folder that is a symbolic link itself is not enumerated.
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let walk = FileManager.default.enumerator(atPath: real) else { return [] }
    var found: [String] = []
    for case let name as String in walk {
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        walk.skipDescendants()
      } else if name.hasSuffix(".swift") {
        found.append("\(path)/\(name)")
      }
    }
    return found
  }
}
