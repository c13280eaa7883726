import CoreTypes
import Testing
import UIKit

@testable import Simulator

/// The inspector's information about views, and its edits.
@MainActor struct InspectorTests {
  private let screen: LiveScreen

  init() throws { screen = try LiveScreen() }

  private func row(_ label: String, of text: String) -> String? {
    screen.details(of: text)?.sections.flatMap(\.rows).first { $0.label == label }?.value
  }

  @Test func theTree() {
    let tree = screen.inspector.tree(), label = tree.first { $0.text == "Name" }
    #expect(tree.first?.type == "UIWindow")
    #expect(label?.name == "nameLabel")
    #expect(label?.frame.prefix(2) == [20, 100])
    #expect(label?.isShown == true)
    screen.session.perform { screen.label.superview?.isHidden = true }
    #expect(screen.inspector.tree().first { $0.text == "Name" }?.isShown == false)
  }

  @Test func detailsAndConstraints() throws {
    #expect(row("x", of: "Name") == "20")
    #expect(row("y", of: "Name") == "100")
    let details = try #require(screen.details(of: "Name"))
    #expect(details.constraints.prefix(4).map(\.constant) == [20, 100, 8, 0])
    #expect(details.constraints.allSatisfy { $0.state == "holds" })
    let leading = details.constraints[0]
    #expect(leading.lines.count == 1)
    #expect(leading.lines[0][0] == 0 && leading.lines[0][2] == 20, "from the edge to the label")
    #expect(details.outlines.contains { $0.kind == "baseline" })
    #expect(details.swift.hasPrefix("nameLabel.frame = CGRect(x: 20, y: 100"))
    #expect(details.test.contains("#expect(nameLabel.frame == CGRect"))
  }

  @Test func aConflictIsMarked() throws {
    screen.session.perform {
      let other = screen.label.leadingAnchor.constraint(equalTo: screen.label.superview!.leadingAnchor, constant: 30)
      other.isActive = true
    }
    screen.session.commitWindows()
    let states = try #require(screen.details(of: "Name")).constraints.map(\.state)
    #expect(states.count { $0 == "conflict" } == 2)
  }

  @Test func why() {
    guard case .explanation(_, let value, let lines) = screen.inspector.explanation(of: screen.number(of: "Save"), "x")
    else {
      Issue.record("no explanation")
      return
    }
    #expect(value == "x")
    #expect(lines.count > 2)
    #expect(lines[0].depth == 0 && lines.contains { $0.depth > 0 })
    #expect(lines.contains { $0.text.contains("8") })
    #expect(screen.inspector.explanation(of: 0, "x") == .gone)
  }

  @Test func changesByHand() {
    #expect(
      screen.act(.editConstraint(view: screen.number(of: "Name"), constraint: 0, key: "constant", value: "50")) == nil)
    #expect(row("x", of: "Name") == "50")
    #expect(screen.act(.editView(view: screen.number(of: "Name"), key: "text", value: "A longer name")) == nil)
    #expect(screen.label.text == "A longer name")
    #expect(screen.act(.editView(view: screen.number(of: "Save"), key: "hidden", value: "true")) == nil)
    #expect(screen.button.isHidden)
  }

  /// None of these may end the app, as some would on a phone.
  @Test(arguments: [
    ("width", "-5"), ("width", "nan"), ("x", "1e300"), ("x", "left"), ("alpha", ""), ("lines", "-1"), ("no", "1"),
    ("horizontalHugging", "0"), ("verticalResistance", "1001"),
  ])
  func nonsense(key: String, value: String) {
    #expect(screen.act(.editView(view: screen.number(of: "Name"), key: key, value: value)) != nil)
  }

  @Test func prioritiesThatUIKitWouldRefuse() {
    let number = screen.number(of: "Name")
    for value in ["999", "0", "1001", "high"] {
      #expect(screen.act(.editConstraint(view: number, constraint: 0, key: "priority", value: value)) != nil)
    }
    #expect(screen.act(.editConstraint(view: number, constraint: 99, key: "constant", value: "1")) != nil)
    #expect(screen.act(.editView(view: 12_345, key: "x", value: "1")) != nil)
  }

  /// A number is never reused for another view.
  @Test func numbersStay() {
    let old = screen.number(of: "Save")
    screen.session.perform { screen.button.removeFromSuperview() }
    #expect(screen.number(of: "Name") == screen.number(of: "Name"))
    for _ in 0..<50 {
      screen.session.perform {
        let passing = UILabel()
        screen.label.superview?.addSubview(passing)
        #expect(screen.inspector.tree().allSatisfy { $0.type != "UIButton" })
        passing.removeFromSuperview()
      }
    }
    #expect(!screen.inspector.tree().contains { $0.number == old })
  }

  @Test func picking() {
    let views = screen.inspector.views(at: CGPoint(x: 25, y: 105))
    #expect(views.first == screen.number(of: "Name"))
    #expect(views.count > 1)
    #expect(screen.inspector.views(at: CGPoint(x: -10, y: -10)).isEmpty)
  }
}
