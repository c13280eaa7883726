package enum Relation: Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// A linear constraint: `sum(terms) + constant` is zero, or has the sign that is free.
///
/// Note the side of the constant: `width == 100` is `terms: [width], constant: -100`.
package struct Row: Sendable {
  package var terms: [Term]
  package var constant: Double
  /// The priority against a sum above zero; nil if the sum may be positive.
  package var over: Priority?
  /// The priority against a sum below zero; nil if the sum may be negative.
  package var under: Priority?

  /// - Parameters:
  ///   - over: The priority against a sum above zero. A view's intrinsic width is one row:
  ///     `over` is its content hugging priority, `under` its compression resistance priority.
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

/// The identifier of a row in one solver. Later rows compare greater. The identifier of a removed row is never reused,
/// but its index may be.
package struct RowID: Hashable, Comparable, Sendable {
  /// An index below the largest number of rows that existed at any time; suitable for tables beside the solver.
  package let index: Int32
  let serial: Int32

  package static func < (left: RowID, right: RowID) -> Bool { left.serial < right.serial }
}

/// A minimal set of required rows that cannot all hold.
package struct Conflict: Hashable, Sendable {
  /// The rows in the order they were added. Without any one of them, the others can hold.
  package let rows: [RowID]
  /// The row that was broken, a member of `rows`.
  package let broken: RowID

  package init(rows: [RowID], broken: RowID) {
    self.rows = rows
    self.broken = broken
  }
}
