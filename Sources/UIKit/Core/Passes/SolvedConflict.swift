import ConstraintSolver

/// A set of constraints that cannot all hold, and the one that was broken.
@MainActor package struct SolvedConflict {
  /// A minimal set: without any one of these, the others can hold. Rows against negative lengths are not included.
  package let rows: [Member]
  /// The rows of lengths that would be negative if all of these held.
  package let negativeLengths: [Member]
  package let broken: Member

  /// A row of the conflict and its source.
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

  /// The position in the document, if the row came from one.
  package var position: SourcePosition? {
    if case .constraint(let constraint) = self { constraint.sourcePosition } else { view?.source?.position }
  }

  /// The location in the program, if code made the constraint.
  package var place: CodeLocation? {
    if case .constraint(let constraint) = self { constraint.origin.place } else { nil }
  }
}
