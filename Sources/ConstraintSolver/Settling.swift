extension LinearProgram {
  /// Whether a symbol that is zero could grow at no cost: the sign that something may be left open.
  func isLoose(_ symbol: Symbol) -> Bool {
    if symbol < definitions.forms.count { return !definitions.isDefined(symbol) }
    return tableau.kinds[symbol] == .restricted && tableau.row(ofBasic: symbol) == nil
      && tableau.costs.sign(of: symbol) == 0
  }

  /// Picks one of several optima: the one whose first variable is nearest to zero, among those the one whose second
  /// variable is, and so on. So the values do not depend on the order of rows or on what was solved before.
  ///
  /// - Parameter mentioned: the variables that rows mention, ascending.
  mutating func settle(mentioned: [Symbol]) -> Repair {
    var open = fixCostly(ownSymbols)
    let constants = variablesWithoutLooseSymbols()
    for variable in mentioned where !constants[variable] {
      guard expanded(variable).cells.contains(where: { isLoose($0.symbol) }) else { continue }
      let firstNew = tableau.symbolCount
      add(Goal(keepingAtZero: Variable(index: Int32(variable)), level: tableau.costs.levels - 1))
      guard case .optimal = repair() else { return .pivotLimitReached }
      open = fixCostly(open + Array(firstNew..<tableau.symbolCount))
    }
    return .optimal
  }

  /// Which variables certainly have one value only, by one pass over all forms. Pivots do not change that.
  private func variablesWithoutLooseSymbols() -> [Bool] {
    var isConstant = (0..<tableau.symbolCount).map { !isLoose($0) }
    for row in tableau.rows { isConstant[row.basic] = row.form.cells.allSatisfy { isConstant[$0.symbol] } }
    for variable in definitions.evaluationOrder {
      isConstant[variable] = definitions.forms[variable]?.cells.allSatisfy { isConstant[$0.symbol] } ?? false
    }
    return isConstant
  }
}
