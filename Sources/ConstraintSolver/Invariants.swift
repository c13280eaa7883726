extension Solver {
  /// What is true between any two calls, as sentences about where it is not. Empty when all is well.
  /// - Complexity: quadratic; for tests.
  package func brokenInvariants() -> [String] {
    guard let optimum, isSolved, case .solved = outcome else { return [] }
    return optimum.tableau.structuralFaults() + optimum.tableau.optimalityFaults() + optimum.definitionFaults()
      + requiredFaults()
  }

  private func requiredFaults() -> [String] {
    let broken = Set(conflicts.map(\.broken))
    return zip(store.ids, store.rows).compactMap { id, row in
      guard row.isRequired, !broken.contains(id) else { return nil }
      let off = requiredDeviation(of: row)
      return off > Tolerance.conflict ? "required row \(id.index) is off by \(off)" : nil
    }
  }

  /// How far a row is from holding with the present values, zero or more.
  package func deviation(of row: Row) -> Double {
    let sum = row.terms.reduce(row.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    return max(row.over == nil ? 0 : sum, row.under == nil ? 0 : -sum, 0)
  }

  private func requiredDeviation(of row: Row) -> Double {
    let sum = row.terms.reduce(row.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    return max(row.over?.isRequired ?? false ? sum : 0, row.under?.isRequired ?? false ? -sum : 0)
  }
}

extension Tableau {
  fileprivate func structuralFaults() -> [String] {
    var faults: [String] = []
    for (index, row) in rows.enumerated() {
      if self.row(ofBasic: row.basic) != index { faults.append("symbol \(row.basic) does not know its row \(index)") }
      if costs.sign(of: row.basic) != 0 { faults.append("basic symbol \(row.basic) has a reduced cost") }
      if Set(row.form.cells.map(\.symbol)).count != row.form.cells.count {
        faults.append("row \(index) repeats a symbol")
      }
      for cell in row.form.cells {
        if self.row(ofBasic: cell.symbol) != nil { faults.append("basic symbol \(cell.symbol) is in row \(index)") }
        if kinds[cell.symbol] == .variable { faults.append("variable \(cell.symbol) is in row \(index)") }
        if !columns[cell.symbol].contains(Int32(index)) { faults.append("column \(cell.symbol) misses row \(index)") }
      }
    }
    return faults
  }

  fileprivate func optimalityFaults() -> [String] {
    let infeasible = rows.indices.filter { violation(of: $0) > Tolerance.conflict }
    let costly = kinds.indices.filter { kinds[$0] == .restricted && costs.sign(of: $0) < 0 }
    return infeasible.map { "row \($0) is violated by \(violation(of: $0))" }
      + costly.map { "symbol \($0) has a negative reduced cost" }
  }
}

extension LinearProgram {
  fileprivate func definitionFaults() -> [String] {
    var isEvaluated = definitions.forms.map { $0 == nil }
    var faults: [String] = []
    for variable in definitions.evaluationOrder {
      for cell in definitions.forms[variable]?.cells ?? [] {
        if cell.symbol < isEvaluated.count, !isEvaluated[cell.symbol] {
          faults.append("variable \(variable) is evaluated before \(cell.symbol), which defines it")
        }
      }
      isEvaluated[variable] = true
    }
    return isEvaluated.allSatisfy(\.self) ? faults : faults + ["a defined variable is not evaluated"]
  }
}
