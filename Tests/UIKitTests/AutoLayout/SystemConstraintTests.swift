import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The system's constraints as objects. Basis: captured, published logs: which views hold them, and their descriptions.
@MainActor struct SystemConstraintTests {
  @Test("a view shows its natural size once it was laid out, behind the constraints it was given")
  func naturalSize() throws {
    let board = try Board(300, 200), view = board.view(40, 18)
    let height = view.heightAnchor.constraint(equalToConstant: 30)
    board.activate(height, view.leftAnchor.constraint(equalTo: board.root.leftAnchor))
    #expect(view.constraints == [height])
    board.layOut()
    let found = view.constraints
    #expect(found.count == 3 && found.first === height)
    #expect(
      found.dropFirst().allSatisfy { $0 is NSContentSizeLayoutConstraint && $0.isActive && $0.firstItem === view })
    #expect(found.dropFirst().map(\.firstAttribute) == [.width, .height])
    #expect(found.dropFirst().map(\.constant) == [40, 18])
    let text = try #require(found.last).description
    #expect(text.hasPrefix("<NSContentSizeLayoutConstraint:0x"))
    #expect(text.hasSuffix(".height == 18 Hug:250 CompressionResistance:750   (active)>"))
  }

  @Test("what has no natural size on an axis, or follows its mask, shows none")
  func noNaturalSize() throws {
    let board = try Board(300, 200), wide = board.view(40, -1), label = board.label("a")
    board.activate(
      wide.topAnchor.constraint(equalTo: board.root.topAnchor), label.topAnchor.constraint(equalTo: wide.bottomAnchor))
    label.translatesAutoresizingMaskIntoConstraints = true
    board.layOut()
    #expect(wide.constraints.map(\.firstAttribute) == [.width] && label.constraints.isEmpty)
  }

  @Test("a superview shows the masks of its subviews, as equations")
  func masks() throws {
    let board = try Board(200, 100),
      masked = board.perform { UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 20)) }
    masked.autoresizingMask = .flexibleWidth
    board.root.addSubview(masked)
    let view = board.view(10, 10), top = view.topAnchor.constraint(equalTo: masked.bottomAnchor)
    board.activate(top)
    board.layOut()
    let found = board.root.constraints
    #expect(found.count == 5 && found.first === top)
    #expect(found.dropFirst().allSatisfy { $0 is NSAutoresizingMaskLayoutConstraint && $0.firstItem === masked })
    #expect(found.dropFirst().map(\.firstAttribute) == [.left, .width, .top, .height])
    let width = found[2]
    #expect(width.secondItem === board.root && width.secondAttribute == .width && width.constant == -140)
    #expect(found[4].secondItem == nil && found[4].constant == 20 && found[4].priority == .required)
    #expect(found[4].description.hasPrefix("<NSAutoresizingMaskLayoutConstraint:0x"))
    #expect(found[4].description.contains(" h=-&- v=--& UIView:0x"))
  }

  @Test("views that no constraint concerns have no masks among constraints, and no natural sizes")
  func withoutAutoLayout() throws {
    let board = try Board(200, 100), label = board.perform { UILabel(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    label.text = "a"
    board.root.addSubview(label)
    board.layOut()
    #expect(board.root.constraints.isEmpty && label.constraints.isEmpty)
  }

  @Test("two for the same are equal, also those that affect a layout; they cannot be changed, moved or taken away")
  func identity() throws {
    let board = try Board(300, 200), view = board.view(40, 18), root = board.root
    board.activate(
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor))
    board.layOut()
    let size = try #require(view.constraints.first)
    #expect(view.constraints.first == size && view.constraints.last != size)
    #expect(view.constraintsAffectingLayout(for: .horizontal).contains(size))
    #expect(!view.constraintsAffectingLayout(for: .vertical).contains(size))
    size.isActive = false
    size.constant = 99
    view.removeConstraints(view.constraints)
    root.addConstraints(view.constraints)
    board.layOut()
    #expect(view.constraints.count == 2 && root.constraints.count == 2 && view.frame.width == 40)
  }
}
