// Explains why required rows conflict.
//
// A violated tableau row that no pivot can fix is a proof of infeasibility (Farkas' lemma): a combination of rows that
// states `0 < 0`. The participating rows appear in it as markers and slacks. Except for the row's own, these are
// independent of each other, so no subset of them is a smaller proof. Rounding may blur which rows participate, so rows
// with tiny multipliers are left out in turn. The result is certain to be minimal (deletion filtering; J. W. Chinneck,
// *Feasibility and Infeasibility in Optimization*).
extension Engine {
  /// Breaks one row of each minimal conflict until the component's other required rows can hold.
  ///
  /// - Returns: false when no conflict was found.
  mutating func breakConflicts(of component: Int32, _ choose: ([RowID]) -> RowID) -> Bool {
    let candidates = unbrokenRequiredRows(of: component)
    var required = RequiredRows(candidates, of: self), found = false
    while let proof = required.contradiction(), let slots = minimalConflict(in: proof, among: candidates) {
      let rows = slots.map { store.id(of: $0) }, choice = choose(rows)
      let broken = rows.contains(choice) ? choice : rows[rows.count - 1]
      store.rows[broken.index].isBroken = true
      conflicts.append(Conflict(rows: rows, broken: broken))
      required.release(broken.index)
      found = true
    }
    return found
  }

  /// Returns the component's unbroken required rows in the order they were added.
  private func unbrokenRequiredRows(of component: Int32) -> [Int32] {
    let range = components[component].rows
    var slots: [Int32] = []
    for place in range.indices {
      let slot = componentRows[place]
      if store.rows[slot].isRequired, !store.rows[slot].isBroken { slots.append(slot) }
    }
    return slots
  }

  /// - Parameters:
  ///   - proof: Rows that contradict each other, except for rounding in the doubtful ones.
  ///   - candidates: All required rows of the component.
  /// - Returns: A minimal infeasible set in the order of adding; nil if all unbroken rows can hold after all.
  private func minimalConflict(in proof: Contradiction, among candidates: [Int32]) -> [Int32]? {
    if proof.doubtful.isEmpty { return proof.slots }
    var kept: [Int32], doubtful = proof.doubtful
    if let confirmed = contradiction(among: proof.slots) {
      kept = confirmed
    } else if let other = contradiction(among: candidates.filter({ !store.rows[$0].isBroken })) {
      (kept, doubtful) = (other, other)
    } else {
      return nil
    }
    for row in doubtful where kept.contains(row) {
      let others = kept.filter { $0 != row }
      if let smaller = contradiction(among: others) { kept = smaller }
    }
    return kept
  }

  private func contradiction(among slots: [Int32]) -> [Int32]? {
    var required = RequiredRows(slots, of: self)
    return required.contradiction()?.slots
  }
}

/// The rows that contradict each other, in the order they were given.
private struct Contradiction {
  var slots: [Int32] = []
  /// Rows whose multipliers are so small that they may be rounding noise.
  var doubtful: [Int32] = []
}

/// The required sides of some rows, in a separate engine that records which rows participate in each form.
private struct RequiredRows: ~Copyable {
  private var trial = Engine(isTracing: true)
  /// The caller's rows, indexed by the trial engine's rows.
  private let slots: [Int32]
  /// The tableau row that proves the contradiction; -1 for none.
  private var contradictory: Int32 = -1

  init(_ slots: [Int32], of engine: borrowing Engine) {
    self.slots = slots
    var variables: [Int32: Int32] = [:]
    for slot in slots { Self.write(engine.store.rows[slot], of: engine, into: &trial, &variables) }
    for component in trial.regroup() { trial.build(component) }
  }

  /// Writes the required side of a row; its optional side is left out.
  private static func write(
    _ row: StoredRow, of engine: borrowing Engine, into trial: inout Engine, _ variables: inout [Int32: Int32]
  ) {
    for index in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount) {
      let term = engine.store.terms[index]
      let variable = variables[term.index] ?? trial.makeVariable(engine.kinds[term.index])
      variables[term.index] = variable
      trial.store.write(term.coefficient, variable)
    }
    let over = row.over >= Strength.required ? row.over : Strength.free
    let under = row.under >= Strength.required ? row.under : Strength.free
    _ = trial.finishRow(constant: row.constant, over: over, under: under)
  }

  /// Returns one proof that the rows not yet released contradict each other; nil when all of them can hold.
  mutating func contradiction() -> Contradiction? {
    guard case .infeasible(let row) = trial.tableau.repair() else { return nil }
    contradictory = row
    let proof = trial.tableau.rows[row]
    var shares: [Int32: Double] = [trial.tableau.symbols[proof.basic].owner: 1], largest = 1.0
    for index in Int(proof.first)..<Int(proof.first + proof.count) {
      let cell = trial.tableau.cells[index], size = abs(cell.coefficient)
      // A free symbol is released and proves nothing; such a cell is what rounding left.
      if trial.tableau.symbols[cell.index].kind == .free { continue }
      shares[trial.tableau.symbols[cell.index].owner, default: 0] += size
      largest = max(largest, size)
    }
    shares[-1] = nil
    var found = Contradiction()
    for (own, share) in shares.sorted(by: { $0.key < $1.key }) {
      found.slots.append(slots[Int(own)])
      if share < Self.doubt * largest { found.doubtful.append(slots[Int(own)]) }
    }
    return found
  }

  /// The multiplier below which participation is doubtful. Forms are exact to roughly a billionth of their largest
  /// coefficient; multipliers of layouts are seldom below a thousandth.
  private static var doubt: Double { 1e-6 }

  /// Allows the row any error.
  mutating func release(_ slot: Int32) {
    guard let own = slots.firstIndex(of: slot) else { return }
    for symbol in 0..<Int32(trial.tableau.symbolCount) where trial.tableau.symbols[symbol].owner == Int32(own) {
      trial.tableau.release(symbol)
    }
    if contradictory >= 0 { trial.tableau.suspect(contradictory) }
  }
}
