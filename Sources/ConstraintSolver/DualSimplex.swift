/// How a run of the dual simplex ended.
enum Repair {
  case optimal
  /// This tableau row can never hold: required rows contradict each other.
  case infeasible(row: Int32)
  /// Gave up, so as never to hang; this row is left violated.
  case pivotLimitReached(row: Int32)
}

/// The dual simplex method (C. E. Lemke, *The dual method of solving the linear programming problem*, 1954).
///
/// Errors cost, and nothing else does, so the tableau starts *dual feasible*: rows may be violated, but no cost is
/// negative. Each pivot mends one row and keeps costs from becoming negative; when no row is violated, it is optimal.
/// Adding a row or changing a constant keeps all this, which is why no artificial variables and no primal phase are
/// needed.
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

  /// So that it is mended first, which often mends others.
  private mutating func putLargestViolationLast() {
    if suspects.count < 2 { return }
    let last = suspects.count - 1
    var largest = last
    for place in 0..<last where violation(of: suspects[place]) > violation(of: suspects[largest]) { largest = place }
    let row = suspects[last]
    suspects[last] = suspects[largest]
    suspects[largest] = row
  }

  /// Bland's rule (1977), which cannot cycle: lowest symbol out, and among equal ratios lowest symbol in.
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

  /// The cell whose symbol mends the row at the lowest lexicographic cost per point.
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

  /// Whether nothing else in `constant + sum = 0` could mend it without costing something at a more important level than
  /// this symbol does.
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

  /// Of equals, the last: that leaves the first variables as they are wished, which is how ties end anyway (see
  /// `Engine+Settling.swift`).
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

/// A symbol that may enter the basis, and by how much each point of it mends the row.
private struct Entering: BitwiseCopyable {
  var symbol: Int32 = -1
  var size = 0.0
}
