import InterfaceDocuments
import Testing

@testable import UIKit

/// The paths of a storyboard to its scenes. Basis: the rule of the product: relationships, push and show segues from
/// the initial scene, the shortest path, document order on ties; modal segues end containment.
@MainActor struct ScenePathTests {
  private func paths(initial: String? = "t", _ controllers: (id: String, element: String, segues: [String])...) throws
    -> ScenePaths
  {
    let scenes = controllers.map { id, element, segues in
      let connections = segues.enumerated().map { index, segue in
        let parts = segue.split(separator: " ")
        let relationship = parts[0] == "relationship" ? "relationship=\"viewControllers\"" : ""
        return "<segue destination=\"\(parts[1])\" kind=\"\(parts[0])\" \(relationship) id=\"\(id)-\(index)\"/>"
      }
      return NibText.scene(id, element, "", NibText.connections(connections.joined()))
    }
    let text = NibText.storyboard(initial: initial ?? "", scenes.joined())
    return ScenePaths(try DocumentReader.read(Array(text.utf8)))
  }

  @Test("through tabs and stacks, by the shortest way")
  func shortest() throws {
    let paths = try paths(
      ("t", "tabBarController", ["relationship n", "relationship c"]),
      ("n", "navigationController", ["relationship a"]),
      ("a", "viewController", ["show b", "push d"]), ("b", "viewController", ["show d"]), ("d", "viewController", []),
      ("c", "viewController", ["show a"]))
    #expect(paths["t"] == ScenePath(start: "t"))
    #expect(paths["a"] == ScenePath(start: "t", steps: [.child("n"), .child("a")]))
    #expect(paths["d"] == ScenePath(start: "t", steps: [.child("n"), .child("a"), .push("d")]))
    #expect(paths["c"] == ScenePath(start: "t", steps: [.child("c")]))
    #expect(paths["x"] == nil)
  }

  @Test("a modal segue ends containment, and so does a show segue outside of a stack")
  func modal() throws {
    let paths = try paths(
      initial: "a", ("a", "viewController", ["show b", "presentation n"]), ("b", "viewController", []),
      ("n", "navigationController", ["relationship c"]), ("c", "viewController", ["show m"]),
      ("m", "navigationController", ["relationship e"]), ("e", "viewController", ["unwind a", "embed f"]),
      ("f", "viewController", []))
    #expect(paths["b"] == ScenePath(start: "b"))
    #expect(paths["c"] == ScenePath(start: "n", steps: [.child("c")]))
    // A navigation stack cannot contain another one: UIKit raises an exception.
    #expect(paths["e"] == ScenePath(start: "m", steps: [.child("e")]))
    #expect(paths["f"] == ScenePath(start: "f"))
  }

  @Test("what the initial scene does not lead to begins with the first container that leads there")
  func unreached() throws {
    let paths = try paths(
      initial: nil, ("a", "viewController", []), ("b", "viewController", ["show a"]),
      ("n", "navigationController", ["relationship b"]), ("o", "navigationController", ["relationship a"]))
    #expect(paths["a"] == ScenePath(start: "n", steps: [.child("b"), .push("a")]))
    #expect(paths["o"] == ScenePath(start: "o"))
  }
}
