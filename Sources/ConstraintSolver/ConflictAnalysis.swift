// Why required rows cannot hold together.
//
// A row of the tableau that nothing can mend is a proof (Farkas' lemma): a combination of rows that says `0 < 0`. The
// rows that take part show as markers and slacks in it. Those besides the row's own are independent of each other, so
// there is no smaller proof among them; but rounding might blur which ones take part. So each is left out in turn, and
// the set is minimal beyond doubt (deletion filtering; J. W. Chinneck, *Feasibility and Infeasibility in
// Optimization*).
extension Engine {
  /// - Parameter candidates: required rows of one component, in the order they were added.
  /// - Returns: a minimal set that cannot hold, in this order; nil when all of them can.
  func minimalConflict(among candidates: [Int32]) -> [Int32]? {
    guard let proof = contradiction(among: candidates) else { return nil }
    var kept = contradiction(among: proof) == nil ? candidates : proof
    for row in proof where kept.contains(row) {
      let others = kept.filter { $0 != row }
      if let smaller = contradiction(among: others) { kept = smaller }
    }
    return kept
  }

  /// The rows of one proof that the candidates contradict each other, in their order.
  private func contradiction(among candidates: [Int32]) -> [Int32]? {
    var trial = Engine(isTracing: true)
    var variables: [Int32: Int32] = [:]
    for slot in candidates { write(store.rows[slot], into: &trial, &variables) }
    return trial.proofOfContradiction()?.sorted().map { candidates[Int($0)] }
  }

  /// What the row requires; what it merely wishes is left out.
  private func write(_ row: StoredRow, into trial: inout Engine, _ variables: inout [Int32: Int32]) {
    for index in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount) {
      let term = store.terms[index]
      let variable = variables[term.index] ?? trial.makeVariable(kinds[term.index])
      variables[term.index] = variable
      trial.store.write(term.coefficient, variable)
    }
    let over = row.over >= Strength.required ? row.over : Strength.free
    let under = row.under >= Strength.required ? row.under : Strength.free
    _ = trial.finishRow(constant: row.constant, over: over, under: under)
  }

  /// For an engine that traces and was never solved.
  private mutating func proofOfContradiction() -> Set<Int32>? {
    for component in regroup() { build(component) }
    guard case .infeasible(let row) = tableau.repair() else { return nil }
    let proof = tableau.rows[row]
    var owners: Set<Int32> = [tableau.symbols[proof.basic].owner]
    for index in Int(proof.first)..<Int(proof.first + proof.count) {
      owners.insert(tableau.symbols[tableau.cells[index].index].owner)
    }
    return owners.subtracting([-1])
  }
}
