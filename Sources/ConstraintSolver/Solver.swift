/// A system of linear equations and inequalities with strict priorities, and its best solution.
///
/// * Required rows hold to 1e-6. Those that cannot are reported as ``Conflict`` and become optional above all others.
/// * Among optional rows, level by level from the highest priority down, the *sum of absolute deviations* is as small
///   as it can be (an inequality deviates by its violation). A higher level is never traded for any number of lower
///   ones. Sums, not squares: of `x == 0`, `x == 10` and `x == 100` at one priority the median, 10, wins.
/// * Where several solutions are equally good, the one with the first variable nearest to zero is taken, among those
///   the one with the second variable nearest to zero, and so on in the order variables were made. So values depend
///   neither on the order of rows nor on earlier solutions.
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

  /// How the last ``solve(choosingBroken:)`` ended.
  package private(set) var outcome = Outcome.solved
  private(set) var store = RowStore()
  private var variableCount = 0
  private(set) var isSolved = false
  private(set) var conflicts: [Conflict] = []
  private var values: [Double] = []
  private var draft: [Term] = []
  /// The optimum before one of several was picked; what ``isAmbiguous(_:)`` looks at.
  private(set) var optimum: LinearProgram?

  package init() {}

  package mutating func makeVariable(_ kind: VariableKind = .length) -> Variable {
    defer { variableCount += 1 }
    return Variable(index: Int32(variableCount))
  }

  @discardableResult
  package mutating func add(_ row: Row) -> RowID {
    isSolved = false
    return store.add(normalized(row))
  }

  package mutating func remove(_ row: RowID) {
    isSolved = false
    store.remove(row)
  }

  package mutating func setConstant(_ constant: Double, of row: RowID) {
    precondition(constant.isFinite, "A row's constant must be finite, not \(constant)")
    if store[row].constant == constant { return }
    isSolved = false
    store[row].constant = constant
  }

  /// The value after the last ``solve(choosingBroken:)``; 0 for a variable that no row mentions.
  package func value(of variable: Variable) -> Double {
    Int(variable.index) < values.count ? values[Int(variable.index)] : 0
  }

  /// Whether the variable could take another value at equal cost without violating anything. A variable that no row
  /// mentions is ambiguous.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    guard let optimum, Int(variable.index) < optimum.definitions.forms.count else { return true }
    return optimum.canChange(Int(variable.index))
  }

  /// Adds up terms of the same variable, and leaves out those that come to nothing.
  private func normalized(_ row: Row) -> Row {
    precondition(row.constant.isFinite, "A row's constant must be finite, not \(row.constant)")
    var terms: [Term] = []
    for term in row.terms {
      precondition(term.coefficient.isFinite, "A coefficient must be finite, not \(term.coefficient)")
      precondition(Int(term.variable.index) < variableCount, "A row may only mention variables of its own solver")
      if let known = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[known].coefficient += term.coefficient
      } else {
        terms.append(term)
      }
    }
    terms.removeAll { abs($0.coefficient) <= Tolerance.coefficient }
    return Row(terms, constant: row.constant, over: row.over, under: row.under)
  }
}

// MARK: - Writing rows without making arrays

extension Solver {
  /// Adds a term to the row that is being written.
  package mutating func write(_ coefficient: Double, _ variable: Variable) {
    draft.append(Term(variable, coefficient))
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
    let row = normalized(Row(draft, constant: constant, over: over, under: under))
    draft.removeAll(keepingCapacity: true)
    guard let known else { return add(row) }
    if store[known].hasSameShape(as: row) {
      setConstant(constant, of: known)
    } else {
      isSolved = false
      store[known] = row
    }
    return known
  }
}

extension Row {
  fileprivate func hasSameShape(as other: Row) -> Bool {
    over == other.over && under == other.under && terms == other.terms
  }
}

// MARK: - Solving

extension Solver {
  /// Solves. When nothing changed since the last time, it returns the conflicts of then without asking again.
  ///
  /// - Parameter choose: which row of a minimal conflicting set, given in the order of adding, to break. It is then
  ///   tried "as nearly as possible", above every optional row. Any answer that is not in the set means its last row.
  /// - Complexity: near linear for chains and forms; each conflict costs another build.
  @discardableResult
  package mutating func solve(choosingBroken choose: ([RowID]) -> RowID = { $0.last! }) -> [Conflict] {
    if isSolved { return conflicts }
    conflicts = []
    var broken: Set<Int> = []
    var program = makeProgram(broken: broken)
    var repair = program.repair()
    while case .infeasible = repair, let conflict = nextConflict(excluding: broken, choose) {
      conflicts.append(conflict)
      broken.insert(store.position(of: conflict.broken))
      program = makeProgram(broken: broken)
      repair = program.repair()
    }
    finish(program, repair)
    return conflicts
  }

  private mutating func finish(_ program: LinearProgram, _ repair: Repair) {
    isSolved = true
    optimum = program
    var settled = program
    if case .optimal = repair, case .optimal = settled.settle(mentioned: mentionedVariables()) {
      outcome = .solved
    } else {
      outcome = .gaveUp
    }
    values = settled.values().prefix(variableCount).map { $0 + 0 }  // never minus zero
  }

  private func nextConflict(excluding broken: Set<Int>, _ choose: ([RowID]) -> RowID) -> Conflict? {
    let candidates = store.rows.indices.filter { store.rows[$0].isRequired && !broken.contains($0) }
    let analysis = ConflictAnalysis(rows: store.rows, variableCount: variableCount)
    guard let rows = analysis.minimalConflict(among: candidates)?.map({ store.ids[$0] }), !rows.isEmpty else {
      return nil
    }
    let choice = choose(rows)
    return Conflict(rows: rows, broken: rows.contains(choice) ? choice : rows[rows.count - 1])
  }

  private func makeProgram(broken: Set<Int>) -> LinearProgram {
    let strength: (Int, Priority) -> Float = { broken.contains($0) && $1.isRequired ? .infinity : $1.value }
    let levels = PriorityLevels(
      store.rows.indices.flatMap { row in
        [store.rows[row].over, store.rows[row].under].compactMap { $0.map { strength(row, $0) } }
      }.filter { $0 < Priority.required.value || $0 == .infinity })
    let goals = store.rows.indices.map { row in
      Goal(store.rows[row], index: row) { levels.level(of: strength(row, $0)) }
    }
    return LinearProgram(
      goals: Goal.joiningOpposites(goals, variableCount: variableCount), variables: variableCount,
      levels: levels.count + 1)
  }

  private func mentionedVariables() -> [Symbol] {
    var isMentioned = Array(repeating: false, count: variableCount)
    for row in store.rows {
      for term in row.terms { isMentioned[Int(term.variable.index)] = true }
    }
    return isMentioned.indices.filter { isMentioned[$0] }
  }
}

/// The priorities in use as consecutive numbers, 0 the most important.
private struct PriorityLevels {
  private let strengths: [Float]

  init(_ strengths: [Float]) { self.strengths = Set(strengths).sorted(by: >) }

  var count: Int { strengths.count }

  func level(of strength: Float) -> Int? { strengths.firstIndex(of: strength) }
}
