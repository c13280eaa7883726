import ConstraintSolver

/// Gaussian elimination over rows that hold exactly, to find the rows that determine the value of an expression.
///
/// A row that follows from earlier ones is never named, so the order of the rows determines which ones are.
struct Elimination {
  /// `pivot` is one of the variables of `coefficients`, with the coefficient 1. `rows` is the combination of given
  /// rows.
  private struct Step {
    var pivot: Variable
    var coefficients: [Variable: Double]
    var rows: [Int: Double]
  }

  private static let zero = 1e-9
  private var steps: [Variable: Step] = [:]

  init(rows: [[Term]]) {
    for (index, terms) in rows.enumerated() { add(terms, row: index) }
  }

  private mutating func add(_ terms: [Term], row: Int) {
    var (rest, used) = reduced(terms)
    guard let pivot = rest.keys.min(), let scale = rest[pivot] else { return }
    used[row, default: 0] += 1
    let step = Step(pivot: pivot, coefficients: rest.mapValues { $0 / scale }, rows: used.mapValues { $0 / scale })
    for (variable, other) in steps {
      guard let factor = other.coefficients[pivot] else { continue }
      steps[variable] = Self.difference(of: other, step, times: factor)
    }
    steps[pivot] = step
  }

  private static func difference(of step: Step, _ other: Step, times factor: Double) -> Step {
    var result = step
    subtract(other.coefficients, times: factor, from: &result.coefficients)
    subtract(other.rows, times: factor, from: &result.rows)
    return result
  }

  private static func subtract<Key: Hashable>(
    _ other: [Key: Double], times factor: Double, from sums: inout [Key: Double]
  ) {
    for (key, value) in other {
      let difference = (sums[key] ?? 0) - factor * value
      sums[key] = abs(difference) > zero ? difference : nil
    }
  }

  /// Returns the remainder of an expression after replacing known variables, and the rows that were used.
  private func reduced(_ terms: [Term]) -> (rest: [Variable: Double], rows: [Int: Double]) {
    var rest: [Variable: Double] = [:], rows: [Int: Double] = [:]
    for term in terms { rest[term.variable, default: 0] += term.coefficient }
    for variable in rest.keys.sorted() {
      guard let step = steps[variable], let factor = rest[variable] else { continue }
      Self.subtract(step.coefficients, times: factor, from: &rest)
      Self.subtract(step.rows, times: factor, from: &rows)
    }
    return (rest.filter { abs($0.value) > Self.zero }, rows)
  }

  /// Returns the indexes of the rows that sum up to the expression, or an empty array if its value is not determined.
  func rowsFixing(_ terms: [Term]) -> [Int] {
    let (rest, rows) = reduced(terms)
    return rest.isEmpty ? rows.keys.sorted() : []
  }
}
