/// Variables and the solver's own unknowns (slacks, errors, markers) share one numbering: the variables come first.
typealias Symbol = Int

/// One nonzero entry of a linear form.
struct Cell: Sendable {
  var symbol: Symbol
  var coefficient: Double
}

/// `sum(cells) + constant`
struct LinearForm: Sendable {
  var cells: [Cell]
  var constant: Double

  func coefficient(of symbol: Symbol) -> Double {
    cells.first { $0.symbol == symbol }?.coefficient ?? 0
  }
}

/// The sizes below which a number counts as nothing. Lengths are points, so these are far below any pixel.
enum Tolerance {
  /// A coefficient or a reduced cost this small is rounding noise.
  static let coefficient = 1e-9
  /// A row off by less than this is not worth a pivot.
  static let feasibility = 1e-8
  /// Required rows that disagree by less than this are redundant, not in conflict.
  static let conflict = 1e-6
}

/// A linear form under construction: constant-time addition per cell, and draining costs only what was touched.
struct SparseSum: Sendable {
  private(set) var touched: [Symbol] = []
  var constant = 0.0
  private var coefficients: [Double] = []
  private var isTouched: [Bool] = []

  mutating func reserve(symbols count: Int) {
    guard count > coefficients.count else { return }
    let missing = max(count, 2 * coefficients.count) - coefficients.count
    coefficients.append(contentsOf: repeatElement(0, count: missing))
    isTouched.append(contentsOf: repeatElement(false, count: missing))
  }

  subscript(_ symbol: Symbol) -> Double { coefficients[symbol] }

  /// Returns whether the symbol is new to the sum.
  @discardableResult
  mutating func add(_ coefficient: Double, _ symbol: Symbol) -> Bool {
    coefficients[symbol] += coefficient
    if isTouched[symbol] { return false }
    isTouched[symbol] = true
    touched.append(symbol)
    return true
  }

  mutating func add(_ factor: Double, _ form: LinearForm) {
    constant += factor * form.constant
    for cell in form.cells { add(factor * cell.coefficient, cell.symbol) }
  }

  /// Takes a symbol out of the sum and returns the coefficient it had.
  mutating func take(_ symbol: Symbol) -> Double {
    defer { coefficients[symbol] = 0 }
    return coefficients[symbol]
  }

  /// Empties the sum. Cells come in the order their symbols were first touched.
  mutating func drain() -> LinearForm {
    var form = LinearForm(cells: [], constant: constant)
    form.cells.reserveCapacity(touched.count)
    for symbol in touched {
      let coefficient = take(symbol)
      isTouched[symbol] = false
      if abs(coefficient) > Tolerance.coefficient {
        form.cells.append(Cell(symbol: symbol, coefficient: coefficient))
      }
    }
    touched.removeAll(keepingCapacity: true)
    constant = 0
    return form
  }
}
