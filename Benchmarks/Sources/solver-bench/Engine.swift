import BenchmarkKit
import ConstraintSolver

/// Tinamou's solver with the rows of one problem, created in advance.
struct Engine {
  private struct PreparedRow {
    let first: Int32
    let last: Int32
    let over: Priority?
    let under: Priority?
  }

  private struct PreparedTerm {
    let coefficient: Double
    let variable: Int32
  }

  let problem: Problem
  private var kinds: [VariableKind]
  private var terms: [PreparedTerm]
  private var prepared: [PreparedRow] = []
  /// The constants of the prepared rows.
  private var constants: [Double] = []
  /// The index of the prepared row for each row of the problem; the two rows of a natural size become one.
  private var preparedIndex: [Int] = []

  private(set) var solver = Solver()
  private var variables: [Variable] = []
  private var names: [RowID] = []
  private(set) var values: [Double]

  init(_ problem: Problem) {
    self.problem = problem
    kinds = (0..<problem.variableCount).map { problem.isPosition($0) ? .position : .length }
    terms = zip(problem.coefficient, problem.variable).map { PreparedTerm(coefficient: $0, variable: $1) }
    values = [Double](repeating: 0, count: Int(problem.variableCount))
    for row in problem.rows { prepare(Int(row)) }
    variables.reserveCapacity(Int(problem.variableCount))
    names.reserveCapacity(prepared.count)
  }

  private mutating func prepare(_ row: Int) {
    if row > 0, problem.isNaturalSize[row - 1] {
      preparedIndex.append(prepared.count - 1)
      return
    }
    preparedIndex.append(prepared.count)
    let priority = Priority(problem.priority[row])
    let terms = problem.terms(of: Int32(row))
    constants.append(problem.constant[row])
    prepared.append(
      PreparedRow(
        first: Int32(terms.lowerBound), last: Int32(terms.upperBound),
        over: problem.relation[row] == .atLeast ? nil : priority, under: under(row, priority)))
  }

  private func under(_ row: Int, _ priority: Priority) -> Priority? {
    if problem.isNaturalSize[row] { return Priority(problem.priority[row + 1]) }
    return problem.relation[row] == .atMost ? nil : priority
  }
}

// MARK: - Timed work

extension Engine {
  /// Creates a solver, writes every row, solves, and reads every value.
  mutating func build() {
    write()
    solve()
    read()
  }

  /// Returns the seconds, without the deallocation of an earlier solver.
  mutating func buildTime() -> Double {
    discard()
    settleHeap()
    return seconds { build() }
  }

  mutating func write() {
    solver = Solver(variables: Int(problem.variableCount), rows: prepared.count)
    variables.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    for kind in kinds { variables.append(solver.makeVariable(kind)) }
    for row in prepared.indices { names.append(add(row)) }
  }

  mutating func solve() { solver.solve() }

  mutating func read() {
    solver.withValues { solved in values.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: solved) } }
  }

  mutating func resize(to width: Double) {
    solver.setConstant(-width, of: names[preparedIndex[Int(problem.rootWidth!.row)]])
    solver.solve()
    read()
  }

  /// Removes the last row of a form and adds it again, solving after each.
  mutating func removeAndAdd() {
    let rows = preparedIndex[Int(problem.detachable.lowerBound)]...preparedIndex[Int(problem.detachable.upperBound) - 1]
    for row in rows { solver.remove(names[row]) }
    solver.solve()
    read()
    for row in rows { names[row] = add(row) }
    solver.solve()
    read()
  }

  /// Sets the constants of another problem with the same shape.
  mutating func rebind(to other: Engine) {
    for row in names.indices { solver.setConstant(other.constants[row], of: names[row]) }
    solver.solve()
    read()
  }

  mutating func discard() { solver = Solver() }

  @inline(__always)
  private mutating func add(_ index: Int) -> RowID {
    let row = prepared[index]
    for place in Int(row.first)..<Int(row.last) {
      let term = terms[place]
      solver.write(term.coefficient, variables[Int(term.variable)])
    }
    return solver.finishRow(constant: constants[index], over: row.over, under: row.under)
  }
}
