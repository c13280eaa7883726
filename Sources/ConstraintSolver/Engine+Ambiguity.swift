/// The smallest change of a variable that counts as a different value, in points.
private let noticeableChange = 1e-6

extension Engine {
  /// Returns whether the variable has another value in some other optimum.
  ///
  /// The answer is exact. Reduced costs alone do not suffice: degenerate layouts make them zero without leaving
  /// anything open. A variable that no row mentions is ambiguous.
  mutating func canChange(_ variable: Int32) -> Bool {
    guard Int(variable) < componentOf.count else { return true }
    let component = componentOf[variable]
    guard component >= 0 else { return true }
    let block = tableau.blocks[component]
    definitions.symbols.reserve(tableau.symbolCount)
    definitions.add(1, variable)
    definitions.expand()
    replaceBasicSymbols()
    defer { definitions.clearSum() }
    var upwards: [Cell] = []
    for place in 0..<definitions.variables.touched.count {
      let other = definitions.variables.touched[place]
      if !definitions.isDefined(other), abs(definitions.variables[other]) > Tolerance.coefficient { return true }
    }
    for place in 0..<definitions.symbols.touched.count {
      let symbol = definitions.symbols.touched[place]
      let coefficient = definitions.symbols[symbol]
      guard abs(coefficient) > Tolerance.coefficient, isLoose(symbol, block) else { continue }
      upwards.append(Cell(index: symbol, coefficient: coefficient))
    }
    if upwards.isEmpty { return false }
    let downwards = upwards.map { Cell(index: $0.index, coefficient: -$0.coefficient) }
    var scratch = tableau.copy()
    scratch.fixCostly(components[component].symbols, block)
    var other = scratch.copy()
    return scratch.canIncrease(upwards, block) || other.canIncrease(downwards, block)
  }
}

extension Tableau {
  /// Fixes every symbol with a cost at zero, as in every optimum.
  mutating func fixCostly(_ stretch: Stretch, _ block: CostBlock) {
    for symbol in stretch.indices where symbols[symbol].kind == .restricted && !isBasic(Int32(symbol)) {
      if costSign(Int32(symbol), block) != 0 { symbols[symbol].kind = .marker }
    }
  }

  /// Runs the primal simplex method (Dantzig, 1951) with Bland's rule until the objective has grown noticeably or
  /// cannot grow.
  ///
  /// - Parameter objective: The objective in nonbasic symbols.
  mutating func canIncrease(_ objective: [Cell], _ block: CostBlock) -> Bool {
    var objective = SymbolSums(objective)
    var growth = 0.0
    for _ in 0..<(20 * rows.count + 100) {
      guard let entering = objective.lowestPositive(where: { symbols[$0].kind == .restricted }) else { return false }
      guard let (row, limit) = firstLimit(of: entering.index) else { return true }
      growth += limit * entering.coefficient
      if growth > noticeableChange { return true }
      pivot(row: row, cell: cell(of: entering.index, in: row)!, block)
      objective.replace(entering, by: cells.buffer(Int(rows[row].first), Int(rows[row].first + rows[row].count)))
    }
    return false
  }

  /// Returns the row that limits the growth of a symbol, and the limit. Ties go to the lowest basic symbol.
  func firstLimit(of entering: Int32) -> (row: Int32, limit: Double)? {
    var best: (row: Int32, limit: Double)?
    forEachRow(holding: entering) { row in
      let basic = rows[row].basic
      guard rows[row].component >= 0, symbols[basic].kind != .free, let cell = cell(of: entering, in: row) else {
        return
      }
      let coefficient = cells[cell].coefficient
      let isBound = symbols[basic].kind != .restricted
      guard isBound ? coefficient != 0 : coefficient < 0 else { return }
      let limit = isBound ? 0 : max(0, symbols[basic].value) / -coefficient
      if let current = best, (current.limit, rows[current.row].basic) <= (limit, basic) { return }
      best = (row, limit)
    }
    return best
  }
}

/// A short objective, stored by symbol.
private struct SymbolSums {
  private var coefficients: [Int32: Double] = [:]

  init(_ cells: [Cell]) {
    for cell in cells { coefficients[cell.index, default: 0] += cell.coefficient }
  }

  /// Returns the lowest symbol with a positive coefficient. The minimum does not depend on the dictionary's order.
  func lowestPositive(where isAllowed: (Int32) -> Bool) -> Cell? {
    coefficients.filter { $0.value > Tolerance.coefficient && isAllowed($0.key) }
      .min { $0.key < $1.key }.map { Cell(index: $0.key, coefficient: $0.value) }
  }

  mutating func replace(_ entering: Cell, by cells: UnsafeMutableBufferPointer<Cell>) {
    coefficients[entering.index] = nil
    for cell in cells { coefficients[cell.index, default: 0] += entering.coefficient * cell.coefficient }
  }
}
