// Why required rows cannot hold together.
//
// A row of the tableau that nothing can mend is a proof (Farkas' lemma): a combination of rows that says `0 < 0`. The
// rows that take part show as markers and slacks in it. Those besides the row's own are independent of each other, so
// there is no smaller proof among them; but rounding might blur which ones take part. So those that hardly do are left out
// in turn, and the set is minimal beyond doubt (deletion filtering; J. W. Chinneck, *Feasibility and Infeasibility in
// Optimization*).
extension Engine {
  /// Breaks one row of a minimal conflict after the other, until the component's other required rows can hold.
  ///
  /// - Returns: false when none was found.
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

  /// In the order they were added.
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
  ///   - proof: rows that contradict each other, but for what rounding did to the doubtful ones.
  ///   - candidates: all required rows of the component.
  /// - Returns: a minimal set that cannot hold, in the order they were added; nil where all unbroken ones can after all.
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

/// Rows that cannot hold together, in the order they were given.
private struct Contradiction {
  var slots: [Int32] = []
  /// Those that take so small a part that it may be rounding.
  var doubtful: [Int32] = []
}

/// What some rows require, in an engine of their own that remembers who takes part in what.
private struct RequiredRows: ~Copyable {
  private var trial = Engine(isTracing: true)
  /// By the trial's own rows.
  private let slots: [Int32]
  /// The tableau row that was found to be a proof.
  private var contradictory: Int32 = -1

  init(_ slots: [Int32], of engine: borrowing Engine) {
    self.slots = slots
    var variables: [Int32: Int32] = [:]
    for slot in slots { Self.write(engine.store.rows[slot], of: engine, into: &trial, &variables) }
    for component in trial.regroup() { trial.build(component) }
  }

  /// What the row requires; what it merely wishes is left out.
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

  /// One proof that the rows not released contradict each other; nil when all of them can hold.
  mutating func contradiction() -> Contradiction? {
    guard case .infeasible(let row) = trial.tableau.repair() else { return nil }
    contradictory = row
    let proof = trial.tableau.rows[row]
    var shares: [Int32: Double] = [trial.tableau.symbols[proof.basic].owner: 1], largest = 1.0
    for index in Int(proof.first)..<Int(proof.first + proof.count) {
      let cell = trial.tableau.cells[index], size = abs(cell.coefficient)
      // What was released can be anything, so it proves nothing; such a cell is what rounding left of one.
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

  /// Forms are exact to a billionth of their largest coefficient or so; multipliers of layouts are seldom below a
  /// thousandth.
  private static var doubt: Double { 1e-6 }

  /// From now on the row may be missed by any distance.
  mutating func release(_ slot: Int32) {
    guard let own = slots.firstIndex(of: slot) else { return }
    for symbol in 0..<Int32(trial.tableau.symbolCount) where trial.tableau.symbols[symbol].owner == Int32(own) {
      trial.tableau.release(symbol)
    }
    if contradictory >= 0 { trial.tableau.suspect(contradictory) }
  }
}
