import ConstraintSolver

extension [Row] {
  /// What each variable had best be where that is left open: what the strongest optional row asks for that names it
  /// alone, with the coefficient 1; of equally strong ones the smallest; else zero.
  func wishes(variables count: Int) -> [Int] {
    var best: [(strength: Float, value: Int)] = Array<(strength: Float, value: Int)>(repeating: (0, 0), count: count)
    for row in self where !row.isRequired {
      var sums: [Int32: Double] = [:]
      for term in row.terms { sums[term.variable.index, default: 0] += term.coefficient }
      let terms = sums.filter { $0.value != 0 }
      guard terms.count == 1, let term = terms.first, term.value == 1 else { continue }
      let strength = Swift.max(row.over?.value ?? 0, row.under?.value ?? 0)
      guard strength > 0 else { continue }
      let (known, value) = (best[Int(term.key)], -Int(row.constant))
      if strength > known.strength || (strength == known.strength && value < known.value) {
        best[Int(term.key)] = (strength, value)
      }
    }
    return best.map(\.value)
  }
}

extension Row {
  /// Of the row written in distances from wishes.
  func rightSide(wishes: [Int]) -> Int {
    -Int(constant) - terms.reduce(0) { $0 + Int($1.coefficient) * wishes[Int($1.variable.index)] }
  }
}
