/// A simplex tableau of whole numbers over one common denominator: slow, small and exact.
///
/// > Source: integer pivoting after J. Edmonds (1967); every division below is exact.
struct IntegerTableau {
  /// The last column is the right-hand side; basic columns hold the denominator.
  private var rows: [[Int128]]
  /// Reduced costs, one row per objective; the last column is minus the objective's value.
  private var objectives: [[Int128]]
  private var basis: [Int]
  private var isBanned: [Bool]
  private var denominator: Int128 = 1

  /// `equations · x = rightSides`, `x >= 0`. Nil if there is no such x.
  init?(equations: [[Int]], rightSides: [Int], objectives costs: [[Int]]) {
    let (columns, count) = (costs.first?.count ?? equations.first?.count ?? 0, equations.count)
    rows = equations.indices.map { row in
      let sign: Int128 = rightSides[row] < 0 ? -1 : 1
      let artificials = (0..<count).map { $0 == row ? Int128(1) : 0 }
      return equations[row].map { sign * Int128($0) } + artificials + [sign * Int128(rightSides[row])]
    }
    basis = (0..<count).map { columns + $0 }
    isBanned = Array(repeating: false, count: columns) + Array(repeating: true, count: count)
    objectives = costs.map { $0.map { Int128($0) } + Array(repeating: 0, count: count + 1) }
    let disagreement = (0...(columns + count)).map { column in
      (columns..<(columns + count)).contains(column) ? 0 : -rows.reduce(0) { $0 + $1[column] }
    }
    objectives.append(disagreement)
    guard minimize(objectives.count - 1), value(of: objectives.count - 1) == 0 else { return nil }
    objectives.removeLast()
    dropArtificials(columns: columns)
  }

  func value(of objective: Int) -> Double {
    -Double(objectives[objective].last!) / Double(denominator)
  }

  /// Returns the value of a column in the current solution.
  func value(ofColumn column: Int) -> Double {
    basis.firstIndex(of: column).map { Double(rows[$0].last!) / Double(denominator) } ?? 0
  }

  /// Returns false if the objective has no minimum. Bland's rule: lowest column in, lowest out.
  mutating func minimize(_ objective: Int) -> Bool {
    while let entering = enteringColumn(objective) {
      guard let row = leavingRow(entering) else { return false }
      pivot(row, entering)
    }
    return true
  }

  /// A plain loop, as below.
  private func enteringColumn(_ objective: Int) -> Int? {
    var column = 0
    while column < isBanned.count {
      if !isBanned[column] && objectives[objective][column] < 0 { return column }
      column += 1
    }
    return nil
  }

  /// Restricts the tableau to solutions as good as this one.
  mutating func keepOptimal(_ objective: Int) {
    for column in isBanned.indices where objectives[objective][column] != 0 { isBanned[column] = true }
  }

  private func leavingRow(_ entering: Int) -> Int? {
    rows.indices.filter { rows[$0][entering] > 0 }.min { left, right in
      let leftRatio = rows[left].last! * rows[right][entering]
      let rightRatio = rows[right].last! * rows[left][entering]
      return (leftRatio, basis[left]) < (rightRatio, basis[right])
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    if rows[row][column] < 0 { rows[row] = rows[row].map { -$0 } }
    let (source, old) = (rows[row], denominator)
    for other in rows.indices where other != row { Self.eliminate(column, from: &rows[other], source, old) }
    for objective in objectives.indices { Self.eliminate(column, from: &objectives[objective], source, old) }
    denominator = source[column]
    basis[row] = column
  }

  /// A plain loop that skips zeros: tests run this a million times without the optimizer.
  private static func eliminate(_ column: Int, from target: inout [Int128], _ source: [Int128], _ old: Int128) {
    let (factor, denominator) = (target[column], source[column])
    if factor == 0 && denominator == old { return }
    var index = 0
    while index < target.count {
      target[index] = (target[index] * denominator - factor * source[index]) / old
      index += 1
    }
  }

  private mutating func dropArtificials(columns: Int) {
    for row in rows.indices.reversed() where basis[row] >= columns {
      if let column = (0..<columns).first(where: { rows[row][$0] != 0 }) {
        pivot(row, column)
      } else {
        rows.remove(at: row)
        basis.remove(at: row)
      }
    }
  }
}
