extension Solver {
  /// Returns one sentence for each invariant that does not hold between two calls; empty when all hold.
  ///
  /// - Complexity: Quadratic; for tests.
  package func brokenInvariants() -> [String] {
    guard case .solved = outcome else { return [] }
    return inspect { engine in
      guard engine.isSolved else { return [] }
      return engine.tableau.structuralFaults() + engine.optimalityFaults() + engine.definitionFaults()
        + engine.requiredFaults()
    }
  }

  /// The number of elements the solver keeps in memory, including discarded ones that are not reused yet. Tests of
  /// memory growth compare it.
  package var keptCount: Int {
    inspect { engine in
      engine.tableau.keptCount + engine.definitions.cells.count + engine.components.count + engine.componentRows.count
        + engine.componentVariables.count + engine.evaluationOrder.count + engine.restings.count
    }
  }

  /// The distance by which the current values miss a row, zero or more.
  package func deviation(of row: Row) -> Double {
    let sum = row.terms.reduce(row.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    return max(row.over == nil ? 0 : sum, row.under == nil ? 0 : -sum, 0)
  }
}

extension Tableau {
  fileprivate var keptCount: Int {
    symbols.count + rows.count + cells.count + links.count + costs.count + blocks.count
  }

  fileprivate func structuralFaults() -> [String] {
    var faults: [String] = []
    for index in 0..<Int32(rows.count) where rows[index].component >= 0 {
      let row = rows[index]
      if symbols[row.basic].row != index { faults.append("symbol \(row.basic) does not know its row \(index)") }
      if costSign(row.basic, blocks[row.component]) != 0 {
        faults.append("basic symbol \(row.basic) has a reduced cost")
      }
      var seen: Set<Int32> = []
      for place in Int(row.first)..<Int(row.first + row.count) {
        let symbol = cells[place].index
        if !seen.insert(symbol).inserted { faults.append("row \(index) repeats symbol \(symbol)") }
        if isBasic(symbol) { faults.append("basic symbol \(symbol) is in row \(index)") }
        var isIndexed = false
        forEachRow(holding: symbol) { if $0 == index { isIndexed = true } }
        if !isIndexed { faults.append("column \(symbol) misses row \(index)") }
      }
    }
    return faults
  }
}

extension Engine {
  fileprivate func optimalityFaults() -> [String] {
    var faults: [String] = []
    for row in 0..<Int32(tableau.rows.count) where tableau.rows[row].component >= 0 {
      let violation = tableau.violation(of: row)
      if violation > Tolerance.conflict { faults.append("row \(row) is violated by \(violation)") }
    }
    for component in 0..<components.count where components[component].rows.count > 0 {
      let block = tableau.blocks[component]
      for symbol in components[component].symbols.indices where tableau.symbols[symbol].kind == .restricted {
        if tableau.costSign(Int32(symbol), block) < 0 {
          faults.append("symbol \(symbol) has a negative reduced cost")
        }
      }
    }
    return faults
  }

  fileprivate func definitionFaults() -> [String] {
    var faults: [String] = []
    for component in 0..<components.count {
      var evaluated: Set<Int32> = []
      let order = components[component].order
      for place in stride(from: order.end - 1, through: order.first, by: -1) {
        let variable = evaluationOrder[place]
        let form = definitions.states[variable].form
        for cell in Int(form.first)..<form.firstSymbol {
          let other = definitions.cells[cell].index
          if definitions.isDefined(other), !evaluated.contains(other) {
            faults.append("variable \(variable) is evaluated before \(other), which defines it")
          }
        }
        evaluated.insert(variable)
      }
      for place in components[component].variables.indices
      where definitions.isDefined(componentVariables[place]) && !evaluated.contains(componentVariables[place]) {
        faults.append("variable \(componentVariables[place]) is not evaluated")
      }
    }
    return faults
  }

  fileprivate func requiredFaults() -> [String] {
    var faults: [String] = []
    for slot in 0..<store.rows.count where store.rows[slot].isLive && !store.rows[slot].isBroken {
      let row = store.rows[slot]
      var sum = row.constant
      for index in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount) {
        sum += store.terms[index].coefficient * values[store.terms[index].index]
      }
      let off = max(row.over >= Strength.required ? sum : 0, row.under >= Strength.required ? -sum : 0)
      if off > Tolerance.conflict { faults.append("required row \(slot) is off by \(off)") }
    }
    return faults
  }
}
