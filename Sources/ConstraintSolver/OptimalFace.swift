/// The set of all optima of a component: the solutions in which every symbol with a cost is zero.
///
/// The optima are a face of the polyhedron of all solutions. Each sum that is settled makes the face smaller. The face
/// is a dictionary like the tableau, of the symbols that are still open and of the variables without a definition. The
/// primal simplex method (Dantzig, 1951) moves it, with Bland's rule (1977), which cannot cycle.
struct OptimalFace: ~Copyable {
  private var tableau = Tableau()
  /// The expression being settled, `constant + sum`, in open nonbasic symbols.
  private var sum = SparseSum()
  var constant = 0.0
  private(set) var gaveUp = false

  mutating func removeAll() {
    tableau.removeAll()
    tableau.blocks.append(CostBlock())
    gaveUp = false
  }

  /// - Parameter kind: `.marker` for a symbol that is not open.
  @discardableResult
  mutating func addSymbol(_ kind: SymbolKind, value: Double) -> Int32 {
    let symbol = tableau.makeSymbol(kind, owner: -1, tableau.blocks[0])
    tableau.symbols[symbol].value = value
    sum.reserve(tableau.symbolCount)
    return symbol
  }

  /// Defines a symbol as its value plus the sum, if the sum contains anything open.
  mutating func define(_ basic: Int32, kind: SymbolKind) {
    if sum.touched.isEmpty { return }
    tableau.symbols[basic].kind = kind
    tableau.addRow(
      basic: basic, constant: tableau.symbols[basic].value, &sum, factor: 1, component: 0)
    constant = 0
  }

  /// Adds to the sum.
  mutating func add(_ coefficient: Double, _ symbol: Int32) {
    let state = tableau.symbols[symbol]
    constant += coefficient * state.value
    if state.row < 0 { return addOpen(coefficient, symbol) }
    let row = tableau.rows[state.row]
    for index in Int(row.first)..<Int(row.first + row.count) {
      addOpen(coefficient * tableau.cells[index].coefficient, tableau.cells[index].index)
    }
  }

  @inline(__always) private mutating func addOpen(_ coefficient: Double, _ symbol: Int32) {
    let kind = tableau.symbols[symbol].kind
    if kind == .restricted || kind == .free { sum.add(coefficient, symbol) }
  }

  // MARK: Settling

  /// Brings the sum as near to zero as possible, and keeps it there. `constant` is then the remaining distance.
  mutating func settleSum() {
    defer { sum.clear() }
    for _ in 0..<(20 * tableau.rows.count + 100) {
      if let column = columnForZero() { return keepAtZero(by: column) }
      guard abs(constant) > Tolerance.feasibility, let entering = columnTowardsZero() else { return freeze() }
      let limit = tableau.firstLimit(of: entering)
      let distance = -constant / sum[entering]
      guard let limit, limit.limit < distance else { return keepAtZero(by: entering) }
      exchange(limit.row, entering)
    }
    gaveUp = true
    freeze()
  }

  /// Returns a symbol that can bring the sum to zero without a limit: a free symbol or, if the sum is zero already, one
  /// of two symbols that pull in opposite directions.
  private func columnForZero() -> Int32? {
    var (free, up, down): (Int32, Int32, Int32) = (-1, -1, -1)
    for place in 0..<sum.touched.count {
      let symbol = sum.touched[place], coefficient = sum[symbol]
      guard abs(coefficient) > Tolerance.coefficient else { continue }
      if tableau.symbols[symbol].kind == .free {
        if free < 0 || abs(coefficient) > abs(sum[free]) { free = symbol }
      } else if coefficient > 0 {
        if up < 0 || coefficient > sum[up] { up = symbol }
      } else {
        if down < 0 || coefficient < sum[down] { down = symbol }
      }
    }
    if free >= 0 { return free }
    if abs(constant) > Tolerance.feasibility || up < 0 || down < 0 { return nil }
    return sum[up] >= -sum[down] ? up : down
  }

  private func columnTowardsZero() -> Int32? {
    var best: Int32 = -1
    for place in 0..<sum.touched.count {
      let symbol = sum.touched[place], coefficient = sum[symbol]
      guard abs(coefficient) > Tolerance.coefficient, coefficient * constant < 0 else { continue }
      if best < 0 || symbol < best { best = symbol }
    }
    return best < 0 ? nil : best
  }

  /// Prevents every symbol in the sum from growing.
  private mutating func freeze() {
    for place in 0..<sum.touched.count {
      let symbol = sum.touched[place]
      if abs(sum[symbol]) > Tolerance.coefficient { tableau.symbols[symbol].kind = .marker }
    }
  }

  /// Makes the symbol basic in a row that keeps the sum at zero.
  private mutating func keepAtZero(by column: Int32) {
    let basic = tableau.makeSymbol(.fixed, owner: -1, tableau.blocks[0])
    sum.reserve(tableau.symbolCount)
    tableau.addRow(basic: basic, constant: constant, &sum, factor: 1, component: 0)
    let row = Int32(tableau.rows.count - 1)
    tableau.pivot(row: row, cell: tableau.cell(of: column, in: row)!, tableau.blocks[0])
    constant = 0
  }

  /// Lets a symbol grow until a row limits it, and makes it basic there.
  private mutating func exchange(_ row: Int32, _ entering: Int32) {
    tableau.pivot(row: row, cell: tableau.cell(of: entering, in: row)!, tableau.blocks[0])
    let coefficient = sum.take(entering)
    add(coefficient, entering)
  }
}
