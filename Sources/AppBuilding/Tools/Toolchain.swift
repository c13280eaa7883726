import CoreTypes

/// A Swift toolchain for Linux.
package struct Toolchain: Sendable {
  /// The path of `swift`.
  package let swift: String
  /// The version and the build, such as `swift-6.3.1-RELEASE`, by which compiled modules are kept.
  package let build: String
  /// The folder with the modules of the standard library, such as `/opt/swift/usr/lib/swift`.
  package let resources: String

  private static let oldest = (major: 6, minor: 0)
  private static let site = "https://www.swift.org/install/linux/"
  private static let usualFolders = [
    "/.local/share/swiftly/bin", "/opt/swift/usr/bin", "/opt/swift/bin", "/usr/local/swift/usr/bin",
    "/usr/local/swift/bin", "/usr/libexec/swift/bin",
  ]

  /// Finds the toolchain that `TINAMOU_SWIFT` names, or the first one on `PATH` and in the usual folders.
  ///
  /// - Throws: `BuildFailure` if there is none, if it does not start, or if it is older than 6.0.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(BuildFailure) -> Toolchain {
    if let named = environment["TINAMOU_SWIFT"], !named.isEmpty {
      guard FileManager.default.isExecutableFile(atPath: named) else {
        throw BuildFailure("TINAMOU_SWIFT is \(named), which is not a program; set it to the path of `swift`.")
      }
      return try Toolchain(swift: named)
    }
    let home = environment["HOME"] ?? ""
    let folders =
      (environment["PATH"] ?? "").split(separator: ":").map(String.init)
      + usualFolders.map { $0.hasPrefix("/.") ? home + $0 : $0 }
    let candidates = folders.map { "\($0)/swift" }
    guard let swift = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw BuildFailure(
        "your code is compiled on this machine, which needs a Swift toolchain; none was found on PATH or in the usual "
          + "folders. "
          + "Install Swift 6.0 or newer: \(site). For one elsewhere, set TINAMOU_SWIFT to the path of `swift`.")
    }
    return try Toolchain(swift: swift)
  }

  private init(swift: String) throws(BuildFailure) {
    self.swift = swift
    guard let told = try? Tool([swift]).run(["-print-target-info"], .quietOutput), told.succeeded,
      let info = try? JSONDecoder().decode(Info.self, from: told.output)
    else {
      throw BuildFailure("\(swift) does not start; the toolchain must be one made for this system. See \(Self.site)")
    }
    guard let version = info.version, version >= Self.oldest else {
      throw BuildFailure(
        "\(info.compilerVersion) (\(swift)) is too old; install Swift 6.0 or newer: \(Self.site), or set TINAMOU_SWIFT."
      )
    }
    (build, resources) = (info.build, info.paths.runtimeResourcePath)
  }

  /// Returns a tool beside `swift`, such as `swiftc` or `clang`.
  package func tool(_ name: String) -> Tool {
    let real = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent().path
    let path = ["\((swift as NSString).deletingLastPathComponent)/\(name)", "\(real)/\(name)"]
      .first(where: FileManager.default.isExecutableFile)
    return Tool([path ?? name])
  }

  /// The output of `swift -print-target-info`.
  private struct Info: Decodable {
    let compilerVersion: String
    let paths: Paths

    struct Paths: Decodable {
      let runtimeResourcePath: String
    }

    var version: (major: Int, minor: Int)? {
      compilerVersion.firstMatch(of: /Swift version ([0-9]+)\.([0-9]+)/).flatMap { match in
        Int(match.1).flatMap { major in Int(match.2).map { (major, $0) } }
      }
    }

    /// The words in parentheses.
    var build: String {
      compilerVersion.firstMatch(of: /\((.*)\)/).map { String($0.1) } ?? compilerVersion
    }
  }
}
