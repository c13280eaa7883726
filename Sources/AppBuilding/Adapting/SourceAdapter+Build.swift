import CoreTypes

extension SourceAdapter {
  /// Builds the adapter in the cache, once for each toolchain and state of its sources.
  ///
  /// A toolchain has compiled modules of swift-syntax, against which it takes half a minute. If they are missing or have
  /// changed, swift-syntax is compiled, too, which takes minutes.
  ///
  /// - Parameter say: Receives what happens.
  /// - Throws: `BuildFailure` with the errors of the build.
  package static func of(
    _ installation: Installation, toolchain: Toolchain, cache: BuildCache, say: (String) -> Void
  ) throws(BuildFailure) -> SourceAdapter {
    let sources = "\(installation.sources)/Adapter"
    let key = BuildCache.key("\(toolchain.build)\n\(state(of: sources))")
    let folder = try cache.make("adapters/\(key)"), scratch = folder.appendingPathComponent("build").path
    let executable = "\(scratch)/release/tinamou-adapt", modules = "\(toolchain.resources)/host"
    if FileManager.default.isExecutableFile(atPath: executable) { return SourceAdapter(executable: executable) }
    let package = try PackageMirror(in: folder).mirror(of: sources)
    say(
      "building Tinamou's source adapter, which makes copies of your sources that compile on Linux; this happens once")
    var environment = ProcessInfo.processInfo.environment
    environment["TINAMOU_SYNTAX_MODULES"] = modules
    let hasModules = FileManager.default.fileExists(atPath: "\(modules)/SwiftIfConfig.swiftmodule")
    if hasModules, try build(package, scratch, environment, toolchain).succeeded {
      return SourceAdapter(executable: executable)
    }
    say(
      "building swift-syntax, which Tinamou needs to make copies of your sources that compile on Linux; this happens once "
        + "and takes several minutes")
    // The products of one way must not be in the search path of the other.
    try? FileManager.default.removeItem(atPath: scratch)
    environment["TINAMOU_SYNTAX_MODULES"] = nil
    let outcome = try build(package, scratch, environment, toolchain)
    guard outcome.succeeded else {
      throw BuildFailure(
        "Tinamou's source adapter does not compile with this Swift toolchain; please report this:\n\(outcome.text)")
    }
    return SourceAdapter(executable: executable)
  }

  private static func build(
    _ package: String, _ scratch: String, _ environment: [String: String], _ toolchain: Toolchain
  ) throws(BuildFailure) -> Tool.Outcome {
    do {
      return try Tool([toolchain.swift, "build"], environment: environment).run([
        "-c", "release", "--package-path", package, "--scratch-path", scratch, "--product", "tinamou-adapt",
        "-debug-info-format", "none",
      ])
    } catch {
      throw BuildFailure("\(error)")
    }
  }

  /// Text that differs between states of the sources: the paths, sizes and dates of the files.
  private static func state(of sources: String) -> String {
    let files = FileManager.default, names = (files.subpaths(atPath: "\(sources)/Sources") ?? []).sorted()
    return (["Package.swift"] + names.map { "Sources/\($0)" }).map { name in
      let attributes = try? files.attributesOfItem(atPath: "\(sources)/\(name)")
      let date = attributes?[.modificationDate] as? Date
      return "\(name) \(attributes?[.size] ?? 0) \(date?.timeIntervalSince1970 ?? 0)"
    }.joined(separator: "\n")
  }
}
