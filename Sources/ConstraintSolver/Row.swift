package enum Relation: Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// One linear wish: `sum(terms) + constant  RELATION  0`.
///
/// Mind the side of the constant: `width == 100` is `terms: [width], constant: -100`.
package struct Row: Sendable {
  package var terms: [Term]
  package var constant: Double
  package var relation: Relation
  package var priority: Priority

  package init(_ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Priority = .required) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }
}

/// Names a row of one solver. Later rows compare greater; a removed row's name is never used again.
package struct RowID: Hashable, Comparable, Sendable {
  package let index: Int32

  package static func < (left: RowID, right: RowID) -> Bool { left.index < right.index }
}

/// Required rows that cannot hold together.
package struct Conflict: Hashable, Sendable {
  /// A minimal set, in the order the rows were added: leave any one of them out and the others can hold.
  package let rows: [RowID]
  /// The one that was given up, a member of `rows`.
  package let broken: RowID

  package init(rows: [RowID], broken: RowID) {
    self.rows = rows
    self.broken = broken
  }
}
