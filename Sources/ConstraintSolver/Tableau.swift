/// What may become of a symbol.
enum SymbolKind: Sendable {
  /// One of the caller's variables; never in the tableau.
  case variable
  /// Zero or more: a slack or an error.
  case restricted
  /// Exactly zero, and of no further use once it left the basis.
  case fixed
  /// Exactly zero, but kept in every form it enters: it shows which required equality took part (``ConflictAnalysis``).
  case marker
}

/// The dictionary form of the simplex method: each row writes one *basic* symbol by the others, which are all zero.
///
/// Rows are sparse and a column index finds the rows that hold a symbol, so a pivot touches only those; parts of a
/// layout that do not depend on each other never meet. The index may name a row twice or too often, never too seldom.
///
/// > Source: Badros, Borning, Stuckey, *The Cassowary Linear Arithmetic Constraint Solving Algorithm*, 2001, section 2;
/// > free variables are not in here but in ``Definitions``.
struct Tableau: Sendable {
  struct BasicRow: Sendable {
    var basic: Symbol
    var form: LinearForm
  }

  private(set) var rows: [BasicRow] = []
  private(set) var kinds: [SymbolKind]
  var costs: CostVectors
  /// Which row of the caller a symbol belongs to; -1 for none.
  private(set) var owners: [Int]
  /// Rows that may be violated; the only ones the dual simplex looks at.
  private(set) var suspects: [Int] = []

  private var rowOfBasic: [Int]
  private(set) var columns: [[Int32]]
  private var isSuspect: [Bool] = []
  /// Scratch of a pivot: where a symbol stands in the pivot row, or -1; and which of those were met in the other row.
  private var position: [Int]
  private var met: [Bool] = []

  init(variables count: Int, levels: Int) {
    kinds = Array(repeating: .variable, count: count)
    owners = Array(repeating: -1, count: count)
    rowOfBasic = Array(repeating: -1, count: count)
    columns = Array(repeating: [], count: count)
    position = Array(repeating: -1, count: count)
    costs = CostVectors(levels: levels)
    costs.grow(by: count)
  }

  var symbolCount: Int { kinds.count }

  mutating func makeSymbol(_ kind: SymbolKind, owner: Int) -> Symbol {
    kinds.append(kind)
    owners.append(owner)
    rowOfBasic.append(-1)
    columns.append([])
    position.append(-1)
    costs.grow(by: 1)
    return kinds.count - 1
  }

  func row(ofBasic symbol: Symbol) -> Int? {
    rowOfBasic[symbol] >= 0 ? rowOfBasic[symbol] : nil
  }

  func value(of symbol: Symbol) -> Double {
    row(ofBasic: symbol).map { rows[$0].form.constant } ?? 0
  }

  /// How far the basic symbol of a row is outside of what its kind allows.
  func violation(of row: Int) -> Double {
    let constant = rows[row].form.constant
    return kinds[rows[row].basic] == .restricted ? max(0, -constant) : abs(constant)
  }

  /// - Parameter form: in symbols that are not basic.
  mutating func add(basic: Symbol, form: LinearForm) {
    let row = rows.count
    rows.append(BasicRow(basic: basic, form: form))
    isSuspect.append(false)
    rowOfBasic[basic] = row
    for cell in form.cells { columns[cell.symbol].append(Int32(row)) }
    suspect(row)
  }

  /// From now on the symbol, which is zero, stays zero.
  mutating func fix(_ symbol: Symbol) {
    kinds[symbol] = .fixed
    costs.clear(symbol)
  }

  mutating func suspect(_ row: Int) {
    if isSuspect[row] || violation(of: row) <= Tolerance.feasibility { return }
    isSuspect[row] = true
    suspects.append(row)
  }

  /// Takes the rows that hold by now off the list.
  mutating func dropMendedSuspects() {
    var kept = 0
    for row in suspects {
      isSuspect[row] = violation(of: row) > Tolerance.feasibility
      if isSuspect[row] {
        suspects[kept] = row
        kept += 1
      }
    }
    suspects.removeLast(suspects.count - kept)
  }

  mutating func dropSuspect(_ row: Int) {
    isSuspect[row] = false
    suspects.removeAll { $0 == row }
  }
}

// MARK: - Pivot

extension Tableau {
  /// Exchanges the basic symbol of `row` with `entering`, everywhere.
  mutating func pivot(row: Int, entering: Symbol) {
    let leaving = rows[row].basic
    exchange(leaving, entering, in: row)
    let pivot = rows[row].form
    for (index, cell) in pivot.cells.enumerated() { position[cell.symbol] = index }
    if met.count < pivot.cells.count {
      met.append(contentsOf: repeatElement(false, count: pivot.cells.count - met.count))
    }
    var column: [Int32] = []
    swap(&column, &columns[entering])
    for other in column where Int(other) != row { substitute(entering, by: pivot, in: Int(other)) }
    for cell in pivot.cells { position[cell.symbol] = -1 }
    costs.substitute(entering, by: pivot.cells)
    suspect(row)
  }

  /// Rewrites `leaving = … + a·entering + …` as `entering = …`.
  private mutating func exchange(_ leaving: Symbol, _ entering: Symbol, in row: Int) {
    let index = rows[row].form.cells.firstIndex { $0.symbol == entering }!
    let inverse = 1 / rows[row].form.cells[index].coefficient
    for cell in rows[row].form.cells.indices { rows[row].form.cells[cell].coefficient *= -inverse }
    rows[row].form.constant *= -inverse
    rows[row].basic = entering
    rowOfBasic[entering] = row
    rowOfBasic[leaving] = -1
    if kinds[leaving] == .fixed {
      rows[row].form.cells.swapAt(index, rows[row].form.cells.count - 1)
      rows[row].form.cells.removeLast()
    } else {
      rows[row].form.cells[index] = Cell(symbol: leaving, coefficient: inverse)
      columns[leaving] = [Int32(row)]
    }
  }

  private mutating func substitute(_ entering: Symbol, by pivot: LinearForm, in row: Int) {
    var cells: [Cell] = []
    swap(&cells, &rows[row].form.cells)  // moved out, so that changing it copies nothing
    if let index = cells.firstIndex(where: { $0.symbol == entering }) {
      let factor = cells[index].coefficient
      cells.swapAt(index, cells.count - 1)
      cells.removeLast()
      addToShared(&cells, factor, pivot)
      appendMissing(&cells, factor, pivot, row)
      rows[row].form.constant += factor * pivot.constant
    }
    swap(&cells, &rows[row].form.cells)
    suspect(row)
  }

  private mutating func addToShared(_ cells: inout [Cell], _ factor: Double, _ pivot: LinearForm) {
    var index = 0
    while index < cells.count {
      let place = position[cells[index].symbol]
      if place >= 0 {
        met[place] = true
        cells[index].coefficient += factor * pivot.cells[place].coefficient
        if abs(cells[index].coefficient) <= Tolerance.coefficient {
          cells.swapAt(index, cells.count - 1)
          cells.removeLast()
          continue
        }
      }
      index += 1
    }
  }

  private mutating func appendMissing(_ cells: inout [Cell], _ factor: Double, _ pivot: LinearForm, _ row: Int) {
    for (place, cell) in pivot.cells.enumerated() {
      if !met[place] {
        cells.append(Cell(symbol: cell.symbol, coefficient: factor * cell.coefficient))
        columns[cell.symbol].append(Int32(row))
      }
      met[place] = false
    }
  }
}
