import AppBuilding
import ArgumentParser
import CoreTypes
import Processes
import ProjectFiles

/// The `tinamou swift` command: SwiftPM's commands for a package that imports UIKit.
struct SwiftCommand: Subcommand {
  static let configuration = CommandConfiguration(
    subcommand: "swift", abstract: "Builds, tests or runs a Swift package that imports UIKit, unchanged.",
    discussion: """
      'tinamou swift build', 'tinamou swift test' and 'tinamou swift run' take the options of SwiftPM. Manifest, sources and \
      tests of the package stay as they are: the compiler reads adapted copies in a cache, TINAMOU_CACHE or ~/.cache/tinamou. \
      Errors name the lines in your own files.

      --trust answers yes to the question whether the package may run its code. --allow-plugins lets its macros and build tool \
      plugins run.
      """)

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("build, test or run, and SwiftPM's own options.", valueName: "command"))
  var words: [String] = []

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    if words.isEmpty || ["-h", "--help", "help"].contains(words[0]) { throw CleanExit.helpRequest(self) }
    guard ["build", "test", "run"].contains(words[0]) else {
      throw UsageError("swift: \u{201C}\(words[0])\u{201D} is not a command; the commands are build, test and run.")
    }
    let request = try PackageRequest(Array(words.dropFirst()), from: invocation.workingDirectory.path)
    return try PackageJob(
      request.folder, isTrusted: request.isTrusted, allowsPlugins: request.allowsPlugins, console: invocation.console
    ).run(words[0], request.words)
  }
}

/// The package that SwiftPM's options mean, and the other options.
struct PackageRequest {
  let folder: String
  let isTrusted: Bool
  let allowsPlugins: Bool
  let words: [String]

  /// - Throws: `UsageError` if there is no package.
  init(_ typed: [String], from directory: String) throws(UsageError) {
    var words: [String] = [], path: String?, isTrusted = false, allowsPlugins = false, rest = typed[...]
    while let word = rest.popFirst() {
      if word == "--package-path" {
        path = rest.popFirst()
      } else if word.hasPrefix("--package-path=") {
        path = String(word.dropFirst("--package-path=".count))
      } else if word == "--trust" {
        isTrusted = true
      } else if word == "--allow-plugins" {
        allowsPlugins = true
      } else if ["--scratch-path", "--toolset"].contains(word.split(separator: "=").first.map(String.init)) {
        let way = word.hasPrefix("--scratch") ? "; the environment variable TINAMOU_CACHE moves the build folder" : ""
        throw UsageError("swift: \(word) cannot be used, because Tinamou sets it\(way).")
      } else {
        words.append(word)
      }
    }
    (self.words, self.isTrusted, self.allowsPlugins) = (words, isTrusted, allowsPlugins)
    folder = try Self.package(path, from: directory)
  }

  private static func package(_ path: String?, from directory: String) throws(UsageError) -> String {
    let start = URL(fileURLWithPath: path ?? directory, relativeTo: URL(fileURLWithPath: directory, isDirectory: true))
    var folder = start.standardizedFileURL.resolvingSymlinksInPath()
    while true {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder.path
      }
      guard path == nil, folder.path != "/" else {
        throw UsageError("there is no Package.swift in \(start.path)\(path == nil ? " or a folder above it" : "").")
      }
      folder = folder.deletingLastPathComponent()
    }
  }
}

/// Prepares a package, and runs SwiftPM with it.
@MainActor struct PackageJob {
  private let folder: String
  private let isTrusted: Bool
  private let allowsPlugins: Bool
  private let console: Console

  init(_ folder: String, isTrusted: Bool, allowsPlugins: Bool, console: Console) {
    (self.folder, self.isTrusted, self.allowsPlugins, self.console) = (folder, isTrusted, allowsPlugins, console)
  }

  func run(_ command: String, _ words: [String]) throws -> CommandStatus {
    let cache = BuildCache()
    try Trust(Project.checkout(of: folder), cache: cache).ask(isTrusted, on: console)
    let equipment = try PackageBuild.Equipment.usual(for: folder, allowsPlugins: allowsPlugins, console)
    let run = PackageRun(folder, in: try cache.workspace(of: folder), with: equipment)
    let console = console, output = console.output
    let outcome = try run(command, words) { line in
      MainActor.assumeIsolated { console.showStage("tinamou: \(line)") }
    } show: {
      try? FileBytes.write($0 + "\n", to: output)
    } prepared: { prepared in
      MainActor.assumeIsolated { report(prepared) }
    }
    switch outcome.ending {
    case .exit(0): return .success
    case .exit: return .failure
    case .signal: throw BuildFailure("swift \(command) ended with \(outcome.ending).")
    }
  }

  private func report(_ prepared: PackageBuild.Prepared) {
    console.showStatus("")
    for note in prepared.report.notes {
      console.say(.note, note.message, at: "\(note.file):\(note.line):\(note.column)")
    }
    if !prepared.emptyModules.isEmpty {
      console.say(
        .note,
        "no module was found for these imports, so code that uses them does not compile: "
          + prepared.emptyModules.joined(separator: ", ")
          + ". To provide them, set the key stand-ins in .tinamou.yml to a folder with a module of each name.",
        at: "tinamou")
    }
  }
}
