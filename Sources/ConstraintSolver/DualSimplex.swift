/// The outcome of a run of the dual simplex method.
enum Repair {
  case optimal
  /// The tableau row can never hold: required rows contradict each other.
  case infeasible(row: Int32)
  /// The run stopped at its pivot limit, which prevents endless loops; this row is left violated.
  case pivotLimitReached(row: Int32)
}

/// The dual simplex method (C. E. Lemke, *The dual method of solving the linear programming problem*, 1954).
///
/// Only errors have a cost, so the tableau starts *dual feasible*: rows may be violated, but no cost is negative. Each
/// pivot fixes one row and keeps all costs nonnegative; when no row is violated, the tableau is optimal. Adding a row
/// or changing a constant preserves dual feasibility, so neither artificial variables nor a primal phase are needed.
extension Tableau {
  mutating func repair() -> Repair {
    putLargestViolationLast()
    var pivots = 0
    let patience = 4 * rows.count + 100
    while let row = pivots <= patience ? popSuspect() : popLowestSuspect() {
      let component = rows[row].component
      if component < 0 || violation(of: row) <= Tolerance.feasibility { continue }
      let block = blocks[component]
      if let cell = enteringCell(mending: row, block, isLosingPatience: pivots > patience) {
        pivot(row: row, cell: cell, block)
        notePivot(in: component)
        pivots += 1
        if pivots > 20 * patience { return .pivotLimitReached(row: row) }
      } else if violation(of: row) > Tolerance.conflict {
        return .infeasible(row: row)
      }
    }
    return .optimal
  }

  private mutating func notePivot(in component: Int32) {
    if blocks[component].hasPivoted { return }
    blocks[component].hasPivoted = true
    pivoted.append(component)
  }

  /// Puts the most violated row first in line: fixing it often fixes others.
  private mutating func putLargestViolationLast() {
    if suspects.count < 2 { return }
    let last = suspects.count - 1
    var largest = last
    for place in 0..<last where violation(of: suspects[place]) > violation(of: suspects[largest]) { largest = place }
    let row = suspects[last]
    suspects[last] = suspects[largest]
    suspects[largest] = row
  }

  /// Returns the next row by Bland's rule (1977), which cannot cycle: lowest symbol out, and among equal ratios lowest
  /// symbol in.
  private mutating func popLowestSuspect() -> Int32? {
    guard suspects.count > 0 else { return nil }
    var lowest = 0
    for place in 1..<max(1, suspects.count) where rows[suspects[place]].basic < rows[suspects[lowest]].basic {
      lowest = place
    }
    let last = suspects[suspects.count - 1]
    suspects[suspects.count - 1] = suspects[lowest]
    suspects[lowest] = last
    return popSuspect()
  }

  /// Returns the cell whose symbol fixes the row at the lowest lexicographic cost per point.
  private func enteringCell(mending row: Int32, _ block: CostBlock, isLosingPatience: Bool) -> Int? {
    let place = rows[row]
    let direction: Double = symbols[place.basic].value < 0 ? 1 : -1
    var best = Entering()
    var bestCell: Int?
    for index in Int(place.first)..<Int(place.first + place.count) {
      let candidate = Entering(symbol: cells[index].index, size: cells[index].coefficient * direction)
      guard isBetter(candidate, than: best, block, isLosingPatience: isLosingPatience) else { continue }
      best = candidate
      bestCell = index
    }
    return bestCell
  }

  /// Whether every other symbol that could fix `constant + sum = 0` has a cost at a more important level than this
  /// symbol.
  func isFarCheapest(
    _ symbol: Int32, _ level: Int, mending constant: Double, _ sum: borrowing SparseSum, _ block: CostBlock
  )
    -> Bool
  {
    for place in 0..<sum.touched.count {
      let other = sum.touched[place]
      guard other != symbol, sum[other] * constant < 0, symbols[other].kind == .restricted else { continue }
      if costSign(other, block, levels: level) == 0 { return false }
    }
    return true
  }

  /// Whether the candidate has the lower cost ratio. Among equals, the last is better: it leaves the first variables at
  /// their preferred values, which is how ties are broken anyway (see `Engine+TieBreaking.swift`).
  @inline(__always)
  private func isBetter(
    _ candidate: Entering, than best: Entering, _ block: CostBlock, isLosingPatience: Bool
  ) -> Bool {
    guard candidate.size > Tolerance.coefficient, symbols[candidate.symbol].kind == .restricted else { return false }
    if best.symbol < 0 { return true }
    let order = compareRatios(candidate.symbol, candidate.size, best.symbol, best.size, block)
    return order < 0 || (order == 0 && (candidate.symbol < best.symbol) == isLosingPatience)
  }
}

/// A symbol that may enter the basis, and the amount by which each point of it fixes the row.
private struct Entering: BitwiseCopyable {
  var symbol: Int32 = -1
  var size = 0.0
}
