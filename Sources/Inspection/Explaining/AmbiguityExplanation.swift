import ConstraintSolver
import CoreTypes
import UIKit

/// A view whose place its constraints leave open, with two layouts that are as good as each other.
@MainActor package struct AmbiguityExplanation {
  package let view: UIView
  /// `x`, `width` and so on: what is open.
  package let open: [String]
  /// Where the layout has it, and another place at equal cost; in the superview's coordinates, not rounded.
  package let first: CGRect
  package let second: CGRect
  /// Its content asks for these lengths, as strongly as something else asks for the contrary.
  package let natural: [String]
}

extension AmbiguityExplanation {
  /// Views in the order of the tree.
  ///
  /// A view whose own constraints are complete is open, too, when it hangs on one whose are not.
  package static func all(in evidence: LayoutEvidence, below root: UIView) -> [AmbiguityExplanation] {
    var found: [AmbiguityExplanation] = []
    func visit(_ view: UIView) {
      if let explanation = AmbiguityExplanation(view, in: evidence) { found.append(explanation) }
      view.subviews.forEach(visit)
    }
    visit(root)
    return found
  }

  private init?(_ view: UIView, in evidence: LayoutEvidence) {
    let variables = Self.variables(of: view, in: evidence)
    let free = variables.filter { evidence.solver.isAmbiguous($0) }
    guard view !== evidence.root, let pushed = free.first, let frame = evidence.frame(of: view, in: evidence.solver)
    else { return nil }
    self.view = view
    open = free.compactMap { evidence.unknowns[$0]?.part }
    first = frame
    second = Self.otherFrame(of: view, pushing: pushed, in: evidence) ?? frame
    natural = evidence.naturalLengths(of: view)
  }

  private static func variables(of view: UIView, in evidence: LayoutEvidence) -> [Variable] {
    [(NSLayoutConstraint.Axis.horizontal, false), (.vertical, false), (.horizontal, true), (.vertical, true)]
      .compactMap { evidence.variable(of: view, $0.0, isLength: $0.1) }
  }

  /// The frame when one more wish, weaker than all others, pulls the variable away: 100 points up, else down.
  private static func otherFrame(of view: UIView, pushing variable: Variable, in evidence: LayoutEvidence) -> CGRect? {
    let now = evidence.solver.value(of: variable)
    for distance in [100.0, -100.0] {
      var trial = evidence.solver
      let wish = Row(
        [Term(variable, 1)], constant: -(now + distance), .equal, priority: Priority(.leastNormalMagnitude))
      trial.add(wish)
      trial.solve(choosingBroken: evidence.broken)
      if abs(trial.value(of: variable) - now) > 1e-3 { return evidence.frame(of: view, in: trial) }
    }
    return nil
  }
}

extension AmbiguityExplanation {
  package var diagnostic: Diagnostic {
    Diagnostic(
      rule: "ambiguous-layout", severity: .warning, view: view.source?.id, message: message,
      position: view.source?.position, notes: [Diagnostic.Note(advice)])
  }

  /// `badge: x and width are open: (20 8; 40 20) is as good as (120 8; 40 20).`
  package var message: String {
    let verb = open.count == 1 ? "is" : "are"
    let places = first == second ? "." : ": \(first.inWords) is as good as \(second.inWords)."
    return "\(view.caption): \(Self.list(open)) \(verb) open\(places)"
  }

  package var advice: String {
    let wishes = open.compactMap { part -> String? in
      // A position that hangs on the neighbour's length comes with it.
      let length = part == "x" ? "width" : part == "y" ? "height" : ""
      if open.contains(length), natural.contains(length) { return nil }
      switch part {
      case "x": return "a horizontal position (leading, trailing or centerX)"
      case "y": return "a vertical position (top, bottom or centerY)"
      case let length where natural.contains(length):
        return "another hugging or compression resistance priority for its \(length) than its neighbour has"
      case "width": return "a width, a natural width or a second horizontal edge"
      default: return "a height, a natural height or a second vertical edge"
      }
    }
    return "It needs \(Self.list(wishes))."
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension LayoutEvidence {
  fileprivate func naturalLengths(of view: UIView) -> [String] {
    rows.compactMap { entry in
      guard case .contentSize(view, let axis) = entry.origin else { return nil }
      return axis.lengthName
    }
  }
}

extension CGRect {
  /// `(20 8; 40 20)`
  package var inWords: String {
    "(\(Double(minX).inWords) \(Double(minY).inWords); \(Double(width).inWords) \(Double(height).inWords))"
  }
}
