import Testing
import UIKit

@testable import UIKit

/// Ownership, and the remains of a released object. Basis: the classes' references: superviews retain subviews, views
/// retain the constraints they hold, and nothing else retains a view.
@MainActor struct LifetimeTests {
  @Test("a view that outlives its superview has none, and is laid out by itself")
  func superviewGoes() throws {
    let board = try Board(100, 100)
    let child = board.perform { UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    weak var superview: UIView?
    board.perform {
      let view = UIView(), inner = UIView()
      view.addSubview(inner)
      inner.addSubview(child)
      superview = inner
    }
    #expect(superview == nil && child.superview == nil && child.root === child)
    child.setNeedsLayout()
    child.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("a constraint does not keep its views, and loses them")
  func itemsGo() throws {
    let board = try Board(100, 100)
    let constraint = board.perform { UIView().widthAnchor.constraint(equalToConstant: 5) }
    #expect(constraint.firstItem == nil && !constraint.isActive)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test("a constraint that outlives its holder is inactive, and another view may hold it")
  func holderGoes() throws {
    let board = try Board(100, 100), view = board.perform { UIView() }
    let constraint = view.widthAnchor.constraint(equalToConstant: 5)
    board.perform {
      let holder = UIView()
      holder.addSubview(view)
      holder.addConstraint(constraint)
      #expect(constraint.isActive && view.constraints.isEmpty)
    }
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(view.constraints == [constraint])
  }
}
