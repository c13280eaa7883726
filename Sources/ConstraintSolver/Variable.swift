/// An unknown of the layout, such as an edge or a width. Its value is one number, which may be negative.
///
/// Variables are numbered in the order they were made, and that order breaks every tie (see ``Solver``).
package struct Variable: Hashable, Comparable, Sendable {
  package let index: Int32

  package static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

/// A term `coefficient · variable`. A variable may appear in several terms of a row; they add up.
package struct Term: Equatable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The role of a variable. Positions follow from lengths, one after the other, which makes solving fast. Where values
/// are left open, a length that is bounded only from above is zero, while a position keeps its bound.
package enum VariableKind: UInt8, Sendable, BitwiseCopyable {
  case position, length
}
