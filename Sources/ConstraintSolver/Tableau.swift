/// The values that a symbol, one of the engine's own unknowns, may take.
enum SymbolKind: UInt8, BitwiseCopyable {
  /// Zero or more: a slack or an error.
  case restricted
  /// Exactly zero, and of no further use once it has left the basis.
  case fixed
  /// Exactly zero, but kept in every form it enters: it follows the constant of a required equality, and shows that
  /// this equality participates (see `ConflictAnalysis.swift`).
  case marker
  /// Any number: a variable without a definition, where ties are broken (see ``OptimalFace``).
  case free
}

/// The value of a symbol and its places in the tableau.
struct SymbolState: BitwiseCopyable {
  var value = 0.0
  /// The sum of changes to the constant of the symbol's row since it was built. Forms were written with the symbol's
  /// old meaning, which is `symbol + offset`.
  var offset = 0.0
  /// The caller's row that the symbol belongs to; -1 for none.
  var owner: Int32
  /// The tableau row in which the symbol is basic; -1 for none.
  var row: Int32 = -1
  /// The first link of the symbol's column; -1 for none.
  fileprivate(set) var column: Int32 = -1
  /// The symbol's position in the pivot row, used during a pivot; -1 for none.
  fileprivate(set) var position: Int32 = -1
  var kind: SymbolKind
}

/// A row of the tableau: `basic = constant + cells`. The constant is kept as the value of the basic symbol.
struct TableauRow: BitwiseCopyable {
  var first: Int32
  var count: Int32
  var capacity: Int32
  var basic: Int32
  /// The component of the row; -1 if that component was discarded.
  var component: Int32
}

/// The place of the costs of a component's symbols: one number per symbol and priority level.
struct CostBlock: BitwiseCopyable {
  var firstSymbol: Int32 = 0
  var first = 0
  var levels = 0
  var hasPivoted = false

  @inline(__always) func place(_ symbol: Int32) -> Int { first + Int(symbol - firstSymbol) * levels }
}

/// The dictionary form of the simplex method: each row writes one *basic* symbol in terms of the others, which are all
/// zero.
///
/// Rows are sparse, and a column index finds the rows that contain a symbol. So a pivot touches only those, and
/// independent parts of a layout do not affect each other. The index may list a row twice or unnecessarily, but never
/// misses one.
///
/// > Source: Badros, Borning, Stuckey, *The Cassowary Linear Arithmetic Constraint Solving Algorithm*, 2001, section 2;
/// > free variables are in ``EliminatedVariables`` instead.
struct Tableau: ~Copyable {
  private let place = NoncopyingAccess()

  var symbols = Pool<SymbolState>()
  /// The cost blocks, indexed by component.
  var blocks = Pool<CostBlock>()
  /// The components with pivots since the pool was last cleared.
  var pivoted = Pool<Int32>()

  private(set) var rows = Pool<TableauRow>()
  private(set) var cells = Pool<Cell>()
  var costs = Pool<Double>()
  private(set) var links = Pool<ColumnLink>()
  private var freeLink: Int32 = -1
  private var wastedCells = 0

  /// Rows that may be violated. The dual simplex looks only at these.
  var suspects = Pool<Int32>()
  private var isSuspect = Pool<Bool>()
  /// The symbols of the pivot row that also occur in the other row, used during a pivot.
  private var met = Pool<Int32>()
  private var round: Int32 = 0

  struct ColumnLink: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  func copy() -> Tableau {
    var other = Tableau()
    other.symbols = symbols.copy()
    other.blocks = blocks.copy()
    other.rows = rows.copy()
    other.cells = cells.copy()
    other.costs = costs.copy()
    other.links = links.copy()
    other.freeLink = freeLink
    other.wastedCells = wastedCells
    other.suspects = suspects.copy()
    other.isSuspect = isSuspect.copy()
    return other
  }

  mutating func removeAll() {
    symbols.removeAll()
    blocks.removeAll()
    pivoted.removeAll()
    rows.removeAll()
    cells.removeAll()
    costs.removeAll()
    links.removeAll()
    freeLink = -1
    wastedCells = 0
    suspects.removeAll()
    isSuspect.removeAll()
  }

  mutating func reserve(symbols count: Int, rows rowCount: Int) {
    symbols.reserve(count)
    costs.reserve(3 * count)
    rows.reserve(rowCount)
    isSuspect.reserve(rowCount)
    cells.reserve(cells.count + 4 * rowCount)
    links.reserve(links.count + 4 * rowCount)
  }

  var symbolCount: Int { symbols.count }

  /// - Parameter block: The block of the component being built; its symbols are consecutive.
  mutating func makeSymbol(_ kind: SymbolKind, owner: Int32, _ block: CostBlock) -> Int32 {
    symbols.append(SymbolState(owner: owner, kind: kind))
    let place = costs.extend(by: block.levels)
    for level in place..<place + block.levels { costs[level] = 0 }
    return Int32(symbols.count - 1)
  }

  @inline(__always) func isBasic(_ symbol: Int32) -> Bool { symbols[symbol].row >= 0 }

  /// Returns the distance of a row's basic symbol from the range its kind allows.
  func violation(of row: Int32) -> Double {
    let basic = symbols[rows[row].basic]
    switch basic.kind {
    case .restricted: return max(0, -basic.value)
    case .fixed, .marker: return abs(basic.value)
    case .free: return 0
    }
  }

  mutating func suspect(_ row: Int32) {
    if isSuspect[row] || violation(of: row) <= Tolerance.feasibility { return }
    isSuspect[row] = true
    suspects.append(row)
  }

  mutating func popSuspect() -> Int32? {
    guard let row = suspects.popLast() else { return nil }
    isSuspect[row] = false
    return row
  }

  /// Returns the symbol's index in `cells`; nil when the row does not contain the symbol.
  func cell(of symbol: Int32, in row: Int32) -> Int? {
    let place = rows[row]
    for index in Int(place.first)..<Int(place.first + place.count) where cells[index].index == symbol { return index }
    return nil
  }
}

// MARK: - Rows

extension Tableau {
  /// Adds `basic = constant + factor · sum`, leaving out `basic` itself. The sum must not contain basic symbols.
  mutating func addRow(basic: Int32, constant: Double, _ sum: inout SparseSum, factor: Double, component: Int32) {
    let row = Int32(rows.count)
    let first = cells.count
    for place in 0..<sum.touched.count {
      let symbol = sum.touched[place]
      let coefficient = sum[symbol]
      guard symbol != basic, abs(coefficient) > Tolerance.coefficient else { continue }
      cells.append(Cell(index: symbol, coefficient: coefficient * factor))
      link(symbol, to: row)
    }
    sum.clear()
    let count = Int32(cells.count - first)
    _ = cells.extend(by: Self.sparePlaces)
    let capacity = count + Int32(Self.sparePlaces)
    rows.append(TableauRow(first: Int32(first), count: count, capacity: capacity, basic: basic, component: component))
    isSuspect.append(false)
    symbols[basic].row = row
    symbols[basic].value = constant
    moveCosts(of: basic, to: rows[row], blocks[component])
    suspect(row)
  }

  /// The free cells behind a new row, so that its first pivots need not move it.
  private static var sparePlaces: Int { 4 }

  /// Discards the rows of a component.
  mutating func retire(_ stretch: Stretch) {
    for row in stretch.indices {
      rows[row].component = -1
      wastedCells += Int(rows[row].capacity)
    }
  }

  @inline(__always) fileprivate mutating func link(_ symbol: Int32, to row: Int32) {
    if freeLink >= 0 {
      let place = freeLink
      freeLink = links[place].next
      links[place] = ColumnLink(row: row, next: symbols[symbol].column)
      symbols[symbol].column = place
    } else {
      links.append(ColumnLink(row: row, next: symbols[symbol].column))
      symbols[symbol].column = Int32(links.count - 1)
    }
  }

  /// Calls `body` for every row that may contain the symbol, sometimes twice.
  func forEachRow(holding symbol: Int32, _ body: (Int32) -> Void) {
    var place = symbols[symbol].column
    while place >= 0 {
      body(links[place].row)
      place = links[place].next
    }
  }

  /// Notes that the constant of the symbol's row grew, so that the symbol now means `amount` less than before.
  mutating func shift(_ symbol: Int32, by amount: Double) {
    symbols[symbol].offset += amount
    if symbols[symbol].row >= 0 {
      symbols[symbol].value -= amount
      suspect(symbols[symbol].row)
      return
    }
    round &+= 1
    fillMet(to: rows.count)
    var place = symbols[symbol].column
    while place >= 0 {
      let row = links[place].row
      place = links[place].next
      if met[row] == round { continue }
      met[row] = round
      let stretch = rows[row]
      for index in Int(stretch.first)..<Int(stretch.first + stretch.count) where cells[index].index == symbol {
        symbols[stretch.basic].value += cells[index].coefficient * amount
        suspect(row)
        moveToFront(index, of: stretch)
        break
      }
    }
  }

  /// Moves a cell to the front of its row. A constant that changed once is likely to change again, and is then found
  /// immediately.
  private mutating func moveToFront(_ index: Int, of row: TableauRow) {
    let cell = cells[index]
    cells[index] = cells[row.first]
    cells[row.first] = cell
  }

  private mutating func fillMet(to count: Int) { met.fill(to: count, with: 0) }
}

// MARK: - Pivot

extension Tableau {
  /// Exchanges the basic symbol of `row` with the symbol in its cell `index`, throughout the tableau.
  mutating func pivot(row: Int32, cell index: Int, _ block: CostBlock) {
    let entering = cells[index].index
    exchange(row, index)
    let pivot = rows[row]
    let first = Int(pivot.first)
    let count = Int(pivot.count)
    for place in 0..<count { symbols[cells[first + place].index].position = Int32(place) }
    fillMet(to: count)
    substitute(entering, row)
    for place in 0..<count { symbols[cells[Int(rows[row].first) + place].index].position = -1 }
    moveCosts(of: entering, to: rows[row], block)
    suspect(row)
  }

  /// Rewrites `leaving = … + a·entering + …` as `entering = …`.
  private mutating func exchange(_ row: Int32, _ index: Int) {
    let leaving = rows[row].basic
    let entering = cells[index].index
    let inverse = 1 / cells[index].coefficient
    let first = Int(rows[row].first)
    for place in first..<first + Int(rows[row].count) { cells[place].coefficient *= -inverse }
    symbols[entering].value = -inverse * symbols[leaving].value
    symbols[leaving].value = 0
    rows[row].basic = entering
    symbols[entering].row = row
    symbols[leaving].row = -1
    releaseColumn(leaving)
    if symbols[leaving].kind == .fixed {
      rows[row].count -= 1
      cells[index] = cells[first + Int(rows[row].count)]
    } else {
      cells[index] = Cell(index: leaving, coefficient: inverse)
      link(leaving, to: row)
    }
  }

  /// Replaces the symbol in every other row that contains it, and empties its column.
  private mutating func substitute(_ entering: Int32, _ row: Int32) {
    var place = symbols[entering].column
    symbols[entering].column = -1
    while place >= 0 {
      let link = links[place]
      let freed = place
      place = link.next
      if link.row != row, rows[link.row].component >= 0 { substitute(entering, by: row, in: link.row) }
      links[freed].next = freeLink
      freeLink = freed
    }
  }

  private mutating func substitute(_ entering: Int32, by pivotRow: Int32, in row: Int32) {
    reserve(Int(rows[pivotRow].count), in: row)
    let pivot = rows[pivotRow]
    var target = rows[row]
    let own = cells.base + Int(target.first)
    let others = cells.base + Int(pivot.first)
    var count = Int(target.count)
    var index = 0
    while index < count, own[index].index != entering { index += 1 }
    if index == count { return }  // the column index was out of date
    let factor = own[index].coefficient
    count -= 1
    own[index] = own[count]
    round &+= 1
    let (symbols, met, round) = (self.symbols.base, met.base, round)
    index = 0
    while index < count {
      let place = symbols[Int(own[index].index)].position
      if place >= 0 {
        met[Int(place)] = round
        let sum = own[index].coefficient + factor * others[Int(place)].coefficient
        if abs(sum) <= Tolerance.coefficient {
          count -= 1
          own[index] = own[count]
          continue
        }
        own[index].coefficient = sum
      }
      index += 1
    }
    for place in 0..<Int(pivot.count) where met[place] != round {
      own[count] = Cell(index: others[place].index, coefficient: factor * others[place].coefficient)
      count += 1
      link(others[place].index, to: row)
    }
    target.count = Int32(count)
    rows[row] = target
    self.symbols[target.basic].value += factor * self.symbols[pivot.basic].value
    suspect(row)
  }

  /// Makes room for more cells in a row, which may move to the end of the pool.
  private mutating func reserve(_ extra: Int, in row: Int32) {
    var place = rows[row]
    let needed = Int(place.count) + extra
    if needed <= Int(place.capacity) { return }
    let capacity = max(needed, 2 * Int(place.capacity))
    let first = cells.extend(by: capacity)
    (cells.base + first).update(from: cells.base + Int(place.first), count: Int(place.count))
    wastedCells += Int(place.capacity)
    place.first = Int32(first)
    place.capacity = Int32(capacity)
    rows[row] = place
  }

  /// Lets the symbol take any value. From then on it stays in the basis, where its kind does not matter, or occurs only
  /// in rows of such symbols.
  mutating func release(_ symbol: Int32) {
    if !isBasic(symbol), let row = rowOfLargestCell(of: symbol), let index = cell(of: symbol, in: row) {
      pivot(row: row, cell: index, blocks[rows[row].component])
    }
    symbols[symbol].kind = .free
  }

  /// Returns the row with the symbol's largest coefficient among the rows whose basic symbol is not free.
  private func rowOfLargestCell(of symbol: Int32) -> Int32? {
    var largest = Tolerance.coefficient
    var found: Int32?
    forEachRow(holding: symbol) { row in
      guard rows[row].component >= 0, symbols[rows[row].basic].kind != .free else { return }
      guard let index = cell(of: symbol, in: row) else { return }
      let size = abs(cells[index].coefficient)
      if size > largest { (largest, found) = (size, row) }
    }
    return found
  }

  private mutating func releaseColumn(_ symbol: Int32) {
    var place = symbols[symbol].column
    symbols[symbol].column = -1
    while place >= 0 {
      let next = links[place].next
      links[place].next = freeLink
      freeLink = place
      place = next
    }
  }

  /// Moves the entering symbol's cost to the symbols that now define it.
  private mutating func moveCosts(of entering: Int32, to row: TableauRow, _ block: CostBlock) {
    let own = block.place(entering)
    for level in 0..<block.levels {
      let cost = costs[own + level]
      if cost == 0 { continue }
      costs[own + level] = 0
      for index in Int(row.first)..<Int(row.first + row.count) {
        costs[block.place(cells[index].index) + level] += cost * cells[index].coefficient
      }
    }
  }

  /// Moves the cells of all rows together when most of the pool is unused, and rebuilds the column index when most of
  /// it is out of date.
  mutating func compactIfWasteful() {
    compactCells()
    if links.count > 1024, links.count > 2 * cells.count { reindex() }
  }

  /// Rebuilds the column index. It grows because a symbol that drops out of a row and returns is linked to it again.
  private mutating func reindex() {
    for symbol in 0..<symbols.count { symbols[symbol].column = -1 }
    links.removeAll()
    freeLink = -1
    for row in 0..<Int32(rows.count) where rows[row].component >= 0 {
      let stretch = rows[row]
      for index in Int(stretch.first)..<Int(stretch.first + stretch.count) { link(cells[index].index, to: row) }
    }
  }

  private mutating func compactCells() {
    guard wastedCells > 1024, 2 * wastedCells > cells.count else { return }
    var packed = Pool<Cell>(capacity: cells.count - wastedCells + 16)
    for row in 0..<rows.count where rows[row].component >= 0 {
      let place = rows[row]
      let first = packed.extend(by: Int(place.count))
      (packed.base + first).update(from: cells.base + Int(place.first), count: Int(place.count))
      rows[row].first = Int32(first)
      rows[row].capacity = place.count
    }
    for row in 0..<rows.count where rows[row].component < 0 { rows[row].capacity = 0 }
    cells = packed
    wastedCells = 0
  }
}

// MARK: - Costs

extension Tableau {
  /// Returns -1, 0 or 1 as the symbol's cost vector is below, at or above zero.
  @inline(__always) func costSign(_ symbol: Int32, _ block: CostBlock) -> Int {
    costSign(symbol, block, levels: block.levels)
  }

  /// Returns the same for the most important levels only.
  @inline(__always) func costSign(_ symbol: Int32, _ block: CostBlock, levels: Int) -> Int {
    let first = block.place(symbol)
    for level in 0..<levels {
      let cost = costs[first + level]
      if abs(cost) > Tolerance.coefficient { return cost < 0 ? -1 : 1 }
    }
    return 0
  }

  /// Compares `left / leftSize` with `right / rightSize` lexicographically: -1 for below, 0 for equal, 1 for above.
  @inline(__always) func compareRatios(
    _ left: Int32, _ leftSize: Double, _ right: Int32, _ rightSize: Double, _ block: CostBlock
  ) -> Int {
    let (first, second) = (block.place(left), block.place(right))
    for level in 0..<block.levels {
      let difference = costs[first + level] * rightSize - costs[second + level] * leftSize
      if abs(difference) > Tolerance.coefficient { return difference < 0 ? -1 : 1 }
    }
    return 0
  }
}
