import ConstraintSolver

/// Constraints that cannot all hold, and the one that was given up.
@MainActor struct SolvedConflict {
  let rows: [RowOrigin]
  let broken: RowOrigin

  init(_ conflict: Conflict, in system: ConstraintSystem) {
    rows = conflict.rows.map(system.origin)
    broken = system.origin(of: conflict.broken)
  }

  /// In UIKit's words.
  var diagnostic: Diagnostic {
    let list = rows.map { "    \"\($0.description)\"" }.joined(separator: ",\n")
    return Diagnostic(
      rule: "unsatisfiable-constraints", severity: .warning, view: broken.view?.source?.id,
      message: """
        Unable to simultaneously satisfy constraints.
        (
        \(list)
        )
        Will attempt to recover by breaking constraint
        \(broken.description)
        """,
      position: broken.position ?? broken.view?.source?.position)
  }
}

extension RowOrigin {
  var view: UIView? {
    switch self {
    case .constraint(let constraint): (constraint.firstItem as? LayoutItem)?.owningItemView
    case .autoresizing(let view, _), .contentSize(let view, _), .minimumLength(let view, _), .encapsulated(let view, _):
      view
    case .guide(let guide): guide.owningView
    }
  }

  var position: SourcePosition? {
    if case .constraint(let constraint) = self { constraint.sourcePosition } else { nil }
  }

  var description: String {
    switch self {
    case .constraint(let constraint): constraint.description
    case .autoresizing(let view, let axis):
      "<NSAutoresizingMaskLayoutConstraint \(view.autoresizingMask.visualForm) \(view.shortName).\(axis.lengthName)>"
    case .contentSize(let view, let axis): "<NSContentSizeLayoutConstraint \(view.shortName).\(axis.lengthName)>"
    case .minimumLength(let view, let axis): "<NSLayoutConstraint \(view.shortName).\(axis.lengthName) >= 0>"
    case .encapsulated(let view, let axis):
      "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(axis.lengthName.capitalized)' \(view.shortName)>"
    case .guide(let guide): "<NSLayoutConstraint '\(guide.identifier)' \(guide.shortName)>"
    }
  }
}

extension UIView.AutoresizingMask {
  /// `h=-&- v=--&`: margin, size, margin; `&` is flexible.
  var visualForm: String { "h=\(horizontal.visualForm) v=\(vertical.visualForm)" }
}

extension AutoresizingAxis {
  var visualForm: String {
    if !flexibleMin && !flexibleSize && !flexibleMax { return "--&" }
    return [flexibleMin, flexibleSize, flexibleMax].map { $0 ? "&" : "-" }.joined()
  }
}

extension NSLayoutConstraint.Axis {
  var lengthName: String { self == .horizontal ? "width" : "height" }
}
