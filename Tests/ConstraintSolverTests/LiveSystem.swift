import ConstraintSolver

/// A solver that is edited, and the rows that it should contain.
struct LiveSystem {
  private(set) var solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var kinds: [VariableKind] = []
  private(set) var ids: [RowID] = []
  private(set) var rows: [Row] = []
  /// Which row of a conflicting set breaks, modulo its count.
  let choice: Int

  /// - Parameter count: The number of variables; every other one is a position.
  init(variables count: Int, choice: Int = 0) {
    self.choice = choice
    for _ in 0..<count { makeVariable() }
  }

  /// Returns a new solver with the same rows.
  func startedOver() -> LiveSystem { with(rows, kinds) }

  /// Returns the same variables with other rows.
  func with(_ rows: [Row]) -> LiveSystem { with(rows, kinds) }

  private func with(_ rows: [Row], _ kinds: [VariableKind]) -> LiveSystem {
    var system = LiveSystem(variables: 0, choice: choice)
    for kind in kinds { system.makeVariable(kind) }
    for row in rows { system.add(row) }
    return system
  }

  @discardableResult
  mutating func makeVariable(_ kind: VariableKind? = nil) -> Variable {
    kinds.append(kind ?? .drawn(variables.count))
    variables.append(solver.makeVariable(kinds[kinds.count - 1]))
    return variables[variables.count - 1]
  }

  mutating func add(_ row: Row) {
    ids.append(solver.add(row))
    rows.append(row)
  }

  mutating func remove(at place: Int) {
    solver.remove(ids.remove(at: place))
    rows.remove(at: place)
  }

  mutating func setConstant(_ constant: Double, at place: Int) {
    solver.setConstant(constant, of: ids[place])
    rows[place].constant = constant
  }

  /// Replaces a row; its index stays.
  mutating func replace(at place: Int, by row: Row) {
    for term in row.terms { solver.write(term.coefficient, term.variable) }
    solver.finishRow(constant: row.constant, over: row.over, under: row.under, replacing: ids[place])
    rows[place] = row
  }

  /// Solves, and returns everything known about the solution.
  mutating func solve() -> Verdict {
    let conflicts = solver.solve(choosingBroken: { [choice] in $0[choice % $0.count] })
    return Verdict(of: solver, variables, ids, rows, conflicts)
  }
}

extension VariableKind {
  /// Alternates lengths and positions, which is as good as any order for random rows.
  static func drawn(_ index: Int) -> VariableKind { index % 2 == 0 ? .length : .position }
}

extension LiveSystem: CustomStringConvertible {
  var description: String { rows.map(\.sentence).joined(separator: "\n") }
}

extension Row {
  /// The row with the price of each side.
  var sentence: String {
    let sum = terms.map { "\($0.coefficient)·v\($0.variable.index)" }.joined(separator: " + ")
    let prices = [over, under].map { $0.map { "\($0.value)" } ?? "free" }
    return "\(sum) + \(constant), over \(prices[0]), under \(prices[1])"
  }

  /// Returns how far the sum is above and below zero.
  func sides(_ values: [Double]) -> (over: Double, under: Double) {
    let sum = terms.reduce(constant) { $0 + $1.coefficient * values[Int($1.variable.index)] }
    return (max(0, sum), max(0, -sum))
  }
}
