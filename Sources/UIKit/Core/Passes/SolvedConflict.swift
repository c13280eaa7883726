import ConstraintSolver

/// Constraints that cannot all hold, and the one that was given up.
@MainActor package struct SolvedConflict {
  /// A minimal set: without any one of them the others can hold. That no length is negative goes without saying.
  package let rows: [Member]
  /// The lengths that would be negative if all of these held.
  package let negativeLengths: [Member]
  package let broken: Member

  /// A row of the conflict and why it is there.
  @MainActor package struct Member {
    package let id: RowID
    package let origin: RowOrigin
  }

  init(_ conflict: Conflict, in system: ConstraintSystem) {
    let all = conflict.rows.map { Member(id: $0, origin: system.origin(of: $0)) }
    rows = all.filter { !$0.origin.isMinimumLength }
    negativeLengths = all.filter(\.origin.isMinimumLength)
    broken = Member(id: conflict.broken, origin: system.origin(of: conflict.broken))
  }
}

extension RowOrigin {
  fileprivate var isMinimumLength: Bool {
    if case .minimumLength = self { true } else { false }
  }

  package var view: UIView? {
    switch self {
    case .constraint(let constraint): (constraint.firstItem as? LayoutItem)?.owningItemView
    case .autoresizing(let view, _, _), .contentSize(let view, _), .minimumLength(let view, _),
      .encapsulated(let view, _, _):
      view
    case .guide(let guide, _, _): guide.owningView
    }
  }

  /// In the document, when it came from one.
  package var position: SourcePosition? {
    if case .constraint(let constraint) = self { constraint.sourcePosition } else { view?.source?.position }
  }

  /// In the program, when a constraint was made there.
  package var place: CodeLocation? {
    if case .constraint(let constraint) = self { constraint.origin.place } else { nil }
  }
}
