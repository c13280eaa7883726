/// How a run of the dual simplex ended.
enum Repair: Sendable {
  case optimal
  /// This tableau row can never hold: required rows contradict each other.
  case infeasible(row: Int)
  /// Gave up, so as never to hang; rows may be left violated.
  case pivotLimitReached
}

/// The dual simplex method (C. E. Lemke, *The dual method of solving the linear programming problem*, 1954).
///
/// Errors cost, and nothing else does, so the tableau starts *dual feasible*: rows may be violated, but no cost is
/// negative. Each pivot mends one row and keeps costs from becoming negative; when no row is violated, it is optimal.
/// Adding a row keeps all this, which is why no artificial variables and no primal phase are needed.
extension Tableau {
  mutating func repair() -> Repair {
    let patience = 4 * rows.count + 100
    for pivots in 0..<(20 * patience) {
      dropMendedSuspects()
      let isLosingPatience = pivots > patience
      guard let row = isLosingPatience ? lowestViolatedRow() : mostViolatedRow() else { return .optimal }
      if let entering = enteringSymbol(mending: row) {
        pivot(row: row, entering: entering)
      } else if violation(of: row) > Tolerance.conflict {
        return .infeasible(row: row)
      } else {
        dropSuspect(row)
      }
    }
    return .pivotLimitReached
  }

  /// The largest violation takes the fewest pivots in practice; ties go to the lowest basic symbol.
  private func mostViolatedRow() -> Int? {
    suspects.max { left, right in
      let (leftViolation, rightViolation) = (violation(of: left), violation(of: right))
      if leftViolation != rightViolation { return leftViolation < rightViolation }
      return rows[left].basic > rows[right].basic
    }
  }

  /// Bland's rule (1977), which cannot cycle: lowest symbol out, and among equal ratios lowest symbol in.
  private func lowestViolatedRow() -> Int? {
    suspects.min { rows[$0].basic < rows[$1].basic }
  }

  /// The symbol that mends the row at the lowest lexicographic cost per point; ties go to the lowest symbol.
  private func enteringSymbol(mending row: Int) -> Symbol? {
    let direction: Double = rows[row].form.constant < 0 ? 1 : -1
    var best: Cell?
    for cell in rows[row].form.cells where kinds[cell.symbol] == .restricted {
      let size = cell.coefficient * direction
      guard size > Tolerance.coefficient else { continue }
      if let current = best {
        let order = costs.compareRatios(cell.symbol, size, current.symbol, current.coefficient)
        guard order < 0 || (order == 0 && cell.symbol < current.symbol) else { continue }
      }
      best = Cell(symbol: cell.symbol, coefficient: size)
    }
    return best?.symbol
  }
}
