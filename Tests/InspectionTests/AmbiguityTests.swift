import CoreTypes
import Testing
import UIKit

@testable import Inspection
@testable import UIKit

/// Ambiguity, explained.
/// Ambiguous positions. Basis: the constraints of each test.
@MainActor struct AmbiguityTests {
  private let sketch = Sketch()

  private func found() throws -> [AmbiguityExplanation] {
    sketch.layOut()
    let evidence = try #require(LayoutEvidence(root: sketch.root))
    return AmbiguityExplanation.all(in: evidence, below: sketch.root)
  }

  @Test("a view without a width is named with two layouts that differ in it")
  func width() throws {
    let box = sketch.view("box")
    sketch.activate(
      box.leftAnchor.constraint(equalTo: sketch.root.leftAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: sketch.root.topAnchor), box.heightAnchor.constraint(equalToConstant: 10))
    let all = try found()
    #expect(all.map(\.open) == [["width"]])
    #expect(all.first?.first == CGRect(x: 10, y: 0, width: 0, height: 10))
    #expect(all.first?.second == CGRect(x: 10, y: 0, width: 100, height: 10))
    #expect(
      all.first?.diagnostic.message == "box: width is ambiguous: the frame (10 0; 0 10) satisfies the "
        + "constraints as well as (10 0; 100 10).")
  }

  @Test("two equal preferences at one priority leave a view ambiguous between them")
  func tie() throws {
    let box = sketch.view("box")
    sketch.activate(
      box.leftAnchor.constraint(equalTo: sketch.root.leftAnchor).at(500),
      box.leftAnchor.constraint(equalTo: sketch.root.leftAnchor, constant: 100).at(500),
      box.topAnchor.constraint(equalTo: sketch.root.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 10))
    let all = try found()
    #expect(all.map(\.open) == [["x"]])
    #expect((0...100).contains(try #require(all.first).second.minX))
    #expect(all.first?.first != all.first?.second)
  }

  @Test("contents that ask for their lengths alike need another priority")
  func naturalSizes() throws {
    let left = sketch.label("left", "Left"), right = sketch.label("right", "Right")
    for label in [left, right] { sketch.activate(label.topAnchor.constraint(equalTo: sketch.root.topAnchor)) }
    sketch.activate(
      left.leftAnchor.constraint(equalTo: sketch.root.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: sketch.root.rightAnchor))
    let all = try found()
    #expect(all.map(\.open) == [["width"], ["x", "width"]])
    let advice = "It needs a hugging or compression resistance priority for its width that differs from its neighbor's."
    #expect(all.map(\.advice) == [advice, advice])
  }

  @Test("a complete layout has nothing open, and neither has a masked view")
  func complete() throws {
    let label = sketch.label("label", "Hello")
    _ = sketch.view("masked", masked: true)
    sketch.activate(
      label.leftAnchor.constraint(equalTo: sketch.root.leftAnchor),
      label.topAnchor.constraint(equalTo: sketch.root.topAnchor))
    #expect(try found().isEmpty)
  }
}
