// Breaks the ties that `Engine+TieBreaking.swift` cannot decide without pivots. Variable by variable, the set of optima
// shrinks to those in which the variable is nearest to its preferred value. This happens in an `OptimalFace` beside the
// tableau, which stays as it is: the next change of a constant continues from it, and it still answers which variables
// are ambiguous.
extension Engine {
  /// - Parameter first: An index in `componentVariables`; all variables before it are at rest, and the symbols they
  ///   depend on are settled.
  mutating func settleTies(_ component: Int32, from first: Int) {
    components[component].hasSettledTies = true
    openFace(component)
    for place in first..<components[component].variables.end {
      let variable = componentVariables[place]
      if scratch.settling.isSettled(variable: variable) { continue }
      settleTie(variable, component)
      scratch.settling.settle(variable: variable)
    }
    if scratch.face.gaveUp { components[component].gaveUp = true }
  }

  /// Resets variables without a definition to zero, their value in the tableau's solution.
  mutating func forgetTies(_ component: Int32) {
    guard components[component].hasSettledTies else { return }
    components[component].hasSettledTies = false
    for place in components[component].variables.indices where !definitions.isDefined(componentVariables[place]) {
      values[componentVariables[place]] = 0
    }
  }

  // MARK: The face

  private mutating func openFace(_ component: Int32) {
    scratch.face.removeAll()
    let block = tableau.blocks[component]
    for symbol in components[component].symbols.indices {
      let isOpen = isLoose(Int32(symbol), block) && !scratch.settling.isSettled(symbol: Int32(symbol))
      scratch.face.addSymbol(isOpen ? .restricted : .marker, value: tableau.symbols[symbol].value)
    }
    scratch.settling.columns.fill(to: kinds.count, with: -1)
    for place in components[component].variables.indices {
      let variable = componentVariables[place]
      if definitions.isDefined(variable) || scratch.settling.isSettled(variable: variable) { continue }
      scratch.settling.columns[variable] = scratch.face.addSymbol(.free, value: 0)
    }
    for row in components[component].tableauRows.indices where tableau.rows[row].component == component {
      addRow(tableau.rows[row], firstSymbol: block.firstSymbol)
    }
  }

  private mutating func addRow(_ row: TableauRow, firstSymbol: Int32) {
    for index in Int(row.first)..<Int(row.first + row.count) {
      scratch.face.add(tableau.cells[index].coefficient, tableau.cells[index].index - firstSymbol)
    }
    scratch.face.define(row.basic - firstSymbol, kind: tableau.symbols[row.basic].kind)
  }

  // MARK: One variable

  private mutating func settleTie(_ variable: Int32, _ component: Int32) {
    definitions.symbols.reserve(tableau.symbolCount)
    definitions.sumUp(variable, upTo: scratch.settling)
    scratch.face.constant = definitions.constant
    loadVariables()
    loadSymbols(firstSymbol: tableau.blocks[component].firstSymbol)
    definitions.clearSum()
    let preferred = preferredValue(variable)
    scratch.face.constant -= preferred
    scratch.face.settleSum()
    values[variable] = preferred + scratch.face.constant
  }

  private mutating func loadVariables() {
    for place in 0..<definitions.variables.touched.count {
      let variable = definitions.variables.touched[place]
      let coefficient = definitions.variables[variable]
      if coefficient == 0 { continue }
      if scratch.settling.isSettled(variable: variable) {
        scratch.face.constant += coefficient * values[variable]
      } else {
        scratch.face.add(coefficient, scratch.settling.columns[variable])
      }
    }
  }

  private mutating func loadSymbols(firstSymbol: Int32) {
    for place in 0..<definitions.symbols.touched.count {
      let symbol = definitions.symbols.touched[place]
      let coefficient = definitions.symbols[symbol]
      scratch.face.constant += coefficient * tableau.symbols[symbol].offset
      scratch.face.add(coefficient, symbol - firstSymbol)
    }
  }
}
