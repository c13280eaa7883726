/// Free variables, written by other variables and by tableau symbols: `x = y + width + 8`.
///
/// An equality with a free variable restricts nothing, it only *defines* that variable; so it needs no tableau row and
/// no pivot ever touches it. Definitions refer to each other instead of being substituted into each other; `ranks`
/// keeps the graph acyclic and says in which order to expand it: a definition refers to higher ranks only.
struct Definitions: Sendable {
  private(set) var forms: [LinearForm?]
  private var ranks: [Int]
  /// Whether some definition refers to the variable.
  private var isMentioned: [Bool]
  /// Defined before anything referred to them: ranks -1, -2, … in this order.
  private var fresh: [Symbol] = []
  /// Defined after other definitions referred to them: ranks 1, 2, … in this order.
  private var late: [Symbol] = []
  private var agenda = MinHeap()

  init(variables count: Int) {
    forms = Array(repeating: nil, count: count)
    ranks = Array(repeating: 0, count: count)
    isMentioned = Array(repeating: false, count: count)
  }

  func isDefined(_ symbol: Symbol) -> Bool { symbol < forms.count && forms[symbol] != nil }

  /// A fresh variable may be defined by any form that does not hold itself: no cycle can arise.
  func isFresh(_ variable: Symbol) -> Bool { forms[variable] == nil && !isMentioned[variable] }

  /// - Parameter form: any variables for a fresh variable; otherwise, only undefined ones.
  mutating func define(_ variable: Symbol, as form: LinearForm) {
    if isFresh(variable) {
      fresh.append(variable)
      ranks[variable] = -fresh.count
    } else {
      late.append(variable)
      ranks[variable] = late.count
    }
    forms[variable] = form
    for cell in form.cells where cell.symbol < forms.count { isMentioned[cell.symbol] = true }
  }

  /// Adds `coefficient · symbol` to the sum, remembering to expand it.
  mutating func add(_ coefficient: Double, _ symbol: Symbol, to sum: inout SparseSum) {
    if sum.add(coefficient, symbol), isDefined(symbol) { agenda.push(rank: ranks[symbol], item: symbol) }
  }

  /// Replaces every defined variable of a sum; each is visited once, whatever the shape of the graph.
  mutating func expand(_ sum: inout SparseSum) {
    while let next = agenda.pop() {
      let coefficient = sum.take(next.item)
      guard coefficient != 0, let form = forms[next.item] else { continue }
      sum.constant += coefficient * form.constant
      for cell in form.cells { add(coefficient * cell.coefficient, cell.symbol, to: &sum) }
    }
  }

  /// Completes `values`, which hold the tableau's symbols and the undefined variables, by the defined ones.
  func evaluate(into values: inout [Double]) {
    for variable in evaluationOrder { values[variable] = evaluate(variable, values) }
  }

  /// The defined variables, highest rank first: each after all it refers to.
  var evaluationOrder: [Symbol] { late.reversed() + fresh }

  private func evaluate(_ variable: Symbol, _ values: [Double]) -> Double {
    guard let form = forms[variable] else { return 0 }
    return form.cells.reduce(form.constant) { $0 + $1.coefficient * values[$1.symbol] }
  }
}
