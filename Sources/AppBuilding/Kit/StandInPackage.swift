import CoreTypes

/// A Swift package behind a stand-in, such as OpenCombine behind Combine. SwiftPM builds it once, in the cache.
struct StandInPackage: Sendable {
  private let source: String
  private let scratch: String
  private let toolchain: Toolchain

  /// - Parameters:
  ///   - source: The folder with `Package.swift`.
  ///   - folder: The folder in the cache for the package.
  init(_ source: String, in folder: URL, toolchain: Toolchain) {
    (self.source, self.toolchain) = (source, toolchain)
    scratch = folder.appendingPathComponent((source as NSString).lastPathComponent).path
  }

  /// The names of packages by the modules that they have, from `modules.json`.
  static func names(in sources: String) -> [String: String] {
    let json = FileManager.default.contents(atPath: "\(sources)/Packages/modules.json") ?? Data()
    return (try? JSONDecoder().decode([String: String].self, from: json)) ?? [:]
  }

  /// The options with which a compiler finds the modules.
  var compilerOptions: [String] {
    let maps = FileManager.default.enumerator(atPath: "\(scratch)/checkouts")?.compactMap { $0 as? String } ?? []
    let used = maps.filter { $0.hasSuffix("include/module.modulemap") }.map { "\(scratch)/checkouts/\($0)" }
    let made = (try? FileManager.default.contentsOfDirectory(atPath: "\(scratch)/release")) ?? []
    let own = made.map { "\(scratch)/release/\($0)/module.modulemap" }.filter(FileManager.default.fileExists)
    return ["-I", "\(scratch)/release/Modules"] + (used + own).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// The library, and the C++ library that C++ code in it needs.
  var linkerOptions: [String] { ["\(scratch)/release/lib\(product).a", "-lstdc++"] }

  /// The product has the name of the folder, which differs from those of the packages that it depends on.
  private var product: String { (source as NSString).lastPathComponent }

  /// Whether the library is there, made from the same manifest.
  private var isFresh: Bool {
    let files = FileManager.default, manifest = files.contents(atPath: "\(source)/Package.swift")
    return manifest != nil && files.fileExists(atPath: "\(scratch)/release/lib\(product).a")
      && files.contents(atPath: builtManifest) == manifest
  }

  /// A copy of the manifest from which the library was made.
  private var builtManifest: String { "\(scratch)/built.manifest" }

  /// Builds the package, if it is not there.
  ///
  /// - Throws: `BuildFailure` with SwiftPM's output.
  func build(say: (String) -> Void) throws(BuildFailure) {
    if isFresh { return }
    say("building \(product), which replaces modules of Apple's; this happens once")
    let package = try PackageMirror(in: URL(fileURLWithPath: scratch)).mirror(of: source), outcome: Tool.Outcome
    do {
      outcome = try Tool([toolchain.swift, "build"]).run(
        ["-c", "release", "--package-path", package, "--scratch-path", scratch, "-debug-info-format", "none"])
    } catch {
      throw BuildFailure("\(error)")
    }
    guard outcome.succeeded else {
      throw BuildFailure("\(source) cannot be built:\n\(outcome.text.trimmingCharacters(in: .whitespacesAndNewlines))")
    }
    let manifest = FileManager.default.contents(atPath: "\(source)/Package.swift")
    try URL(fileURLWithPath: builtManifest).replace(with: String(decoding: manifest ?? Data(), as: UTF8.self))
  }
}
