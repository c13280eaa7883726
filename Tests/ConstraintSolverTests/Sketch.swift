import ConstraintSolver

/// A solver with a short syntax for rows: `sketch.add(width, .equal, 100, at: 750)`.
struct Sketch {
  var solver = Solver()
  var rows: [RowID: Row] = [:]

  mutating func variable(_ kind: VariableKind = .length) -> Variable { solver.makeVariable(kind) }

  @discardableResult
  mutating func add(_ terms: [Term], _ relation: Relation, _ bound: Double, at priority: Float = 1000) -> RowID {
    let row = Row(terms, constant: -bound, relation, priority: Priority(priority))
    let id = solver.add(row)
    rows[id] = row
    return id
  }

  @discardableResult
  mutating func add(_ variable: Variable, _ relation: Relation, _ bound: Double, at priority: Float = 1000) -> RowID {
    add([Term(variable)], relation, bound, at: priority)
  }

  /// Adds two optional rows, like a view's intrinsic content size: one for hugging and one for compression resistance.
  mutating func addContentSize(_ size: Variable, _ length: Double, hugging: Float, compression: Float) {
    add(size, .lessThanOrEqual, length, at: hugging)
    add(size, .greaterThanOrEqual, length, at: compression)
  }

  @discardableResult
  mutating func solve() -> [Conflict] { solver.solve(choosingBroken: { $0[0] }) }

  func isAbout(_ variable: Variable, _ expected: Double) -> Bool {
    abs(solver.value(of: variable) - expected) <= 1e-6
  }
}

/// Rows in the form of the reference: one priority for both sides.
extension Row {
  var relation: Relation { over == nil ? .greaterThanOrEqual : under == nil ? .lessThanOrEqual : .equal }

  var priority: Priority {
    get { over ?? under ?? .required }
    set {
      over = over == nil ? nil : newValue
      under = under == nil ? nil : newValue
    }
  }
}
