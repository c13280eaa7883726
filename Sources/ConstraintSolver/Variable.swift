/// An unknown of the layout: an edge, a width, anything that has one number as its value. It may be negative.
///
/// Variables are numbered in the order they were made, and that order decides every tie (see ``Solver``).
package struct Variable: Hashable, Comparable, Sendable {
  package let index: Int32

  package static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

/// `coefficient · variable`. The same variable may appear in several terms of a row; they add up.
package struct Term: Equatable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// What a variable stands for. Positions follow from lengths, one after the other, which is how a solution is found
/// quickly; and of what is left open, a length that is bounded from above only is zero, while a position keeps its bound.
package enum VariableKind: UInt8, Sendable, BitwiseCopyable {
  case position, length
}
