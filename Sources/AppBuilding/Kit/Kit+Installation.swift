import CoreTypes

extension Kit {
  /// Uses the release build of a clone, or builds one in the cache, once for each toolchain and version of the sources.
  ///
  /// - Parameter say: Receives what happens; the first build takes minutes.
  /// - Throws: `BuildFailure` with the errors of the build.
  package static func of(
    _ installation: Installation, toolchain: Toolchain, cache: BuildCache, say: @escaping (String) -> Void
  ) throws(BuildFailure) -> Kit {
    if let build = installation.build {
      return try Kit(build: build, sources: installation.sources, toolchain: toolchain, cache: cache)
    }
    let stamp = installation.sourcesStamp, key = BuildCache.key("\(toolchain.build)\n\(stamp)")
    let folder = try cache.make("kits/\(key)"), scratch = folder.appendingPathComponent("build").path
    let build = "\(scratch)/release", done = folder.appendingPathComponent("built")
    if !FileManager.default.fileExists(atPath: done.path) {
      say("building UIKit for \(toolchain.build); this happens once and takes several minutes")
      let package = try PackageMirror(in: folder).mirror(of: installation.sources)
      let began = Date(), outcome: Tool.Outcome
      var environment = ProcessInfo.processInfo.environment
      environment["TINAMOU_KIT"] = "1"
      do {
        outcome = try Tool([toolchain.swift, "build"], environment: environment).run(
          ["-c", "release", "--package-path", package, "--scratch-path", scratch, "--product", "tinamou-serve"]
            + ["-debug-info-format", "none"]
        ) { line in
          let seconds = Int(-began.timeIntervalSinceNow)
          if line.hasPrefix("[") {
            say("building UIKit, \(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60) so far")
          }
        }
      } catch {
        throw BuildFailure("\(error)")
      }
      guard outcome.succeeded else {
        throw BuildFailure(
          "Tinamou's UIKit does not compile with this Swift toolchain; please report this:\n"
            + outcome.text.split(separator: "\n").suffix(20).joined(separator: "\n"))
      }
      try done.replace(with: "\(stamp)\n")
    }
    return try Kit(build: build, sources: installation.sources, toolchain: toolchain, cache: cache)
  }
}

extension Installation {
  /// Text that differs between versions of the sources: the names and dates of the manifest and the changelog.
  fileprivate var sourcesStamp: String {
    ["Package.swift", "CHANGELOG.md"].map { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(sources)/\(name)")
      return "\(name) \(attributes?[.size] ?? 0) \(attributes?[.modificationDate] ?? "")"
    }.joined(separator: "\n")
  }
}
