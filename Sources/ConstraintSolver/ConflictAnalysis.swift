/// Finds out why required rows cannot hold together.
///
/// A row of the tableau that nothing can mend is a proof (Farkas' lemma): a combination of rows that says `0 < 0`. The
/// rows that take part show as markers and slacks in it. Those besides the row's own are independent of each other, so
/// there is no smaller proof among them; but rounding might blur which ones take part. So each is left out in turn, and
/// the set is minimal beyond doubt (deletion filtering; J. W. Chinneck, *Feasibility and Infeasibility in
/// Optimization*).
struct ConflictAnalysis {
  let rows: [Row]
  let variableCount: Int

  /// - Parameter candidates: ascending indices of required rows.
  /// - Returns: indices of a minimal set that cannot hold, ascending; nil when all of them can.
  func minimalConflict(among candidates: [Int]) -> [Int]? {
    guard let proof = contradiction(among: candidates) else { return nil }
    var kept = contradiction(among: proof) == nil ? candidates : proof
    for row in proof where kept.contains(row) {
      let others = kept.filter { $0 != row }
      if let smaller = contradiction(among: others) { kept = smaller }
    }
    return kept
  }

  /// The rows of one proof that the candidates contradict each other, ascending.
  private func contradiction(among candidates: [Int]) -> [Int]? {
    let goals = candidates.map { Goal(rows[$0].onlyRequired, index: $0) { _ in nil } }
    var program = LinearProgram(goals: goals, variables: variableCount, levels: 1, isTracing: true)
    guard case .infeasible(let row) = program.repair() else { return nil }
    let proof = program.tableau.rows[row]
    let symbols = [proof.basic] + proof.form.cells.map(\.symbol)
    return Set(symbols.map { program.tableau.owners[$0] }).subtracting([-1]).sorted()
  }
}

extension Row {
  /// Without what it merely wishes.
  fileprivate var onlyRequired: Row {
    Row(
      terms, constant: constant, over: over.flatMap { $0.isRequired ? $0 : nil },
      under: under.flatMap { $0.isRequired ? $0 : nil })
  }
}
