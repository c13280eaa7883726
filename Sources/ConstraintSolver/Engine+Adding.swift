// Adds one goal: as a definition if one of its variables is free, else as a row of the tableau.
extension Engine {
  mutating func add(_ goal: Goal, _ component: Int32) {
    let own = makeSymbols(for: goal, component)
    if let fresh = bestFreshVariable(of: goal) {
      return definitions.define(fresh: fresh, by: goal.terms, constant: goal.constant, own.first, own.second)
    }
    sumUp(goal, own)
    if let variable = bestUndefinedVariable() { return definitions.defineBySum(variable) }
    addTableauRow(goal, own, component)
  }

  @inline(__always)
  mutating func makeSymbols(for goal: Goal, _ component: Int32) -> OwnSymbols {
    goal.isRequiredEquality && !goal.isTraced ? OwnSymbols() : makeSomeSymbols(for: goal, component)
  }

  private mutating func makeSomeSymbols(for goal: Goal, _ component: Int32) -> OwnSymbols {
    var own = OwnSymbols()
    if goal.isRequiredEquality {
      own.marker = tableau.makeSymbol(.marker, owner: goal.row, tableau.blocks[component])
    } else {
      own.over = makeSymbol(for: goal.over, goal.row, component)
      own.under = makeSymbol(for: goal.under, goal.row, component)
    }
    if let first = own.first ?? own.second {
      store.rows[goal.row].marker = first.index
      store.rows[goal.row].markerSign = first.coefficient < 0 ? -1 : 1
    }
    return own
  }

  private mutating func makeSymbol(for price: Price, _ row: Int32, _ component: Int32) -> Int32 {
    if price == .forbidden { return -1 }
    let block = tableau.blocks[component]
    let symbol = tableau.makeSymbol(.restricted, owner: row, block)
    if price != .free { tableau.costs[block.place(symbol) + Int(price.level)] = 1 }
    return symbol
  }

  // MARK: The variable to define

  /// Whether defining the left variable keeps later forms shorter. A position is better than a length, a variable
  /// without a row of its own is better, then one that fewer rows mention. Among equals, the last is better, because most
  /// views are placed relative to earlier ones. Coefficients far below the largest are avoided for accuracy.
  private func isBetter(_ left: Int32, than right: Int32) -> Bool {
    if kinds[left] != kinds[right] { return kinds[left] == .position }
    let (first, second) = (scratch.states.at(left), scratch.states.at(right))
    if first.pointee.hasRowOfItsOwn != second.pointee.hasRowOfItsOwn { return second.pointee.hasRowOfItsOwn }
    if first.pointee.occurrences != second.pointee.occurrences {
      return first.pointee.occurrences < second.pointee.occurrences
    }
    return left > right
  }

  @inline(__always)
  private func bestFreshVariable(of goal: Goal) -> Int32? {
    if goal.termCount == 1 { return definitions.isFresh(goal.terms[0].index) ? goal.terms[0].index : nil }
    var best: Int32 = -1
    var largest = 0.0
    for term in goal.terms { largest = max(largest, abs(term.coefficient)) }
    for term in goal.terms where definitions.isFresh(term.index) && abs(term.coefficient) >= 0.01 * largest {
      if best < 0 || isBetter(term.index, than: best) { best = term.index }
    }
    return best < 0 ? nil : best
  }

  private func bestUndefinedVariable() -> Int32? {
    var best: Int32 = -1
    var largest = 0.0
    let touched = definitions.variables.touched.buffer(0, definitions.variables.touched.count)
    for variable in touched { largest = max(largest, abs(definitions.variables[variable])) }
    let smallest = max(0.01 * largest, Tolerance.coefficient)
    for variable in touched where abs(definitions.variables[variable]) > smallest && !definitions.isDefined(variable) {
      if best < 0 || isBetter(variable, than: best) { best = variable }
    }
    return best < 0 ? nil : best
  }

  // MARK: The tableau

  /// Loads the goal into the sum, in terms of undefined variables and symbols.
  private mutating func sumUp(_ goal: Goal, _ own: OwnSymbols) {
    definitions.symbols.reserve(tableau.symbolCount)
    definitions.constant = goal.constant
    for term in goal.terms { definitions.add(term.coefficient, term.index) }
    definitions.expand()
    if let first = own.first { definitions.symbols.add(first.coefficient, first.index) }
    if let second = own.second { definitions.symbols.add(second.coefficient, second.index) }
  }

  private mutating func addTableauRow(_ goal: Goal, _ own: OwnSymbols, _ component: Int32) {
    definitions.variables.clear()
    replaceBasicSymbols()
    let constant = definitions.constant
    definitions.constant = 0
    if let basic = slack(of: goal, own) ?? cheapest(goal, own, mending: constant, component) {
      let factor = -1 / basic.coefficient
      tableau.addRow(
        basic: basic.index, constant: factor * constant, &definitions.symbols, factor: factor, component: component)
    } else if holdsAnything() || abs(constant) > Tolerance.conflict {
      let basic = tableau.makeSymbol(.fixed, owner: goal.row, tableau.blocks[component])
      definitions.symbols.reserve(tableau.symbolCount)
      tableau.addRow(
        basic: basic, constant: constant, &definitions.symbols, factor: 1, component: component)
    } else {
      definitions.symbols.clear()
    }
  }

  /// Returns the goal's own symbol that can become basic immediately because it costs nothing.
  private func slack(of goal: Goal, _ own: OwnSymbols) -> Cell? {
    if own.marker >= 0 || goal.over == .free { return own.first }
    return goal.under == .free ? own.second : nil
  }

  /// Returns the goal's own error if the dual simplex would certainly choose it to fix the row. That pivot touches only
  /// this row, so it is made immediately. If other symbols compete, the choice waits until all rows are known.
  private func cheapest(_ goal: Goal, _ own: OwnSymbols, mending constant: Double, _ component: Int32) -> Cell? {
    if abs(constant) <= Tolerance.feasibility { return nil }
    let (error, price) = constant > 0 ? (own.first, goal.over) : (own.second, goal.under)
    guard let error, price.level >= 0 else { return nil }
    let isCheapest = tableau.isFarCheapest(
      error.index, Int(price.level), mending: constant, definitions.symbols, tableau.blocks[component])
    return isCheapest ? error : nil
  }

  private func holdsAnything() -> Bool {
    for place in 0..<definitions.symbols.touched.count
    where abs(definitions.symbols[definitions.symbols.touched[place]]) > Tolerance.coefficient { return true }
    return false
  }

  /// Rewrites the sum in nonbasic symbols. Definitions refer to symbols by their old meaning, which is
  /// `symbol + offset`.
  mutating func replaceBasicSymbols() {
    let count = definitions.symbols.touched.count
    for place in 0..<count {
      let symbol = definitions.symbols.touched[place]
      definitions.constant += definitions.symbols[symbol] * tableau.symbols[symbol].offset
    }
    for place in 0..<count {
      let symbol = definitions.symbols.touched[place]
      let row = tableau.symbols[symbol].row
      guard row >= 0 else { continue }
      let coefficient = definitions.symbols.take(symbol)
      let stretch = tableau.rows[row]
      definitions.constant += coefficient * tableau.symbols[symbol].value
      for index in Int(stretch.first)..<Int(stretch.first + stretch.count) {
        definitions.symbols.add(coefficient * tableau.cells[index].coefficient, tableau.cells[index].index)
      }
    }
    for place in 0..<count {
      let symbol = definitions.symbols.touched[place]
      if tableau.symbols[symbol].kind == .fixed, !tableau.isBasic(symbol) { _ = definitions.symbols.take(symbol) }
    }
  }
}
