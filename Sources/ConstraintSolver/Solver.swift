/// A system of linear equations and inequalities with strict priorities, and its best solution.
///
/// * Required rows hold to 1e-6. Those that cannot are reported as ``Conflict`` and become optional above all others.
/// * Among optional rows, level by level from the highest priority down, the *sum of absolute deviations* is as small
///   as it can be (an inequality deviates by its violation). A higher level is never traded for any number of lower
///   ones. Sums, not squares: of `x == 0`, `x == 10` and `x == 100` at one priority the median, 10, wins.
/// * Where several solutions are equally good, the one with the first variable nearest to its wish is taken, among
///   those the one with the second variable nearest to its own, and so on in the order variables were made. So values
///   depend neither on the order of rows nor on earlier solutions. A variable is wished to meet the strongest row in
///   which it is the last variable, see ``Wish``; without such a row, to be zero. So in a row of views whose natural
///   widths do not add up the last gives way, and a view that keeps at least a distance keeps just that.
///
/// It is a value: a copy can be changed and solved on its own, to try something out.
///
/// > Source: the method is of the Cassowary family (Badros, Borning, Stuckey 2001), with error costs as vectors.
package struct Solver: Sendable {
  package enum Outcome: Sendable {
    case solved
    /// A safeguard, not expected to be met: too many pivots were needed, or rounding hid a contradiction. Rows may be
    /// violated; the values are reproducible all the same.
    case gaveUp
  }

  private var memory = Memory()

  package init() {}

  /// - Parameters:
  ///   - variables, rows: about how many there will be; fewer moves of memory while they come.
  package init(variables: Int, rows: Int) { memory.engine.reserve(variables: variables, rows: rows) }

  /// How the last ``solve(choosingBroken:)`` ended.
  package var outcome: Outcome {
    for component in 0..<memory.engine.components.count
    where memory.engine.components[component].gaveUp && memory.engine.components[component].rows.count > 0 {
      return .gaveUp
    }
    return .solved
  }

  /// - Parameter kind: what upper bounds mean where nothing else counts; see ``VariableKind``.
  package mutating func makeVariable(_ kind: VariableKind = .length) -> Variable {
    own()
    return Variable(index: memory.engine.makeVariable(kind))
  }

  @discardableResult
  package mutating func add(_ row: Row) -> RowID {
    for term in row.terms { write(term.coefficient, term.variable) }
    return finishRow(constant: row.constant, over: row.over, under: row.under)
  }

  package mutating func remove(_ row: RowID) {
    own()
    memory.engine.remove(memory.engine.store.slot(of: row))
  }

  /// - Complexity: constant until the next solution, which follows most changes without building anything anew.
  package mutating func setConstant(_ constant: Double, of row: RowID) {
    precondition(constant.isFinite, "A row's constant must be finite, not \(constant)")
    own()
    memory.engine.setConstant(constant, of: memory.engine.store.slot(of: row))
  }

  /// Solves. When nothing changed since the last time, it returns the conflicts of then without asking again.
  ///
  /// - Parameter choose: which row of a minimal conflicting set, given in the order of adding, to break. It is then
  ///   tried "as nearly as possible", above every optional row. Any answer that is not in the set means its last row.
  /// - Complexity: near linear in the rows that are connected with what changed; each conflict costs another build of
  ///   these. What is not connected costs nothing.
  @discardableResult
  package mutating func solve(choosingBroken choose: ([RowID]) -> RowID = { $0.last! }) -> [Conflict] {
    own()
    memory.engine.solve(choosingBroken: choose)
    return memory.engine.conflicts
  }

  /// The value after the last ``solve(choosingBroken:)``; 0 for a variable that no row mentions.
  package func value(of variable: Variable) -> Double { memory.engine.values[variable.index] }

  /// All values at once, by the index of the variable.
  package func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
    body(UnsafeBufferPointer(memory.engine.values.buffer(0, memory.engine.values.count)))
  }

  /// Whether the variable could take another value at equal cost without violating anything. A variable that no row
  /// mentions is ambiguous.
  package func isAmbiguous(_ variable: Variable) -> Bool { memory.engine.canChange(variable.index) }

  // MARK: Writing rows without making arrays

  /// Adds a term to the row that is being written; terms of one variable add up.
  package mutating func write(_ coefficient: Double, _ variable: Variable) {
    precondition(coefficient.isFinite, "A coefficient must be finite, not \(coefficient)")
    precondition(
      Int(variable.index) < memory.engine.kinds.count, "A row may only mention variables of its own solver")
    if memory.engine.store.isDraftEmpty { own() }
    memory.engine.store.write(coefficient, variable.index)
  }

  /// Ends the row that is being written.
  ///
  /// - Parameters:
  ///   - known: the row that it takes the place of. When only the constant is another one, that is all that changes;
  ///     when nothing is, the solver stays solved.
  /// - Returns: the row's name; that of `known` where there is one.
  @discardableResult
  package mutating func finishRow(
    constant: Double, over: Priority?, under: Priority?, replacing known: RowID? = nil
  ) -> RowID {
    precondition(constant.isFinite, "A row's constant must be finite, not \(constant)")
    own()
    let (over, under) = (Strength.number(over), Strength.number(under))
    if let known {
      let slot = memory.engine.store.slot(of: known)
      memory.engine.finishRow(replacing: slot, constant: constant, over: over, under: under)
      return known
    }
    return memory.engine.store.id(of: memory.engine.finishRow(constant: constant, over: over, under: under))
  }

  // MARK: Memory

  /// Copies of a solver share their memory until one of them changes.
  private mutating func own() {
    if !isKnownUniquelyReferenced(&memory) { memory = Memory(memory.engine.copy()) }
  }

  func inspect<Result>(_ body: (borrowing Engine) -> Result) -> Result { body(memory.engine) }
}

/// Never changed while it is shared, but for the sums that ``Solver/isAmbiguous(_:)`` borrows and clears.
private final class Memory: @unchecked Sendable {
  /// The one way to it is a solver, which is a value: exclusive access is the compiler's business there.
  @exclusivity(unchecked) var engine = Engine()

  init() {}
  init(_ engine: consuming Engine) { self.engine = engine }
}

extension Strength {
  @inline(__always) static func number(_ priority: Priority?) -> Float {
    guard let priority else { return free }
    return min(priority.value, required)
  }
}
