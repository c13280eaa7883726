import Testing

@testable import UIKit

/// Constraints that a view holds.
@MainActor struct HeldConstraintTests {
  private func hold(_ count: Int, _ body: (UIView, [NSLayoutConstraint]) -> Void) {
    Session(environment: .standard).perform {
      let view = UIView()
      let constraints = (0..<count).map { view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) }
      NSLayoutConstraint.activate(constraints)
      body(view, constraints)
    }
  }

  /// > Basis: derived: `NSLayoutConstraint.isActive` may be set for one of many.
  @Test func `a thousand go one by one in steps that grow with their number`() {
    hold(1000) { view, constraints in
      for constraint in constraints { constraint.isActive = false }
      #expect(view.layout.constraints.steps < 4000)
      #expect(view.constraints.isEmpty)
    }
  }

  @Test func `the others keep their order`() {
    hold(100) { view, constraints in
      for (place, constraint) in constraints.enumerated() where place % 3 != 0 { constraint.isActive = false }
      constraints[1].isActive = true
      let expected = constraints.enumerated().filter { $0.offset % 3 == 0 }.map(\.element) + [constraints[1]]
      #expect(view.constraints.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    }
  }

  @Test func `one that another view holds is left alone`() {
    hold(2) { view, constraints in
      let other = UIView()
      other.removeConstraint(constraints[0])
      #expect(view.constraints.count == 2 && constraints[0].isActive)
    }
  }
}
