/// A system of goals in solvable form: definitions for the free variables, tableau rows for what remains.
struct LinearProgram: Sendable {
  private(set) var definitions: Definitions
  private(set) var tableau: Tableau
  /// Whether each required equality leaves a marker in the forms it enters, at the price of longer forms.
  let isTracing: Bool
  private var sum = SparseSum()
  private let preferences: DefinitionPreferences

  /// - Parameter levels: how many priority levels there are, the level for keeping at zero included.
  init(goals: [Goal], variables count: Int, levels: Int, isTracing: Bool = false) {
    definitions = Definitions(variables: count)
    tableau = Tableau(variables: count, levels: levels)
    preferences = DefinitionPreferences(goals, variables: count)
    self.isTracing = isTracing
    addRequiredEqualities(goals.filter(\.isRequiredEquality), variables: count)
    for goal in goals.filter({ !$0.isRequiredEquality }).sorted(by: { $0.turn < $1.turn }) { add(goal) }
  }

  mutating func repair() -> Repair { tableau.repair() }

  /// The value of every symbol.
  func values() -> [Double] {
    var values = Array(repeating: 0.0, count: tableau.symbolCount)
    for row in tableau.rows { values[row.basic] = row.form.constant }
    definitions.evaluate(into: &values)
    return values
  }

  /// A variable written by symbols that are zero in this solution: undefined variables and symbols that are not basic.
  mutating func expanded(_ variable: Symbol) -> LinearForm {
    load([Term(Variable(index: Int32(variable)))])
    return withoutBasicSymbols()
  }

  /// Fixes at zero what costs something, and so is zero in every optimum.
  /// - Returns: the symbols that may still be something.
  @discardableResult
  mutating func fixCostly(_ symbols: [Symbol]) -> [Symbol] {
    symbols.filter { symbol in
      guard tableau.kinds[symbol] == .restricted else { return false }
      if tableau.costs.sign(of: symbol) == 0 { return true }
      tableau.fix(symbol)
      return false
    }
  }

  /// All but the caller's variables.
  var ownSymbols: [Symbol] { Array(definitions.forms.count..<tableau.symbolCount) }
}

// MARK: - Adding a goal

extension LinearProgram {
  /// Returns the variable that the goal came to define, if any.
  @discardableResult
  mutating func add(_ goal: Goal) -> Symbol? {
    let restriction = makeSymbols(for: goal)
    sum.reserve(symbols: tableau.symbolCount)
    let named = goal.terms.map { Cell(symbol: Int($0.variable.index), coefficient: $0.coefficient) }
    if let fresh = preferences.best(among: named, where: definitions.isFresh) {
      for term in goal.terms { sum.add(term.coefficient, Int(term.variable.index)) }
      define(fresh, goal, restriction)
      return fresh
    }
    load(goal.terms)
    let reached = sum.touched.map { Cell(symbol: $0, coefficient: sum[$0]) }
    if let variable = preferences.best(among: reached, where: { !definitions.isDefined($0) }) {
      define(variable, goal, restriction)
      return variable
    }
    addTableauRow(goal, restriction)
    return nil
  }

  /// The goal's own symbols as they enter `terms + constant - over + under = 0`.
  private mutating func makeSymbols(for goal: Goal) -> [Cell] {
    if goal.isRequiredEquality {
      return isTracing ? [Cell(symbol: tableau.makeSymbol(.marker, owner: goal.row), coefficient: 1)] : []
    }
    return [(goal.over, -1.0), (goal.under, 1.0)].compactMap { price, coefficient in
      if case .forbidden = price { return nil }
      let symbol = tableau.makeSymbol(.restricted, owner: goal.row)
      if case .level(let level) = price { tableau.costs[symbol, level] = 1 }
      return Cell(symbol: symbol, coefficient: coefficient)
    }
  }

  private mutating func load(_ terms: [Term]) {
    sum.reserve(symbols: tableau.symbolCount)
    for term in terms { definitions.add(term.coefficient, Int(term.variable.index), to: &sum) }
    definitions.expand(&sum)
  }

  /// Solves the loaded sum, which is to be zero, for the variable.
  private mutating func define(_ variable: Symbol, _ goal: Goal, _ restriction: [Cell]) {
    for cell in restriction { sum.add(cell.coefficient, cell.symbol) }
    sum.constant += goal.constant
    let factor = -1 / sum.take(variable)
    var form = drainedSum()
    for index in form.cells.indices { form.cells[index].coefficient *= factor }
    form.constant *= factor
    definitions.define(variable, as: form)
  }

  private mutating func addTableauRow(_ goal: Goal, _ restriction: [Cell]) {
    for cell in restriction { sum.add(cell.coefficient, cell.symbol) }
    sum.constant += goal.constant
    var form = withoutBasicSymbols()
    if let slack = restriction.first(where: { tableau.costs.sign(of: $0.symbol) == 0 }) {
      form.cells.removeAll { $0.symbol == slack.symbol }
      for index in form.cells.indices { form.cells[index].coefficient /= -slack.coefficient }
      form.constant /= -slack.coefficient
      tableau.add(basic: slack.symbol, form: form)
    } else if !form.cells.isEmpty || abs(form.constant) > Tolerance.conflict {
      tableau.add(basic: tableau.makeSymbol(.fixed, owner: goal.row), form: form)
    }
  }

  private mutating func withoutBasicSymbols() -> LinearForm {
    let form = sum.drain()
    sum.constant = form.constant
    for cell in form.cells {
      if let row = tableau.row(ofBasic: cell.symbol) {
        sum.add(cell.coefficient, tableau.rows[row].form)
      } else {
        sum.add(cell.coefficient, cell.symbol)
      }
    }
    return drainedSum()
  }

  private mutating func drainedSum() -> LinearForm {
    var form = sum.drain()
    form.cells.removeAll { tableau.kinds[$0.symbol] == .fixed && tableau.row(ofBasic: $0.symbol) == nil }
    return form
  }
}

// MARK: - Required equalities

extension LinearProgram {
  /// Required equalities first define variables: always one with the fewest undefined variables next, so that chains
  /// are walked from their known end and most definitions need no expansion.
  private mutating func addRequiredEqualities(_ goals: [Goal], variables count: Int) {
    var goalsOf: [[Int]] = Array(repeating: [], count: count)
    var undefined = goals.map(\.terms.count)
    var queue = MinHeap()
    for (index, goal) in goals.enumerated() {
      for term in goal.terms { goalsOf[Int(term.variable.index)].append(index) }
      queue.push(rank: undefined[index], item: index)
    }
    while let (rank, index) = queue.pop() {
      guard rank == undefined[index] else { continue }
      undefined[index] = -1
      guard let variable = add(goals[index]) else { continue }
      for other in goalsOf[variable] where undefined[other] >= 0 {
        undefined[other] -= 1
        queue.push(rank: undefined[other], item: other)
      }
    }
  }
}
