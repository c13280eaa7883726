/// A simplex tableau of whole numbers over one common denominator: slow, small and exact.
///
/// > Source: integer pivoting after J. Edmonds (1967); every division below leaves no rest.
struct IntegerTableau {
  /// The last column is the right-hand side; basic columns hold the denominator.
  private var rows: [[Int128]]
  /// Reduced costs, one row per objective; the last column is minus the objective's value.
  private var objectives: [[Int128]]
  private var basis: [Int]
  private var isBanned: [Bool]
  private var denominator: Int128 = 1

  /// `equations · x = rightSides`, `x >= 0`. Nil when there is no such x.
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

  /// The value of a column in the present solution.
  func value(ofColumn column: Int) -> Double {
    basis.firstIndex(of: column).map { Double(rows[$0].last!) / Double(denominator) } ?? 0
  }

  /// Returns false when the objective has no minimum. Bland's rule: lowest column in, lowest out.
  mutating func minimize(_ objective: Int) -> Bool {
    while let entering = isBanned.indices.first(where: { !isBanned[$0] && objectives[objective][$0] < 0 }) {
      guard let row = leavingRow(entering) else { return false }
      pivot(row, entering)
    }
    return true
  }

  /// From now on, only solutions as good as this one count.
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
    func combined(_ target: [Int128]) -> [Int128] {
      let factor = target[column]
      return target.indices.map { (target[$0] * source[column] - factor * source[$0]) / old }
    }
    for other in rows.indices where other != row { rows[other] = combined(rows[other]) }
    for objective in objectives.indices { objectives[objective] = combined(objectives[objective]) }
    denominator = source[column]
    basis[row] = column
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
