/// The priority of a row, 1...1000. A row at 1000 is required: it holds, or it is reported as a conflict.
///
/// Distinct values are strictly ordered levels, never weights: one row at 751 beats any number of rows at 750, and
/// 999.5 is a different level from 999.
package struct Priority: Hashable, Comparable, Sendable {
  package let value: Float

  package static let required = Priority(1000)

  package init(_ value: Float) {
    precondition(value > 0, "A priority must be a positive number, not \(value)")
    self.value = value
  }

  package var isRequired: Bool { value >= 1000 }

  package static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
