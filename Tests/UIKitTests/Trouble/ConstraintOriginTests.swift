import Testing
import UIKit

@testable import UIKit

/// Where constraints were created. Basis: the compiler's `#fileID` and `#line`.
@MainActor struct ConstraintOriginTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func isHere(_ constraint: NSLayoutConstraint, _ line: Int = #line) -> Bool {
    constraint.origin.place == CodeLocation(file: "UIKitTests/ConstraintOriginTests.swift", line: line)
  }

  @Test("a constraint knows the line that made it")
  func lines() {
    #expect(isHere(view.leftAnchor.constraint(equalTo: root.leftAnchor)))
    #expect(isHere(view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 4)))
    #expect(isHere(view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1)))
    #expect(isHere(view.widthAnchor.constraint(equalToConstant: 1)))
    #expect(isHere(view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 2)))
    let long = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 1)
    #expect(isHere(long, #line - 3))
  }

  @Test("those of a visual format know the format, too")
  func visualFormat() {
    let made = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[v(>=4)]", metrics: nil, views: ["v": view])
    #expect(made.count == 2 && made.allSatisfy { isHere($0, #line - 1) && $0.origin.format == "H:|-[v(>=4)]" })
  }

  @Test("a constraint from unknown code has the place of its activation, the system's own has none")
  func unknown() {
    let make = NSLayoutDimension.constraint(equalToConstant:)
    let constraint = make(view.widthAnchor)(8)
    #expect(constraint.origin.place == nil)
    NSLayoutConstraint.activate([constraint])
    #expect(isHere(constraint, #line - 1))
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.layoutIfNeeded()
    #expect(!stack.constraints.isEmpty && stack.constraints.allSatisfy { $0.origin.place == nil })
  }

  @Test("references to the methods have Apple's types")
  func references() {
    let equal: (NSLayoutXAxisAnchor, CGFloat) -> NSLayoutConstraint = {
      view.leftAnchor.constraint(equalTo: $0, constant: $1)
    }
    let far = root.rightAnchor.constraint(equalTo:constant:)
    let activate: ([NSLayoutConstraint]) -> Void = NSLayoutConstraint.activate
    activate([equal(root.leftAnchor, 1), far(view.rightAnchor, 2)])
    #expect(root.constraints.map(\.constant) == [1, 2])
    [root.topAnchor.constraint(equalTo: view.topAnchor)].forEach { $0.isActive = true }
    #expect(root.constraints.count == 3)
  }

  @Test("subclasses inherit the initialisers and override what Apple lets them")
  func subclasses() {
    let constraint = MarkedConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 1)
    #expect(constraint.isMarked && isHere(constraint, #line - 3))
    MarkedConstraint.activate([constraint])
    #expect(constraint.isActive && constraint.identifier == "activated")
  }
}
