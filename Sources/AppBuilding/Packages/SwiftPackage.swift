import CoreTypes

/// A package of a build: the root package, or one that it depends on.
package struct SwiftPackage: Sendable {
  /// The folder that SwiftPM sees.
  package let folder: String
  package let manifest: PackageManifest
}

/// The packages of a build, resolved by SwiftPM.
package struct PackageGraph: Sendable {
  /// The root package first.
  package let packages: [SwiftPackage]

  /// Reads the root package and all that it depends on. SwiftPM fetches the remote ones.
  ///
  /// - Parameters:
  ///   - folder: The folder of the root package, in the cache.
  ///   - scratch: SwiftPM's build folder.
  ///   - folders: The options for SwiftPM's own folders.
  ///   - say: Receives what SwiftPM prints while it fetches.
  /// - Throws: `BuildFailure` with SwiftPM's errors.
  package init(
    _ folder: String, scratch: String, toolchain: Toolchain, folders: [String], say: @escaping (String) -> Void
  ) throws(BuildFailure) {
    let reader = ManifestReader(toolchain: toolchain, scratch: scratch, folders: folders)
    let root = try reader.manifest(in: folder)
    var packages = [SwiftPackage(folder: folder, manifest: root)]
    for dependency in try reader.dependencies(of: folder, say) where dependency != folder {
      packages.append(SwiftPackage(folder: dependency, manifest: try reader.manifest(in: dependency)))
    }
    self.packages = packages
  }
}

extension PackageGraph {
  /// Refuses macros and build tool plugins, which run during the build.
  ///
  /// - Throws: `BuildFailure` that names them.
  func refusePlugins() throws(BuildFailure) {
    let users = packages.compactMap { package -> String? in
      let plugins = Set(package.manifest.targets.flatMap(\.plugins)).sorted()
      let words =
        package.manifest.macros.map { "the macro \($0)" } + plugins.map { "the build tool plugin \($0)" }
      return words.isEmpty ? nil : "\(package.manifest.name) uses \(words.joined(separator: ", "))"
    }
    guard !users.isEmpty else { return }
    throw BuildFailure(
      "\(users.joined(separator: "; ")): that code runs during the build. --allow-plugins allows it.")
  }
}

/// Runs SwiftPM to read manifests. An unchanged manifest is not read again.
struct ManifestReader {
  let toolchain: Toolchain
  let scratch: String
  /// The options for SwiftPM's own folders.
  let folders: [String]

  func manifest(in folder: String) throws(BuildFailure) -> PackageManifest {
    try PackageManifest(try dump(folder), in: folder)
  }

  private func dump(_ folder: String) throws(BuildFailure) -> Data {
    let path = "\(folder)/Package.swift", text = FileManager.default.contents(atPath: path) ?? Data()
    guard !text.isEmpty else { throw BuildFailure("\(path) cannot be read.") }
    let key = BuildCache.key("\(toolchain.build)\n\(folder)\n\(String(decoding: text, as: UTF8.self))")
    let kept = URL(fileURLWithPath: "\(scratch)/manifests/\(key).json")
    if let json = FileManager.default.contents(atPath: kept.path) { return json }
    let outcome = try swift(["dump-package"], in: folder, .quietOutput)
    try kept.replace(with: outcome.text)
    return outcome.output
  }

  /// Returns the folders of all packages that the root package depends on.
  func dependencies(of folder: String, _ say: @escaping (String) -> Void) throws(BuildFailure) -> [String] {
    let manifest = try manifest(in: folder)
    guard manifest.hasDependencies else { return [] }
    _ = try swift(["resolve"], in: folder, .together, say)
    let outcome = try swift(["show-dependencies", "--format", "json"], in: folder, .quietOutput)
    guard let tree = try? JSONDecoder().decode(Tree.self, from: outcome.output) else {
      throw BuildFailure("Tinamou cannot read the output of `swift package show-dependencies`; please report this.")
    }
    return tree.all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func swift(
    _ words: [String], in folder: String, _ streams: Tool.Streams, _ say: ((String) -> Void)? = nil
  ) throws(BuildFailure) -> Tool.Outcome {
    let tool = Tool([toolchain.swift, "package", "--package-path", folder, "--scratch-path", scratch] + folders)
    let outcome: Tool.Outcome, message: String
    do {
      outcome = try tool.run(words, streams, line: say)
      if outcome.succeeded { return outcome }
      // The error stream has the message; it was not read.
      message = streams == .together ? outcome.text : try tool.run(words, .together).text
    } catch {
      throw BuildFailure("\(error)")
    }
    throw BuildFailure(message.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private struct Tree: Decodable {
    let path: String
    let dependencies: [Tree]

    /// The folders below this one, each before those it depends on.
    var all: [String] { dependencies.flatMap { [$0.path] + $0.all } }
  }
}
