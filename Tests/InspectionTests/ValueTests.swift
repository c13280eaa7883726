import CoreTypes
import Testing
import UIKit

@testable import Inspection
@testable import UIKit

/// Values, explained.
/// The reasons for values. Basis: the constraints of each test, solved by hand.
@MainActor struct ValueTests {
  private let sketch = Sketch()

  /// `quantity = value | cause | beaten`, dependencies indented.
  private func lines(_ view: UIView, _ axis: NSLayoutConstraint.Axis, isLength: Bool, depth: Int = 8) throws -> [String]
  {
    sketch.layOut()
    let evidence = try #require(LayoutEvidence(root: sketch.root))
    var walk = ValueWalk(evidence, maximumDepth: depth)
    let variable = try #require(evidence.variable(of: view, axis, isLength: isLength))
    return Self.lines(walk.explain(variable), "")
  }

  private static func lines(_ value: ValueExplanation, _ indent: String) -> [String] {
    let binding = value.cause.bindings.first
    let cause: String
    switch value.cause {
    case .row, .shared:
      cause = [binding?.equation ?? "", binding?.sentence ?? ""].filter { !$0.isEmpty }.joined(separator: " | ")
    case .knownAlready: cause = "see above"
    case .open: cause = "open"
    case .tooDeep: cause = "…"
    case .frame: cause = "frame"
    }
    let beaten = binding?.beaten.map { " > \($0)" }.joined() ?? ""
    return ["\(indent)\(value.quantity) = \(value.value.inWords) | \(cause)\(beaten)"]
      + value.dependencies.flatMap { lines($0, indent + "  ") }
  }

  @Test("a share of a width goes back to the root")
  func share() throws {
    let box = sketch.view("box")
    sketch.activate(
      box.widthAnchor.constraint(equalTo: sketch.root.widthAnchor, multiplier: 0.5, constant: 4),
      box.leftAnchor.constraint(equalTo: sketch.root.leftAnchor))
    #expect(
      try lines(box, .horizontal, isLength: true) == [
        "box.width = 164 | root.width 320 × 0.5 + 4 | box.width = 0.5 × root.width + 4",
        "  root.width = 320 | the view is the root of this layout, and its size and origin are given",
      ])
  }

  @Test("of two edges, the far one decides the width and the near one the position")
  func edges() throws {
    let box = sketch.view("box")
    sketch.activate(
      box.leadingAnchor.constraint(equalTo: sketch.root.leadingAnchor, constant: 20),
      sketch.root.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 30))
    #expect(
      try lines(box, .horizontal, isLength: true) == [
        "box.width = 270 | root.width 320 − x 20 − 30 | root.trailing = box.trailing + 30",
        "  root.width = 320 | the view is the root of this layout, and its size and origin are given",
        "  box.x = 20 | box.leading = root.leading + 20",
      ])
  }

  @Test("a positive term comes first")
  func positiveFirst() throws {
    let box = sketch.view("box")
    sketch.activate(
      box.leadingAnchor.constraint(equalTo: sketch.root.leadingAnchor, constant: 20),
      box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: -1, constant: 90),
      box.heightAnchor.constraint(equalToConstant: 30))
    #expect(try lines(box, .horizontal, isLength: true).first?.hasPrefix("box.width = 60 | 90 − height 30 | ") == true)
  }

  @Test("what alignment rectangles add to a constant is apart")
  func alignmentRectangles() throws {
    let box = sketch.view("box") { RaisedView() }
    sketch.activate(
      box.topAnchor.constraint(equalTo: sketch.root.topAnchor, constant: 8),
      box.leftAnchor.constraint(equalTo: sketch.root.leftAnchor), box.heightAnchor.constraint(equalToConstant: 20),
      box.widthAnchor.constraint(equalTo: sketch.root.heightAnchor))
    #expect(
      try lines(box, .vertical, isLength: false) == ["box.y = 6 | 8 − 2 (alignment rectangle) | box.top = root.top + 8"]
    )
    #expect(try lines(box, .vertical, isLength: true).first?.contains(" | 20 + 3 (alignment rectangle) | ") == true)
  }

  @Test("a stronger preference names the weaker one that lost")
  func priorities() throws {
    let box = sketch.view("box")
    sketch.activate(
      box.widthAnchor.constraint(equalToConstant: 100).at(999),
      box.widthAnchor.constraint(equalToConstant: 50).at(250))
    #expect(
      try lines(box, .horizontal, isLength: true) == [
        "box.width = 100 | box.width = 100 at 999 > box.width = 50 at 250, off by 50"
      ])
  }

  @Test("the hugging of one label beats that of its neighbour, and each of them says so")
  func hugging() throws {
    let title = sketch.label("title", "Title"), badge = sketch.label("badge", "Badge")
    badge.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    sketch.activate(
      title.leadingAnchor.constraint(equalTo: sketch.root.leadingAnchor),
      badge.leadingAnchor.constraint(equalTo: title.trailingAnchor),
      badge.trailingAnchor.constraint(equalTo: sketch.root.trailingAnchor))
    let natural = Double(badge.intrinsicContentSize.width)
    let badgeWidth = try lines(badge, .horizontal, isLength: true)
    #expect(badgeWidth.count == 1)
    #expect(badgeWidth[0].hasPrefix("badge.width = \(natural.inWords) | content hugging 252"))
    #expect(badgeWidth[0].contains("> content hugging 250"))
    let titleWidth = try lines(title, .horizontal, isLength: true)
    #expect(titleWidth[0].contains("badge.leading = title.trailing > content hugging 250"))
    #expect(titleWidth.contains { $0.hasPrefix("    badge.width = ") })
  }

  @Test("values that follow from each other end where they began")
  func ring() throws {
    let left = sketch.view("left"), right = sketch.view("right")
    sketch.activate(
      left.leftAnchor.constraint(equalTo: sketch.root.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: sketch.root.rightAnchor),
      left.widthAnchor.constraint(equalTo: right.widthAnchor))
    let found = try lines(left, .horizontal, isLength: true)
    #expect(found.first?.hasPrefix("left.width = 160 | ") == true)
    #expect(found.contains { $0.hasSuffix("| see above") })
  }

  @Test("what nothing decides is open")
  func open() throws {
    let box = sketch.view("box")
    sketch.activate(box.leftAnchor.constraint(equalTo: sketch.root.leftAnchor))
    #expect(try lines(box, .horizontal, isLength: true) == ["box.width = 0 | open"])
  }

  @Test("what two constraints say alike is shared: without one of them nothing changes")
  func shared() throws {
    let box = sketch.view("box")
    sketch.activate(
      box.widthAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100))
    sketch.activate(box.widthAnchor.constraint(equalToConstant: 100))
    #expect(try lines(box, .horizontal, isLength: true) == ["box.width = 100 | box.width = 100"])
  }

  @Test("masks that hand a width on are one step")
  func masks() throws {
    let outer = sketch.view("outer", masked: true), inner = sketch.view("inner", in: outer, masked: true)
    for view in [outer, inner] {
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    let box = sketch.view("box", in: inner)
    sketch.activate(box.widthAnchor.constraint(equalTo: inner.widthAnchor))
    #expect(
      try lines(box, .horizontal, isLength: true) == [
        "box.width = 320 | inner.width 320 | box.width = inner.width",
        "  inner.width = 320 | root.width 320 | the autoresizing masks of this view and its superviews make each of "
          + "them fill its superview along this axis",
        "    root.width = 320 | the view is the root of this layout, and its size and origin are given",
      ])
  }

  /// Three views of 20 points, the first at 30, the last at 200.
  private func row() -> [UIView] {
    let views = ["a", "b", "c"].map { sketch.view($0) }
    for view in views { sketch.activate(view.widthAnchor.constraint(equalToConstant: 20)) }
    sketch.activate(
      views[0].leadingAnchor.constraint(equalTo: sketch.root.leadingAnchor, constant: 30),
      views[2].leadingAnchor.constraint(equalTo: sketch.root.leadingAnchor, constant: 200))
    return views
  }

  private func distances(_ view: UIView, _ axis: NSLayoutConstraint.Axis, isLength: Bool = false) throws -> [String] {
    sketch.layOut()
    let evidence = try #require(LayoutEvidence(root: sketch.root))
    var walk = ValueWalk(evidence)
    let variable = try #require(evidence.variable(of: view, axis, isLength: isLength))
    return try #require(walk.explain(variable).cause.bindings.first).distances
  }

  @Test("gaps that are made equal are named with the anchors at both ends and where these lie")
  func gaps() throws {
    let views = row()
    sketch.activate(
      views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor).constraint(
        equalTo: views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor), multiplier: 2, constant: 5))
    #expect(
      try lines(views[1], .horizontal, isLength: false).first?.hasSuffix(
        "| (b.leading − a.trailing) = 2 × (c.leading − b.trailing) + 5") == true)
    #expect(
      try distances(views[1], .horizontal) == [
        "b.leading 138.333 − a.trailing 50 = 88.333", "c.leading 200 − b.trailing 158.333 = 41.667",
      ])
  }

  @Test("a distance beside a length or a number is one; from right to left it is measured from the right edge")
  func oneDistance() throws {
    sketch.root.semanticContentAttribute = .forceRightToLeft
    let views = row(), gap = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
    sketch.activate(gap.constraint(equalToConstant: 8))
    #expect(try distances(views[1], .horizontal) == ["b.leading 58 − a.trailing 50 = 8"])
    sketch.activate(
      views[1].heightAnchor.constraint(
        equalTo: views[0].leftAnchor.anchorWithOffset(to: views[0].rightAnchor), multiplier: 3))
    #expect(try distances(views[1], .vertical, isLength: true) == ["a.right 290 − a.left 270 = 20"])
    #expect(try distances(views[1], .horizontal, isLength: true).isEmpty)
  }

  @Test("anchors of different superviews are measured in what contains both")
  func nestedDistance() throws {
    let box = sketch.view("box"), inner = sketch.view("inner", in: box), views = row()
    sketch.activate(
      box.leadingAnchor.constraint(equalTo: sketch.root.leadingAnchor, constant: 100),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 7),
      inner.leadingAnchor.anchorWithOffset(to: views[1].leadingAnchor).constraint(equalToConstant: 3))
    #expect(try distances(views[1], .horizontal) == ["b.leading 110 − inner.leading 107 = 3"])
  }

  @Test("a long chain is cut off where it was asked to be")
  func depth() throws {
    var previous = sketch.root
    for index in 0..<6 {
      let view = sketch.view("v\(index)")
      sketch.activate(view.widthAnchor.constraint(equalTo: previous.widthAnchor, constant: -1))
      previous = view
    }
    let found = try lines(previous, .horizontal, isLength: true, depth: 2)
    #expect(found.map { $0.prefix { $0 == " " }.count } == [0, 2, 4, 6])
    #expect(found.last == "      v2.width = 317 | …")
  }
}

/// A view whose shadow does not count in alignment.
private final class RaisedView: UIView {
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 0, bottom: 1, right: 0) }
}
