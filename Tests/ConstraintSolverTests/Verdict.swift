import ConstraintSolver

/// The state of a solved system, with rows identified by index, so that two systems can be compared.
struct Verdict {
  var conflicts: [[Int]]
  /// One row of each conflict.
  var broken: [Int]
  var values: [Double]
  var isAmbiguous: [Bool]
  /// The sum of deviations at each level, computed from the rows and values alone. Broken rows have the level infinity.
  var sums: [Float: Double]
  /// The faults of the solution that need no comparison.
  var faults: [String]

  init(of solver: Solver, _ variables: [Variable], _ ids: [RowID], _ rows: [Row], _ conflicts: [Conflict]) {
    let places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    self.conflicts = conflicts.map { $0.rows.map { places[$0] ?? -1 } }
    broken = conflicts.map { places[$0.broken] ?? -1 }
    values = variables.map { solver.value(of: $0) }
    isAmbiguous = variables.map { solver.isAmbiguous($0) }
    sums = Self.sums(of: rows, values, broken: broken)
    faults = solver.brokenInvariants() + (solver.outcome == .solved ? [] : ["the solver gave up"])
    if sums[1000, default: 0] > 1e-6 { faults.append("required rows are off by \(sums[1000]!)") }
    if !zip(self.conflicts, broken).allSatisfy({ $0.contains($1) }) { faults.append("an outsider was broken") }
  }

  static func sums(of rows: [Row], _ values: [Double], broken: [Int]) -> [Float: Double] {
    var sums: [Float: Double] = [:]
    for (place, row) in rows.enumerated() {
      let sides = row.sides(values)
      for (price, deviation) in [(row.over, sides.over), (row.under, sides.under)] {
        guard let price else { continue }
        sums[price.isRequired && broken.contains(place) ? .infinity : price.value, default: 0] += deviation
      }
    }
    return sums
  }

  /// Returns the differences of two verdicts about the same rows in the same order. Empty if they agree.
  func differences(from other: Verdict) -> [String] {
    var differences = differencesWhateverTheOrder(from: other)
    if conflicts != other.conflicts { differences.append("conflicts: \(conflicts), not \(other.conflicts)") }
    if broken != other.broken { differences.append("broken: \(broken), not \(other.broken)") }
    return differences
  }

  /// Returns the differences of two verdicts about the same rows, which may have been added in different orders.
  func differencesWhateverTheOrder(from other: Verdict) -> [String] {
    var differences = faults + other.faults
    if conflicts.isEmpty != other.conflicts.isEmpty { differences.append("only one of them has conflicts") }
    if !isAbout(values, other.values) { differences.append("values: \(values), not \(other.values)") }
    if isAmbiguous != other.isAmbiguous { differences.append("ambiguity: \(isAmbiguous), not \(other.isAmbiguous)") }
    if !isAbout(sums, other.sums) { differences.append("sums: \(sums), not \(other.sums)") }
    return differences
  }
}

private func isAbout(_ left: [Double], _ right: [Double]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
}

private func isAbout(_ left: [Float: Double], _ right: [Float: Double]) -> Bool {
  left.allSatisfy { abs($1 - right[$0, default: 0]) <= 1e-6 * max(1, $1) }
    && right.allSatisfy { left[$0.key] != nil || $0.value <= 1e-6 }
}
