import Foundation
import InterfaceDocuments
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Storyboards that run by themselves, inside their project.
/// Basis: derived: a document is shown, whatever is missing; UIKit itself follows references only inside the app's
/// bundle.
@MainActor struct ProjectStoryboardTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  /// - Parameter files: Contents by path; `App.xcodeproj` makes the folder a project.
  private func session(_ files: [String: String], showing path: String) throws -> Session {
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = try Session.phone5(.iOS(9, 3)), url = folder.appendingPathComponent(path)
    #expect(session.launch(try DocumentReader.read(contentsOf: url), at: url))
    return session
  }

  private static let reference =
    NibText.scene(
      "n", "navigationController", "", NibText.connections(NibText.segue("p", "relationship", rootKind)))
    + NibText.scene("p", "viewControllerPlaceholder", "storyboardName=\"Other\"")
  private static let rootKind = "relationship=\"rootViewController\""

  @Test("a reference is followed to any folder of the project")
  func references() throws {
    let other = NibText.storyboard(
      initial: "o", NibText.scene("o", "viewController", "title=\"There\"", NibText.view()))
    let session = try session(
      [
        "App.xcodeproj/project.pbxproj": "",
        "App/Base.lproj/Main.storyboard": NibText.storyboard(initial: "n", Self.reference),
        "App/Features/Other/Base.lproj/Other.storyboard": other,
      ], showing: "App/Base.lproj/Main.storyboard")
    let stack = try #require(session.windows.first?.rootViewController as? UINavigationController)
    #expect(stack.topViewController?.title == "There" && session.diagnostics.isEmpty)
  }

  @Test("references that lead in circles end, with a note")
  func circles() throws {
    let back = Self.reference.replacing("storyboardName=\"Other\"", with: "storyboardName=\"Main\"")
    let session = try session(
      [
        "Main.storyboard": NibText.storyboard(initial: "n", Self.reference),
        "Other.storyboard": NibText.storyboard(initial: "n", back),
      ], showing: "Main.storyboard")
    #expect(session.diagnostics.map(\.rule) == ["reference-leads-nowhere"])
    #expect(session.diagnostics.first?.message.hasSuffix("storyboards lead in a circle") == true)
  }

  @Test("a scene that contains itself is left out where it comes again")
  func containment() throws {
    let container = """
      <subviews><containerView id="box"><rect key="frame" x="0" y="0" width="100" height="100"/>
      \(NibText.connections(NibText.segue("r", "embed")))</containerView></subviews>
      """
    let session = try session(
      [
        "Main.storyboard": NibText.storyboard(
          initial: "r", NibText.scene("r", "viewController", "", NibText.view(container)))
      ],
      showing: "Main.storyboard")
    #expect(session.diagnostics.map(\.rule) == ["scene-contains-itself"] && session.diagnostics[0].position != nil)
  }

  @Test("a controller gets its view from a nib of the project, and an empty one where that is missing")
  func nibs() throws {
    let nib = NibText.document(
      NibText.owner() + NibText.root("<subviews>\(NibText.label("hello"))</subviews>"))
    let scene = NibText.scene("r", "viewController", "nibName=\"Form\"")
    let main = NibText.storyboard(initial: "r", scene)
    let found = try session(
      ["App.xcodeproj/x": "", "Main.storyboard": main, "Views/Form.xib": nib], showing: "Main.storyboard")
    let view = try #require(found.windows.first?.rootViewController?.view)
    #expect((view.subviews.first as? UILabel)?.text == "hello")
    let missing = try session(["Main.storyboard": main], showing: "Main.storyboard")
    #expect(missing.windows.first?.rootViewController?.view.subviews.isEmpty == true)
    #expect(missing.diagnostics.map(\.message) == ["view not loaded: Form.xib is not in this project"])
  }

  @Test("an embed segue fills its container on a device")
  func embedding() throws {
    let container = """
      <subviews><containerView id="box"><rect key="frame" x="20" y="100" width="200" height="300"/>
      \(NibText.connections(NibText.segue("e", "embed")))</containerView></subviews>
      """
    let session = try session(
      [
        "Main.storyboard": NibText.storyboard(
          initial: "r",
          NibText.scene("r", "viewController", "", NibText.view(container))
            + NibText.scene(
              "e", "viewController", "title=\"Inside\"", NibText.view().replacing("id=\"v\"", with: "id=\"w\"")))
      ], showing: "Main.storyboard")
    let outer = try #require(session.windows.first?.rootViewController)
    let inner = try #require(outer.children.first)
    #expect(inner.title == "Inside" && inner.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }
}
