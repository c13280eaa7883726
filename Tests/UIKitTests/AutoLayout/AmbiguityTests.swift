import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Ambiguous values of a layout, and constraints that fix the others. Basis: the class references; the alternatives are
/// this project's.
@MainActor struct AmbiguityTests {
  private func makeBoard() throws -> (Board, UIView) {
    let board = try Board(300, 200), view = board.view()
    board.activate(
      view.topAnchor.constraint(equalTo: board.root.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
      view.widthAnchor.constraint(equalToConstant: 50))
    return (board, view)
  }

  @Test("a view is ambiguous while its place or size is open; its superview and subviews are not asked")
  func flag() throws {
    let (board, view) = try makeBoard(), inner = board.view(in: view)
    #expect(view.hasAmbiguousLayout && inner.hasAmbiguousLayout && !board.root.hasAmbiguousLayout)
    board.activate(view.leftAnchor.constraint(equalTo: board.root.leftAnchor))
    #expect(!view.hasAmbiguousLayout && inner.hasAmbiguousLayout)
  }

  @Test("a view without constraints is ambiguous, at 0 0 with its natural size; one with a frame is not")
  func bare() throws {
    let board = try Board(300, 200), view = board.view(30, 20),
      masked = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    board.root.addSubview(masked)
    board.layOut()
    #expect(view.hasAmbiguousLayout && !masked.hasAmbiguousLayout)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  /// Basis: captured. Stevia's tests pin empty views by one edge alone.
  @Test("a view without a size that is pinned by its right and bottom edges lies there and is nothing long")
  func farEdges() throws {
    let board = try Board(300, 200), view = board.view()
    board.activate(
      view.rightAnchor.constraint(equalTo: board.root.rightAnchor, constant: -10),
      view.bottomAnchor.constraint(equalTo: board.root.bottomAnchor, constant: -20))
    board.layOut()
    #expect(view.frame == CGRect(x: 290, y: 180, width: 0, height: 0))
  }

  @Test("two preferences of one priority leave values between them open; with two priorities nothing is open")
  func wishes() throws {
    for (priority, isOpen) in [(Float(500), true), (499, false)] {
      let (board, view) = try makeBoard()
      board.activate(
        view.leftAnchor.constraint(equalTo: board.root.leftAnchor).at(500),
        view.leftAnchor.constraint(equalTo: board.root.leftAnchor, constant: 100).at(priority))
      #expect(view.hasAmbiguousLayout == isOpen)
      board.layOut()
      #expect((0...100).contains(view.frame.minX))
    }
  }

  @Test("equal hugging of two views in a row is ambiguous, different hugging is not")
  func hugging() throws {
    let board = try Board(300, 20), views = [board.view(50, 20), board.view(50, 20)], root = board.root
    board.activate(
      views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
      views[1].rightAnchor.constraint(equalTo: root.rightAnchor),
      views[0].topAnchor.constraint(equalTo: root.topAnchor),
      views[1].topAnchor.constraint(equalTo: root.topAnchor))
    #expect(views.map(\.hasAmbiguousLayout) == [true, true])
    views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(views.map(\.hasAmbiguousLayout) == [false, false])
    // The edge that both constraints determine was never ambiguous.
    #expect(!views[1].rightAnchor.hasAmbiguousLayout)
  }

  @Test("anchors are ambiguous one by one, a centre although both edges are open only if they are not open together")
  func anchors() throws {
    let board = try Board(300, 200), view = board.view()
    board.activate(
      view.centerXAnchor.constraint(equalTo: board.root.centerXAnchor),
      view.topAnchor.constraint(equalTo: board.root.topAnchor))
    #expect(view.leftAnchor.hasAmbiguousLayout && view.widthAnchor.hasAmbiguousLayout)
    #expect(!view.centerXAnchor.hasAmbiguousLayout && !view.topAnchor.hasAmbiguousLayout)
    #expect(view.topAnchor.constraintsAffectingLayout == [board.root.constraints[1]])
  }

  @Test("exercising moves an ambiguous view to another place that is as good, then back, the same way every time")
  func exercise() throws {
    let (board, view) = try makeBoard()
    board.activate(view.rightAnchor.constraint(lessThanOrEqualTo: board.root.rightAnchor))
    board.layOut()
    // The position is at its bound, so the alternative is to the left, by a quarter of the superview.
    let home = CGRect(x: 250, y: 0, width: 50, height: 20)
    #expect(view.frame == home)
    for _ in 0..<2 {
      view.exerciseAmbiguityInLayout()
      board.layOut()
      #expect(view.frame == CGRect(x: 175, y: 0, width: 50, height: 20) && view.hasAmbiguousLayout)
      view.exerciseAmbiguityInLayout()
      board.layOut()
      #expect(view.frame == home)
    }
    #expect(board.session.diagnostics.isEmpty)
  }

  @Test("where there is no way forward it goes back, and where there is none at all nothing happens")
  func exerciseAtEnd() throws {
    let (board, view) = try makeBoard()
    let most = view.leftAnchor.constraint(lessThanOrEqualTo: board.root.leftAnchor)
    most.isActive = true
    board.layOut()
    view.exerciseAmbiguityInLayout()
    board.layOut()
    #expect(view.frame.minX == -75)
    view.exerciseAmbiguityInLayout()
    most.isActive = false
    board.activate(view.leftAnchor.constraint(equalTo: board.root.leftAnchor, constant: 3))
    view.exerciseAmbiguityInLayout()
    board.layOut()
    #expect(view.frame.minX == 3 && board.root.constraints.count == 2)
  }
}

/// Constraints affecting a layout.
/// The constraints that determine a value. Basis: the class reference; that redundant constraints are left out is this
/// project's.
@MainActor struct AffectingConstraintTests {
  @Test("the constraints of one axis, through the neighbors, without broken ones")
  func chain() throws {
    let board = try Board(300, 200), first = board.view(), second = board.view(40, 10), root = board.root
    let left = first.leftAnchor.constraint(equalTo: root.leftAnchor),
      width = first.widthAnchor.constraint(equalToConstant: 9)
    let gap = second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8)
    let weak = second.widthAnchor.constraint(equalToConstant: 70).at(100)
    let loose = second.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)
    let top = second.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([left, width, gap, weak, loose, top])
    let found = second.constraintsAffectingLayout(for: .horizontal)
    #expect(Set([left, width, gap]).isSubset(of: found) && Set([weak, loose, top]).isDisjoint(with: found))
    // The intrinsic width is the system's constraint, and counts, too.
    #expect(
      found.count == 4 && found.contains { $0.description.hasPrefix("<NSContentSizeLayoutConstraint") && $0.isActive })
    #expect(second.constraintsAffectingLayout(for: .vertical).first === top)
  }

  @Test("of an inequality only if it stops the view; the root's size where an edge depends on it")
  func inequalities() throws {
    let board = try Board(300, 200), view = board.view(400, 10), root = board.root
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    let right = view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -10)
    NSLayoutConstraint.activate([left, right])
    let found = view.widthAnchor.constraintsAffectingLayout
    #expect(found.contains(left) && found.contains(right) && found.count == 3)
    #expect(found.contains { $0.description.contains("UIView-Encapsulated-Layout-Width") })
  }

  @Test("nothing for what is open, or for a view that no constraint concerns")
  func nothing() throws {
    let board = try Board(300, 200), view = board.view()
    #expect(view.constraintsAffectingLayout(for: .horizontal).isEmpty)
    #expect(UIView().constraintsAffectingLayout(for: .vertical).isEmpty)
  }
}
