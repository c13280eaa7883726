import CoreTypes
import Testing

@testable import TinamouApp

/// The paths that pages of `serve` may open.
struct PathScopeTests {
  private let root: URL
  private let project: URL

  /// Creates a project with a document, and a folder beside it.
  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    project = root.appendingPathComponent("App")
    for folder in ["App/App.xcodeproj", "App/Screens", "App/Assets.xcassets", "Other"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    for file in ["App/Screens/Form.xib", "App/Screens/Second.xib", "Other/Secret.xib"] {
      try Data().write(to: root.appendingPathComponent(file))
    }
    try FileManager.default.createSymbolicLink(
      atPath: project.appendingPathComponent("link").path,
      withDestinationPath: root.appendingPathComponent("Other").path)
  }

  private func refusal(_ screen: String, assets: String? = nil, named: String? = nil) -> String? {
    let scope = PathScope(
      opened: [project.appendingPathComponent("Screens/Form.xib").path], screens: ["menu", "form"], assets: named)
    var settings = ["screen": screen]
    settings["assets"] = assets
    return scope.refusal(of: settings)
  }

  @Test func whatWasOpened() {
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(refusal("menu") == nil)
    #expect(refusal("\(project.path)/Screens/Form.xib") == nil)
    #expect(refusal("\(project.path)/Screens/Second.xib") == nil, "of its project")
    #expect(refusal("menu", assets: "\(project.path)/Assets.xcassets") == nil)
    #expect(refusal("menu", assets: "/somewhere", named: "/somewhere") == nil, "of the command line")
  }

  @Test(arguments: ["/etc/passwd", "", "/", "menus", "../Other/Secret.xib"])
  func nothingElse(path: String) {
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(refusal(path) != nil)
    #expect(refusal("menu", assets: path) != nil)
  }

  /// Not by dots, not by a folder whose name has the same prefix, not by a link.
  @Test(arguments: ["App/../Other/Secret.xib", "App2/Form.xib", "App/link/Secret.xib", "Other/Secret.xib"])
  func outsideOfTheProject(path: String) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let words = try #require(refusal("\(root.path)/\(path)"))
    #expect(words.contains("is not a document or screen of this server"))
    #expect(refusal("menu", assets: "\(root.path)/\(path)")?.hasPrefix("assets: ") == true)
  }

  /// Without documents there is no project: the working directory belongs to no app.
  @Test func aProgramAlone() {
    defer { try? FileManager.default.removeItem(at: root) }
    let scope = PathScope(opened: ["menu"], screens: ["menu"], assets: nil)
    #expect(scope.refusal(of: ["screen": "Package.swift"]) != nil)
  }
}
