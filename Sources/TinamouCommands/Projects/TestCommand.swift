import AppBuilding
import ArgumentParser
import CoreTypes

/// The `tinamou test` command: runs the tests of a project or of a package.
struct TestCommand: Subcommand {
  static let configuration = CommandConfiguration(
    subcommand: "test", abstract: "Runs the unit tests of an Xcode project or a Swift package.",
    discussion: """
      The tests are those of XCTest and Swift Testing in the test targets of the app. UI tests are left out. Words after -- are \
      SwiftPM's own options, such as -- --filter LoginTests.
      """)

  @Argument(help: "A .xcodeproj, a .xcworkspace, a project.yml, a Package.swift or a folder with one of them.")
  var path: String

  @OptionGroup(title: "Projects") var project: ProjectOptions

  @Argument(parsing: .postTerminator, help: "Options of `swift test`.")
  var words: [String] = []

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    if let folder = ProjectPath.package(at: path) {
      return try PackageJob(
        folder, isTrusted: project.trust, allowsPlugins: project.allowPlugins, console: invocation.console
      ).run("test", words)
    }
    return try ProjectBuild(path, project, console: invocation.console, runsTests: true).test(words)
  }
}
