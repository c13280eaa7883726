/// Which variable a row should define when it holds several: whatever keeps later forms short.
struct DefinitionPreferences: Sendable {
  private struct Traits: Sendable {
    /// A variable that a row names alone, like a width with a wished size, is better defined by that row.
    var hasRowOfItsOwn = false
    var occurrences = 0
  }

  private var traits: [Traits]

  init(_ goals: [Goal], variables count: Int) {
    traits = Array(repeating: Traits(), count: count)
    for goal in goals {
      for term in goal.terms { traits[Int(term.variable.index)].occurrences += 1 }
      if goal.terms.count == 1 { traits[Int(goal.terms[0].variable.index)].hasRowOfItsOwn = true }
    }
  }

  /// The allowed variable to define. Coefficients far below the largest are avoided for accuracy; ties go to the last
  /// variable, as views are mostly placed relative to earlier ones. Other symbols than variables are passed over.
  func best(among cells: [Cell], where isAllowed: (Symbol) -> Bool) -> Symbol? {
    let variables = cells.filter { $0.symbol < traits.count }
    let smallest = 0.01 * variables.reduce(0) { max($0, abs($1.coefficient)) }
    var best: Symbol?
    for cell in variables where abs(cell.coefficient) > max(smallest, Tolerance.coefficient) && isAllowed(cell.symbol) {
      if best.map({ isBetter(cell.symbol, than: $0) }) ?? true { best = cell.symbol }
    }
    return best
  }

  private func isBetter(_ left: Symbol, than right: Symbol) -> Bool {
    let (first, second) = (traits[left], traits[right])
    if first.hasRowOfItsOwn != second.hasRowOfItsOwn { return second.hasRowOfItsOwn }
    if first.occurrences != second.occurrences { return first.occurrences < second.occurrences }
    return left > right
  }
}
