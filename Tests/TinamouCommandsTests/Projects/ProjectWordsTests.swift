import CoreTypes
import Testing

@testable import TinamouCommands

/// The words of a command about a project, and those of its app.
struct ProjectWordsTests {
  @Test(arguments: [
    (["open", "App", "--trust", "--device", "iphone-8"], ["serve", "app", "--device", "iphone-8"]),
    (["render", "App", "--scheme", "App", "-o", "a.png"], ["render", "app", "-o", "a.png"]),
    (["layout", "--target=Main", "App", "--do", "tap Save"], ["layout", "app", "--do", "tap Save"]),
    (["render", "App", "-o", "App"], ["render", "app", "-o", "App"]),
    (["explain", "App", "--packages", "/p", "--verbose", "--allow-plugins"], ["explain", "app"]),
  ]) func wordsOfTheApp(typed: [String], words: [String]) {
    #expect(AppWords(typed, path: "App", screen: nil).words == words)
  }

  @Test func oneController() {
    let typed = ["render", "App", "--screen", "Login", "-o", "a.png"]
    #expect(AppWords(typed, path: "App", screen: "Login").words == ["render", "Login", "-o", "a.png"])
  }

  @Test func whichPathsAreProjects() throws {
    let folder = FileManager.default.temporaryDirectory.path
    #expect(ProjectPath.isProject(folder) && ProjectPath.isProject("x/Package.swift"))
    #expect(ProjectPath.isProject("project.yml") && !ProjectPath.isProject("Form.xib"))
  }

  /// The folder above the working directory, a named one, and options that SwiftPM gets.
  @Test func whichPackage() throws {
    let root = URL(fileURLWithPath: FileManager.default.temporaryDirectory.path).resolvingSymlinksInPath()
      .appendingPathComponent("request-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("Sources/A"), withIntermediateDirectories: true)
    try Data().write(to: root.appendingPathComponent("Package.swift"))
    let inside = try PackageRequest(["--filter", "A", "--trust"], from: root.appendingPathComponent("Sources/A").path)
    #expect(inside.folder == root.path && inside.words == ["--filter", "A"] && inside.isTrusted)
    #expect(try PackageRequest(["--package-path", root.path], from: "/").folder == root.path)
    #expect(throws: UsageError.self) { try PackageRequest(["--package-path=/nowhere"], from: root.path) }
    #expect(throws: UsageError.self) { try PackageRequest(["--scratch-path", "x"], from: root.path) }
  }
}
