import ConstraintSolver
import CoreTypes
import UIKit

/// A view whose frame is ambiguous, with two equally good layouts.
@MainActor package struct AmbiguityExplanation {
  package let view: UIView
  /// The ambiguous values, such as `x` and `width`.
  package let open: [String]
  /// The frame in the layout; `second` is another one at equal cost. Both are in the superview's coordinates, not
  /// rounded.
  package let first: CGRect
  package let second: CGRect
  /// The lengths whose natural size has the same priority as something that contradicts it.
  package let natural: [String]
}

extension AmbiguityExplanation {
  /// Returns the ambiguous views in tree order.
  ///
  /// A view with complete constraints is also ambiguous if they refer to an ambiguous view.
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

  /// Returns the frame if an additional preference, weaker than all others, moves the variable by 100 points, up or
  /// else down.
  private static func otherFrame(of view: UIView, pushing variable: Variable, in evidence: LayoutEvidence) -> CGRect? {
    let now = evidence.solver.value(of: variable)
    for distance in [100.0, -100.0] {
      var trial = evidence.solver
      let stay = Row(
        [Term(variable, 1)], constant: -(now + distance), .equal, priority: Priority(.leastNormalMagnitude))
      trial.add(stay)
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

  /// A message such as `badge: x and width are ambiguous: (20 8; 40 20) is as good as (120 8; 40 20).`
  package var message: String {
    let verb = open.count == 1 ? "is" : "are"
    let places =
      first == second
      ? "."
      : ": the frame \(first.inWords) satisfies the constraints as well as \(second.inWords)."
    return "\(view.caption): \(Self.list(open)) \(verb) ambiguous\(places)"
  }

  package var advice: String {
    let requests = open.compactMap { part -> String? in
      // A position that depends on the neighbor's length changes with it.
      let length = part == "x" ? "width" : part == "y" ? "height" : ""
      if open.contains(length), natural.contains(length) { return nil }
      switch part {
      case "x": return "a horizontal position (leading, trailing or centerX)"
      case "y": return "a vertical position (top, bottom or centerY)"
      case let length where natural.contains(length):
        return "a hugging or compression resistance priority for its \(length) that differs from its neighbor's"
      case "width": return "a width, an intrinsic width or a second horizontal edge"
      default: return "a height, an intrinsic height or a second vertical edge"
      }
    }
    return "It needs \(Self.list(requests))."
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
  /// The rectangle as `(20 8; 40 20)`.
  package var inWords: String {
    "(\(Double(minX).inWords) \(Double(minY).inWords); \(Double(width).inWords) \(Double(height).inWords))"
  }
}
