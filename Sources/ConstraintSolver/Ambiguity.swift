/// A change of a variable that is worth being called another value, in points.
private let noticeableChange = 1e-6

extension LinearProgram {
  /// Whether the variable has another value in some other optimum. Exact, not only a look at reduced costs, which
  /// degenerate layouts make zero without leaving anything open.
  func canChange(_ variable: Symbol) -> Bool {
    var scratch = self
    let form = scratch.expanded(variable)
    guard form.cells.contains(where: { isLoose($0.symbol) }) else { return false }
    if form.cells.contains(where: { $0.symbol < definitions.forms.count }) { return true }
    scratch.fixCostly(scratch.ownSymbols)
    let isFree: (Cell) -> Bool = { scratch.tableau.kinds[$0.symbol] == .restricted }
    let upwards = form.cells.filter(isFree)
    let downwards = upwards.map { Cell(symbol: $0.symbol, coefficient: -$0.coefficient) }
    return scratch.tableau.canIncrease(upwards) || scratch.tableau.canIncrease(downwards)
  }
}

extension Tableau {
  /// The primal simplex method (Dantzig, 1951) with Bland's rule, until the objective has noticeably grown or cannot.
  /// - Parameter objective: in symbols that are not basic.
  func canIncrease(_ objective: [Cell]) -> Bool {
    var tableau = self
    var objective = SymbolSums(objective)
    var growth = 0.0
    for _ in 0..<(20 * rows.count + 100) {
      guard let entering = objective.lowestPositive(where: { tableau.kinds[$0] == .restricted }) else { return false }
      guard let (row, limit) = tableau.firstLimit(of: entering.symbol) else { return true }
      growth += limit * entering.coefficient
      if growth > noticeableChange { return true }
      tableau.pivot(row: row, entering: entering.symbol)
      objective.replace(entering, by: tableau.rows[row].form.cells)
    }
    return false
  }

  /// The row that stops a symbol from growing, and how far it lets it grow; ties go to the lowest basic symbol.
  private func firstLimit(of entering: Symbol) -> (row: Int, limit: Double)? {
    var best: (row: Int, limit: Double)?
    for row in columns[entering].map(Int.init) {
      let coefficient = rows[row].form.coefficient(of: entering)
      let isBound = kinds[rows[row].basic] != .restricted
      guard isBound ? coefficient != 0 : coefficient < 0 else { continue }
      let limit = isBound ? 0 : max(0, rows[row].form.constant) / -coefficient
      if let current = best, (current.limit, rows[current.row].basic) <= (limit, rows[row].basic) { continue }
      best = (row, limit)
    }
    return best
  }
}

/// A short objective: cells by symbol.
private struct SymbolSums {
  private var coefficients: [Symbol: Double] = [:]

  init(_ cells: [Cell]) {
    for cell in cells { coefficients[cell.symbol, default: 0] += cell.coefficient }
  }

  /// The minimum does not depend on the dictionary's order.
  func lowestPositive(where isAllowed: (Symbol) -> Bool) -> Cell? {
    coefficients.filter { $0.value > Tolerance.coefficient && isAllowed($0.key) }
      .min { $0.key < $1.key }.map { Cell(symbol: $0.key, coefficient: $0.value) }
  }

  mutating func replace(_ entering: Cell, by cells: [Cell]) {
    coefficients[entering.symbol] = nil
    for cell in cells { coefficients[cell.symbol, default: 0] += entering.coefficient * cell.coefficient }
  }
}
