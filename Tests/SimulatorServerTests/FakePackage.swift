import CoreTypes

@testable import SimulatorServer

/// A package in its own folder, with a fake `swift` that runs a script.
struct FakePackage {
  let folder: URL

  /// - Parameter script: The shell script for `swift build`, run in the package's folder.
  init(build script: String) throws {
    folder = URL(fileURLWithPath: FileManager.default.temporaryDirectory.path)
      .appendingPathComponent("package-\(UUID().uuidString)")
    for path in [".build/x86_64/debug", "Sources/App", "Library"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    try write("// no manifest", to: "Package.swift")
    try describe(["Sources/App", "Library"])
    try write("#!/bin/sh\nexec cat\n", to: ".build/x86_64/debug/App")
    try write(
      """
      #!/bin/sh
      cd '\(folder.path)'
      if [ "$1" = package ]; then
        exec cat .build/description
      fi
      echo "$@" >> .build/calls
      \(script)

      """, to: "swift")
    for path in ["swift", ".build/x86_64/debug/App"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.appendingPathComponent(path).path)
    }
  }

  /// Sets the output of `swift package describe`.
  func describe(_ targets: [String]) throws {
    let list = targets.map { #"{"path":"\#($0)","type":"library"}"# }.joined(separator: ",")
    try write(#"{"targets":[\#(list)]}"#, to: ".build/description")
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  var executable: String { folder.appendingPathComponent(".build/x86_64/debug/App").path }
  var swift: [String] { [folder.appendingPathComponent("swift").path] }

  func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  /// The number of builds.
  var builds: Int {
    let calls = try? String(contentsOf: folder.appendingPathComponent(".build/calls"), encoding: .utf8)
    return calls?.split(separator: "\n").count ?? 0
  }

  var lastCall: String {
    let calls = try? String(contentsOf: folder.appendingPathComponent(".build/calls"), encoding: .utf8)
    return calls?.split(separator: "\n").last.map(String.init) ?? ""
  }
}
