// The tie-break between equally good solutions: the first variable as near as possible to its preferred value, then the
// second, and so on. The preferred value is zero without a preference; see `Engine+Stays.swift`. So the values depend
// neither on the order of rows nor on earlier solutions.
extension Engine {
  /// Breaks ties in a component.
  ///
  /// Most layouts leave nothing open. In the others, most solutions are already the preferred one, which is checked
  /// without a pivot. Otherwise the first variable that is not at rest and all after it are settled one by one, beside
  /// the tableau.
  mutating func settle(_ component: Int32) {
    if components[component].openness == .unknown { lookForOpenness(component) }
    guard components[component].openness == .somethingOpen, !components[component].gaveUp else { return }
    noteStays(component)
    if components[component].isResting, stillRests(component) { return }
    markSettledVariables(component)
    let restless = firstRestless(component)
    components[component].isResting = restless == nil
    if let restless { settleTies(component, from: restless) }
  }

  /// Whether the variables at rest are still at rest: in the same tableau, each only has to stay on the same side of
  /// its preferred value.
  private func stillRests(_ component: Int32) -> Bool {
    for place in components[component].restings.indices {
      let resting = restings[place]
      let distance = values[resting.variable] - preferredValue(resting.variable)
      if distance * Double(resting.direction) < -Tolerance.feasibility { return false }
    }
    return true
  }

  private mutating func lookForOpenness(_ component: Int32) {
    components[component].isResting = false
    let isOpen = holdsUndefinedVariable(component) || holdsLooseSymbol(component)
    components[component].openness = isOpen ? .somethingOpen : .nothingOpen
  }

  private func holdsUndefinedVariable(_ component: Int32) -> Bool {
    components[component].order.count < components[component].variables.count
  }

  private func holdsLooseSymbol(_ component: Int32) -> Bool {
    let block = tableau.blocks[component]
    for symbol in components[component].symbols.indices where isLoose(Int32(symbol), block) {
      return true
    }
    return false
  }

  /// Whether a zero symbol could grow at no cost, which means that a variable may be open.
  @inline(__always) func isLoose(_ symbol: Int32, _ block: CostBlock) -> Bool {
    tableau.symbols[symbol].kind == .restricted && !tableau.isBasic(symbol)
      && tableau.costSign(symbol, block) == 0
  }

  // MARK: Checking without a pivot

  /// Marks the variables whose definitions directly show that they have only one value.
  private mutating func markSettledVariables(_ component: Int32) {
    scratch.settling.start(variables: kinds.count, symbols: tableau.symbolCount)
    let block = tableau.blocks[component]
    let order = components[component].order
    for place in stride(from: order.end - 1, through: order.first, by: -1) {
      let variable = evaluationOrder[place]
      if isSettledByForm(variable, block) { scratch.settling.settle(variable: variable) }
    }
  }

  private mutating func isSettledByForm(_ variable: Int32, _ block: CostBlock) -> Bool {
    let form = definitions.states[variable].form
    for place in Int(form.first)..<form.firstSymbol
    where !scratch.settling.isSettled(variable: definitions.cells[place].index) { return false }
    for place in form.firstSymbol..<form.end where !isSettled(definitions.cells[place].index, block) { return false }
    return true
  }

  private mutating func isSettled(_ symbol: Int32, _ block: CostBlock) -> Bool {
    if scratch.settling.isSettled(symbol: symbol) { return true }
    let row = tableau.symbols[symbol].row
    if row < 0 {
      if isLoose(symbol, block) { return false }
    } else {
      let stretch = tableau.rows[row]
      for index in Int(stretch.first)..<Int(stretch.first + stretch.count) {
        let other = tableau.cells[index].index
        if !scratch.settling.isSettled(symbol: other), isLoose(other, block) { return false }
      }
    }
    scratch.settling.settle(symbol: symbol)
    return true
  }

  /// Checks the open variables in order. Each variable at rest settles the symbols it depends on.
  ///
  /// - Returns: The index in `componentVariables` of the first variable that can, or might, come nearer to its
  ///   preferred value; nil when all are at rest.
  private mutating func firstRestless(_ component: Int32) -> Int? {
    let block = tableau.blocks[component]
    if restings.count > 4 * kinds.count { forgetRestings() }
    components[component].restings.first = restings.count
    defer { components[component].restings.end = restings.count }
    for place in components[component].variables.indices {
      let variable = componentVariables[place]
      if scratch.settling.isSettled(variable: variable) { continue }
      if !isSettledOrRests(variable, block) { return place }
      scratch.settling.settle(variable: variable)
    }
    return nil
  }

  private mutating func forgetRestings() {
    restings.removeAll()
    for component in 0..<components.count { components[component].isResting = false }
  }

  private mutating func isSettledOrRests(_ variable: Int32, _ block: CostBlock) -> Bool {
    if !definitions.isDefined(variable) { return stays[variable].row < 0 }
    return isSettledByForm(variable, block) || rests(variable, block)
  }

  /// Whether every open symbol that the variable depends on could only move it away from its preferred value.
  private mutating func rests(_ variable: Int32, _ block: CostBlock) -> Bool {
    sumUpOpen(variable)
    var isResting = !holdsOpenVariable()
    let distance = values[variable] - preferredValue(variable)
    var direction = abs(distance) > Tolerance.feasibility ? distance : 0
    scratch.settling.held.removeAll()
    for place in 0..<definitions.symbols.touched.count where isResting {
      let symbol = definitions.symbols.touched[place]
      let coefficient = definitions.symbols[symbol]
      guard abs(coefficient) > Tolerance.coefficient, !isSettled(symbol, block) else { continue }
      if direction == 0 { direction = coefficient }
      isResting = coefficient * direction > 0
      scratch.settling.held.append(symbol)
    }
    definitions.clearSum()
    for place in 0..<scratch.settling.held.count where isResting {
      scratch.settling.settle(symbol: scratch.settling.held[place])
    }
    if isResting { restings.append(Resting(variable: variable, direction: direction > 0 ? 1 : -1)) }
    return isResting
  }

  private func holdsOpenVariable() -> Bool {
    for place in 0..<definitions.variables.touched.count {
      let variable = definitions.variables.touched[place]
      if !definitions.isDefined(variable), abs(definitions.variables[variable]) > Tolerance.coefficient,
        !scratch.settling.isSettled(variable: variable)
      {
        return true
      }
    }
    return false
  }

  /// Writes a variable in terms of undefined variables and nonbasic symbols, which are zero in this solution, and of
  /// settled variables. The sum of `definitions` holds the result until it is cleared.
  private mutating func sumUpOpen(_ variable: Int32) {
    definitions.symbols.reserve(tableau.symbolCount)
    definitions.sumUp(variable, upTo: scratch.settling)
    replaceBasicSymbols()
  }
}

/// An open variable that can only move away from its preferred value.
struct Resting: BitwiseCopyable {
  var variable: Int32
  var direction: Float
}

/// The marks of one pass over a component; the next pass resets them.
struct SettlingMarks: ~Copyable {
  var held = Pool<Int32>()
  /// The column in the optimal face of each open variable without a definition, by variable.
  var columns = Pool<Int32>()
  private var variables = Pool<Int32>()
  private var symbols = Pool<Int32>()
  private var look: Int32 = 0

  mutating func start(variables: Int, symbols: Int) {
    self.variables.fill(to: variables, with: 0)
    self.symbols.fill(to: symbols, with: 0)
    look += 1
  }

  @inline(__always) func isSettled(variable: Int32) -> Bool { variables[variable] == look }
  @inline(__always) func isSettled(symbol: Int32) -> Bool { symbols[symbol] == look }
  @inline(__always) mutating func settle(variable: Int32) { variables[variable] = look }
  @inline(__always) mutating func settle(symbol: Int32) { symbols[symbol] = look }
}
