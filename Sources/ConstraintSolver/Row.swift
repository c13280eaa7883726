package enum Relation: Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// One linear wish: `sum(terms) + constant` is zero, or on the side that is free.
///
/// Mind the side of the constant: `width == 100` is `terms: [width], constant: -100`.
package struct Row: Sendable {
  package var terms: [Term]
  package var constant: Double
  /// How strongly the sum is kept from being above zero; nil when it may be.
  package var over: Priority?
  /// How strongly the sum is kept from being below zero; nil when it may be.
  package var under: Priority?

  /// - Parameters:
  ///   - over: against a sum above zero. A view's natural width is one row: `over` is its hugging, `under` its
  ///     compression resistance priority.
  package init(_ terms: [Term], constant: Double = 0, over: Priority?, under: Priority?) {
    self.terms = terms
    self.constant = constant
    self.over = over
    self.under = under
  }

  package init(_ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Priority = .required) {
    self.init(
      terms, constant: constant, over: relation == .greaterThanOrEqual ? nil : priority,
      under: relation == .lessThanOrEqual ? nil : priority)
  }

  package var isRequired: Bool { over?.isRequired ?? false || under?.isRequired ?? false }
}

/// Names a row of one solver. Later rows compare greater; a removed row's name is never used again, its index may be.
package struct RowID: Hashable, Comparable, Sendable {
  /// Below the number of rows there ever were at one time: good for tables beside the solver.
  package let index: Int32
  let serial: Int32

  package static func < (left: RowID, right: RowID) -> Bool { left.serial < right.serial }
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
