/// A system of linear equations and inequalities with strict priorities, and its best solution.
///
/// * Required rows hold to 1e-6. Rows that cannot hold are reported as a ``Conflict`` and become optional above all
/// others.
/// * Among optional rows, level by level from the highest priority down, the *sum of absolute deviations* is minimal
///   (an inequality deviates by its violation). A higher level is never traded for any number of lower ones.
///   Sums, not squares: of `x == 0`, `x == 10` and `x == 100` at one priority the median, 10, wins.
/// * Among equally good solutions, the first variable is as near as possible to its preferred value, then the second,
///   and so on in the order variables were made. So values depend neither on the order of rows nor on earlier
///   solutions. The preferred value of a variable meets the strongest row in which it is the last variable, see
///   ``StayPreference``; without such a row, it is zero. So in a row of views whose natural widths do not add up, the last view
///   changes its width, and a view that keeps at least a distance keeps exactly that distance.
///
/// A solver is a value: you can change and solve a copy to try something out.
///
/// > Source: the method is of the Cassowary family (Badros, Borning, Stuckey 2001), with error costs as vectors.
package struct Solver: Sendable {
  package enum Outcome: Sendable {
    case solved
    /// The solver stopped early, because it needed too many pivots or rounding hid a contradiction. This is a safeguard
    /// and not expected. Rows may be violated; the values are still reproducible.
    case gaveUp
  }

  private var memory = Memory()

  package init() {}

  /// - Parameters:
  ///   - variables, rows: The expected numbers of each, to avoid reallocations.
  package init(variables: Int, rows: Int) { memory.engine.reserve(variables: variables, rows: rows) }

  /// The outcome of the last ``solve(choosingBroken:)``.
  package var outcome: Outcome {
    for component in 0..<memory.engine.components.count
    where memory.engine.components[component].gaveUp && memory.engine.components[component].rows.count > 0 {
      return .gaveUp
    }
    return .solved
  }

  /// - Parameter kind: The meaning of upper bounds where nothing else counts; see ``VariableKind``.
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

  /// - Complexity: Constant. The next solution follows most changes without rebuilding anything.
  package mutating func setConstant(_ constant: Double, of row: RowID) {
    let slot = memory.engine.store.slot(of: row)
    if memory.engine.store.rows[slot].constant == constant { return }
    precondition(constant.isFinite, "A row's constant must be finite, not \(constant)")
    own()
    memory.engine.setConstant(constant, of: slot)
  }

  /// Solves the system. If nothing changed since the last call, it returns the same conflicts without calling `choose`.
  ///
  /// - Parameter choose: Returns the row to break from a minimal conflicting set, given in the order of adding. The
  ///   broken row is then met "as nearly as possible", above every optional row. Any answer outside the set means its
  ///   last row.
  /// - Complexity: Near linear in the rows that are connected with a change. Each conflict costs one more build of
  ///   these. Unconnected rows cost nothing.
  @discardableResult
  package mutating func solve(choosingBroken choose: ([RowID]) -> RowID = { $0.last! }) -> [Conflict] {
    own()
    memory.engine.solve(choosingBroken: choose)
    return memory.engine.conflicts
  }

  /// Returns the value after the last ``solve(choosingBroken:)``; 0 for a variable that no row mentions.
  package func value(of variable: Variable) -> Double { memory.engine.values[variable.index] }

  /// Calls `body` with all values, indexed by variable.
  package func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
    body(UnsafeBufferPointer(memory.engine.values.buffer(0, memory.engine.values.count)))
  }

  /// Returns whether the variable could take another value at equal cost without violating anything. A variable that no
  /// row mentions is ambiguous.
  package func isAmbiguous(_ variable: Variable) -> Bool { memory.engine.canChange(variable.index) }

  // MARK: Writing rows without allocating arrays

  /// Adds a term to the row being written. Terms of one variable add up.
  package mutating func write(_ coefficient: Double, _ variable: Variable) {
    precondition(coefficient.isFinite, "A coefficient must be finite, not \(coefficient)")
    precondition(
      Int(variable.index) < memory.engine.kinds.count, "A row may only mention variables of its own solver")
    if memory.engine.store.isDraftEmpty { own() }
    memory.engine.store.write(coefficient, variable.index)
  }

  /// Completes the row being written.
  ///
  /// - Parameters:
  ///   - known: The row to replace. If only the constant differs, nothing else changes; if nothing differs, the solver
  ///     stays solved.
  /// - Returns: The row's identifier; `known` if it was given.
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

  /// Ensures that this copy owns its memory. Copies of a solver share their memory until one of them changes.
  @inline(__always) private mutating func own() {
    if !isKnownUniquelyReferenced(&memory) { copyMemory() }
  }

  @inline(never) private mutating func copyMemory() { memory = Memory(memory.engine.copy()) }

  func inspect<Result>(_ body: (borrowing Engine) -> Result) -> Result { body(memory.engine) }
}

/// The storage of a solver. It never changes while it is shared, except for the sums that ``Solver/isAmbiguous(_:)``
/// borrows and clears.
private final class Memory: @unchecked Sendable {
  /// Only a solver accesses the engine. A solver is a value, so the compiler enforces exclusive access there.
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
