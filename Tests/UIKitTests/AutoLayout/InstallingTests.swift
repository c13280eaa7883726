import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The view that holds a constraint, and until when. Basis: the class references; measurements on devices are named.
@MainActor struct InstallingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), left = UIView(), right = UIView()
  private let inner = UIView()

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
  }

  @Test("the nearest common ancestor holds it, a view being its own; a length is held by its view")
  func holders() {
    let apart = inner.leadingAnchor.constraint(equalTo: right.leadingAnchor)
    let nested = inner.topAnchor.constraint(equalTo: left.topAnchor)
    let length = inner.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([apart, nested, length])
    #expect(root.constraints == [apart] && left.constraints == [nested] && inner.constraints == [length])
  }

  @Test("a guide counts as its owner; without one, its constraints stay inactive, silently (measured)")
  func guides() {
    let guide = UILayoutGuide(), stray = UILayoutGuide()
    left.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    let lost = stray.widthAnchor.constraint(equalToConstant: 10),
      top = guide.topAnchor.constraint(equalTo: left.topAnchor)
    NSLayoutConstraint.activate([width, lost, top])
    #expect(left.constraints == [width, top] && !lost.isActive)
    #expect(guide.identifier.isEmpty && guide.owningView === left && left.layoutGuides == [guide])
  }

  @Test("removing a guide takes its constraints away, wherever they are held (measured)")
  func removingGuide() {
    let guide = UILayoutGuide()
    left.addLayoutGuide(guide)
    let near = guide.widthAnchor.constraint(equalToConstant: 10)
    let far = right.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    let other = right.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([near, far, other])
    left.removeLayoutGuide(guide)
    #expect(!near.isActive && !far.isActive && other.isActive && guide.owningView == nil)
  }

  @Test("active is what a view holds, by whichever way; twice is once, and another holder changes nothing (measured)")
  func twice() {
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    root.addConstraint(width)
    #expect(width.isActive && root.constraints == [width])
    width.isActive = true
    left.addConstraint(width)
    #expect(root.constraints == [width] && left.constraints.isEmpty && inner.constraints.isEmpty)
    left.removeConstraint(width)
    #expect(width.isActive)
    width.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test(
    "a view that leaves loses what its ancestors hold of it and of what is in it, and keeps what is inside (measured)")
  func leaving() {
    let outer = inner.leadingAnchor.constraint(equalTo: right.leadingAnchor)
    let own = left.topAnchor.constraint(equalTo: root.topAnchor)
    let inside = inner.topAnchor.constraint(equalTo: left.topAnchor)
    let other = right.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([outer, own, inside, other])
    left.removeFromSuperview()
    #expect([outer, own, inside, other].map(\.isActive) == [false, false, true, true])
    root.addSubview(left)
    #expect([outer, own, inside, other].map(\.isActive) == [false, false, true, true])
  }

  @Test("a constraint whose view is gone cannot be activated as if it had one view only")
  func lostItem() {
    var gone: UIView? = UIView()
    let width = inner.widthAnchor.constraint(equalTo: gone!.widthAnchor)
    gone = nil
    width.isActive = true
    #expect(!width.isActive)
  }

  @Test("a constant may change at any time, a priority below required too; new constraints are not archived")
  func changes() {
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    #expect(width.priority == .required && width.multiplier == 1 && !width.shouldBeArchived && width.identifier == nil)
    width.priority = .defaultLow
    width.isActive = true
    (width.constant, width.priority) = (20, .defaultHigh)
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(inner.bounds.width == 20)
  }

  @Test("views apart: iOS 9 names the items, iOS 10 the anchors")
  func noCommonAncestor() async {
    let old = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try relateStrangers(.iOS(9)) }
    }
    #expect(old.says("'NSGenericException', reason: 'Unable to activate constraint with items <UIView: 0x"))
    #expect(old.says("Does the constraint reference items in different view hierarchies?  That's illegal."))
    let new = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try relateStrangers(.iOS(10)) }
    }
    #expect(new.says("Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x"))
    #expect(
      new.says(".top\"> and <NSLayoutYAxisAnchor:0x") && new.says(".bottom\"> because they have no common ancestor."))
    #expect(new.says("Does the constraint or its anchors reference items in different view hierarchies?"))
  }
}

@MainActor private func relateStrangers(_ version: SystemVersion) throws {
  try Session.of(version).perform {
    let (a, b) = (UIView(), UIView())
    a.topAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
  }
}

/// Constraints that are added before their views are in the hierarchy. Basis: published logs.
@MainActor struct UnpreparedHierarchyTests {
  private func add(_ version: SystemVersion) throws -> (Board, UIView) {
    let board = try Board(version, on: "iphone-5", 100, 100), view = board.perform { UIView() }
    board.perform {
      view.translatesAutoresizingMaskIntoConstraints = false
      board.root.addConstraint(.draft(view, .top, board.root, .top, plus: 7))
    }
    return (board, view)
  }

  @Test("the log warns, in the words of its generation; when the view comes in time, all is well")
  func late() throws {
    let starts = [
      (SystemVersion.iOS(7), "The view hierarchy is", "-[UIView _view"),
      (.iOS(9), "The view hierarchy is", "-[UIView(UIConstraintBasedLayout) _view"),
      (.iOS(12), "[LayoutConstraints] The view hierarchy is", "-[UIView(UIConstraintBasedLayout) _view"),
    ]
    for (version, start, method) in starts {
      let (board, view) = try add(version)
      let line = try #require(board.session.log.first)
      #expect(line.hasPrefix("\(start) not prepared for the constraint: <NSLayoutConstraint:"))
      #expect(line.contains("\n\tWhen added to a view, the constraint's items must be descendants of that view"))
      #expect(line.hasSuffix("Break on \(method)HierarchyUnpreparedForConstraint:] to debug."))
      board.root.addSubview(view)
      board.layOut()
      #expect(view.frame.minY == 7)
    }
  }

  @Test("otherwise the layout ends the program; iOS 6 refuses at once, and a length is refused by every release")
  func never() async {
    let late = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let (board, view) = try UnpreparedHierarchyTests().add(.iOS(8))
        withExtendedLifetime(view) { board.layOut() }
      }
    }
    #expect(late.says("Impossible to set up layout with view hierarchy unprepared for constraint."))
    let early = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try UnpreparedHierarchyTests().add(.iOS(6)) }
    }
    #expect(early.says("'NSGenericException', reason: 'Unable to install constraint on view.  Does the constraint"))
    let length = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        withExtendedLifetime(view) { UIView().addConstraint(view.widthAnchor.constraint(equalToConstant: 1)) }
      }
    }
    #expect(length.says("reference something from outside the subtree of the view?  That's illegal. constraint:"))
  }
}
