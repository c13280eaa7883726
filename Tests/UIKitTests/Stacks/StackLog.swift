import UIKit

@testable import UIKit

/// The constraints of a stack view, one per line, with names in place of addresses: `'UISV-spacing' S1.leading ==
/// S0.trailing + 10`, items in the order of the constraint.
@MainActor struct StackLog {
  private let stack: UIStackView
  private var names: [ObjectIdentifier: String] = [:]

  init(_ stack: UIStackView) {
    self.stack = stack
    names[ObjectIdentifier(stack)] = "stack"
    for (index, view) in stack.arrangedSubviews.enumerated() { names[ObjectIdentifier(view)] = "S\(index)" }
    let gaps = stack.layoutGuides.filter { $0 is _UIOLAGapGuide }
    for (index, gap) in gaps.enumerated() { names[ObjectIdentifier(gap)] = "gap\(index)" }
    for guide in stack.layoutGuides where guide is _UILayoutSpacer { names[ObjectIdentifier(guide)] = "spacer" }
    for guide in stack.layoutGuides where guide.kind == .layoutMargins { names[ObjectIdentifier(guide)] = "margins" }
  }

  /// Sorted, because the order of constraints is arbitrary.
  var lines: [String] { constraints.map(line).sorted() }

  func lines(_ identifier: String) -> [String] {
    constraints.filter { $0.identifier == identifier }.map(line).sorted()
  }

  /// The constraints of the stack view and of its items that the stack view made.
  var constraints: [NSLayoutConstraint] {
    ([stack] + stack.arrangedSubviews).flatMap(\.constraints).filter { $0.identifier?.hasPrefix("UISV") == true }
  }

  private func line(_ constraint: NSLayoutConstraint) -> String {
    let first = "\(name(constraint.firstItem)).\(constraint.firstAttribute)"
    let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
    return "\(constraint.identifier ?? "") \(first) \(constraint.relation.sign) \(rightSide(of: constraint))\(priority)"
  }

  private func rightSide(of constraint: NSLayoutConstraint) -> String {
    guard constraint.secondAttribute != .notAnAttribute else { return "\(constraint.constant)" }
    let share = (constraint.multiplier * 1e6).rounded() / 1e6
    let factor = constraint.multiplier == 1 ? "" : "\(share)*"
    let constant = constraint.constant == 0 ? "" : " + \(constraint.constant)"
    return "\(factor)\(name(constraint.secondItem)).\(constraint.secondAttribute)\(constant)"
  }

  private func name(_ item: AnyObject?) -> String { item.flatMap { names[ObjectIdentifier($0)] } ?? "?" }
}
