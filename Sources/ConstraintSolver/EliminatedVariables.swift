/// A linear form `constant + variable cells + symbol cells`. The cells are in one pool, in this order.
struct Form: BitwiseCopyable {
  var constant = 0.0
  var first: Int32 = 0
  var variables: Int32 = 0
  var symbols: Int32 = 0

  @inline(__always) var firstSymbol: Int { Int(first &+ variables) }
  @inline(__always) var end: Int { Int(first &+ variables &+ symbols) }
  var size: Int { Int(variables &+ symbols) }
}

/// The definition of a variable and its position in the graph of definitions.
struct DefinitionState: BitwiseCopyable {
  var form = Form()
  /// The index in `shortForms` of the same form with defined variables replaced, so that long chains are walked only
  /// once. It is -1 where there is nothing to replace or the result would be long.
  fileprivate(set) var short: Int32 = -1
  /// The variable's place in the acyclic order. Undefined variables have 0 while nothing refers to them, else 1.
  /// Defined variables have ever lower negative ranks if nothing referred to them yet, else ever higher positive ranks.
  fileprivate(set) var rank: Int32 = 0
  /// The number of the visit that reached the variable, negative once the visit has left it.
  fileprivate(set) var visit: Int32 = 0

  fileprivate static let mentioned: Int32 = 1

  @inline(__always) var isDefined: Bool { UInt32(bitPattern: rank) > 1 }
  @inline(__always) fileprivate mutating func mention() { if rank == 0 { rank = Self.mentioned } }
}

/// Free variables, written in terms of other variables and tableau symbols: `x = y + width + 8`.
///
/// An equality with a free variable restricts nothing; it only *defines* that variable. So it needs no tableau row, and
/// no pivot ever touches it. Definitions refer to each other instead of being substituted into each other. Ranks keep
/// the graph acyclic and give the order of expansion: a definition refers to higher ranks only.
struct EliminatedVariables: ~Copyable {
  private let place = NoncopyingAccess()

  private(set) var states = Pool<DefinitionState>()
  private(set) var cells = Pool<Cell>()
  private var shortForms = Pool<Form>()
  private var visit: Int32 = 0
  /// The variables defined since ``startOrder()``, in the order of definition.
  private(set) var freshOrder = Pool<Int32>()
  private(set) var lateOrder = Pool<Int32>()
  private var lastFresh: Int32 = 0
  private var lastLate = DefinitionState.mentioned
  private var agenda = MinHeap()
  private var stack = Pool<Int32>()

  /// The sum under construction, in undefined variables and symbols.
  var variables = SparseSum()
  var symbols = SparseSum()
  var constant = 0.0

  private static let shortSize = 4

  func copy() -> EliminatedVariables {
    var other = EliminatedVariables()
    other.states = states.copy()
    other.cells = cells.copy()
    other.shortForms = shortForms.copy()
    other.visit = visit
    other.lastFresh = lastFresh
    other.lastLate = lastLate
    other.variables.reserve(states.count)
    return other
  }

  mutating func welcomeVariables(_ count: Int) {
    states.fill(to: count, with: DefinitionState())
    variables.reserve(count)
  }

  mutating func removeAllCells() {
    cells.removeAll()
    shortForms.removeAll()
    (lastFresh, lastLate) = (0, DefinitionState.mentioned)
  }

  mutating func reserve(cells count: Int) { cells.reserve(count) }

  mutating func startOrder() {
    freshOrder.removeAll()
    lateOrder.removeAll()
  }

  mutating func clear(_ variable: Int32) { states[variable].rank = 0 }

  @inline(__always) func isDefined(_ variable: Int32) -> Bool { states.at(variable).pointee.isDefined }

  /// Whether no definition refers to the variable yet. Any form without the variable itself may then define it, because
  /// no cycle can arise.
  @inline(__always) func isFresh(_ variable: Int32) -> Bool { states.at(variable).pointee.rank == 0 }

  @inline(__always) private func short(_ variable: Int32) -> Form {
    let state = states.at(variable)
    let short = state.pointee.short
    return short < 0 ? state.pointee.form : shortForms[short]
  }
}

// MARK: - Defining

extension EliminatedVariables {
  /// Solves `terms + constant + first + second = 0` for a fresh variable among the terms.
  mutating func define(
    fresh variable: Int32, by terms: UnsafeBufferPointer<Cell>, constant: Double, _ first: Cell?, _ second: Cell?
  ) {
    var own = 0.0
    for term in terms where term.index == variable { own = term.coefficient }
    let factor = -1 / own
    let start = cells.extend(by: terms.count)
    var cell = cells.base + start
    for term in terms where term.index != variable {
      cell.pointee = Cell(index: term.index, coefficient: term.coefficient * factor)
      cell += 1
      states.at(term.index).pointee.mention()
    }
    var form = Form(constant: constant * factor, first: Int32(start), variables: Int32(terms.count - 1))
    cells.shrink(to: form.end)
    if let first { form.symbols += append(first, factor) }
    if let second { form.symbols += append(second, factor) }
    lastFresh -= 1
    freshOrder.append(variable)
    set(variable, form, rank: lastFresh)
  }

  private mutating func append(_ cell: Cell, _ factor: Double) -> Int32 {
    cells.append(Cell(index: cell.index, coefficient: cell.coefficient * factor))
    return 1
  }

  /// Solves the current sum, set to zero, for one of its variables, and clears the sum.
  mutating func defineBySum(_ variable: Int32) {
    let factor = -1 / variables.take(variable)
    var form = Form(constant: constant * factor, first: Int32(cells.count))
    for place in 0..<variables.touched.count {
      let index = variables.touched[place]
      guard abs(variables[index]) > Tolerance.coefficient else { continue }
      form.variables += append(Cell(index: index, coefficient: variables[index]), factor)
      states.at(index).pointee.mention()
    }
    for place in 0..<symbols.touched.count {
      let index = symbols.touched[place]
      guard abs(symbols[index]) > Tolerance.coefficient else { continue }
      form.symbols += append(Cell(index: index, coefficient: symbols[index]), factor)
    }
    clearSum()
    lastLate += 1
    lateOrder.append(variable)
    set(variable, form, rank: lastLate)
  }

  private mutating func set(_ variable: Int32, _ form: Form, rank: Int32) {
    let state = states.at(variable)
    state.pointee.form = form
    state.pointee.short = -1
    state.pointee.rank = rank
  }
}

// MARK: - Expanding

extension EliminatedVariables {
  mutating func clearSum() {
    variables.clear()
    symbols.clear()
    constant = 0
  }

  /// Adds `coefficient · variable` to the sum. ``expand()`` then completes the replacement of defined variables.
  mutating func add(_ coefficient: Double, _ variable: Int32) {
    if !isDefined(variable) {
      variables.add(coefficient, variable)
      return
    }
    var form = short(variable)
    if !hasFlatCells(form) {
      flattenCells(of: variable)
      form = short(variable)
    }
    addConstantAndSymbols(coefficient, form)
    for place in Int(form.first)..<form.firstSymbol {
      addCell(coefficient * cells[place].coefficient, cells[place].index)
    }
  }

  @inline(__always) private mutating func addCell(_ coefficient: Double, _ variable: Int32) {
    if isDefined(variable), isFlat(variable) {
      let form = short(variable)
      addConstantAndSymbols(coefficient, form)
      for place in Int(form.first)..<form.firstSymbol {
        variables.add(coefficient * cells[place].coefficient, cells[place].index)
      }
    } else if variables.add(coefficient, variable), isDefined(variable) {
      agenda.push(rank: states[variable].rank, item: variable)
    }
  }

  /// Replaces every defined variable of the sum. Each is visited once, whatever the shape of the graph.
  mutating func expand() {
    while let variable = agenda.pop() {
      let coefficient = variables.take(variable)
      let form = short(variable)
      addConstantAndSymbols(coefficient, form)
      for place in Int(form.first)..<form.firstSymbol {
        let cell = cells[place]
        let isNew = variables.add(coefficient * cell.coefficient, cell.index)
        if isNew, isDefined(cell.index) { agenda.push(rank: states[cell.index].rank, item: cell.index) }
      }
    }
  }

  /// Adds a variable in terms of undefined variables, settled variables and symbols. Settled variables are not
  /// expanded.
  mutating func sumUp(_ variable: Int32, upTo settled: borrowing SettlingMarks) {
    guard isDefined(variable) else {
      variables.add(1, variable)
      return
    }
    addForm(1, variable, upTo: settled)
    while let variable = agenda.pop() { addForm(variables.take(variable), variable, upTo: settled) }
  }

  private mutating func addForm(_ coefficient: Double, _ variable: Int32, upTo settled: borrowing SettlingMarks) {
    let form = states[variable].form
    addConstantAndSymbols(coefficient, form)
    for place in Int(form.first)..<form.firstSymbol {
      let cell = cells[place]
      let isNew = variables.add(coefficient * cell.coefficient, cell.index)
      if isNew, isDefined(cell.index), !settled.isSettled(variable: cell.index) {
        agenda.push(rank: states[cell.index].rank, item: cell.index)
      }
    }
  }

  @inline(__always) private mutating func addConstantAndSymbols(_ coefficient: Double, _ form: Form) {
    constant += coefficient * form.constant
    for place in form.firstSymbol..<form.end {
      symbols.add(coefficient * cells[place].coefficient, cells[place].index)
    }
  }

  @inline(__always) private func isFlat(_ variable: Int32) -> Bool {
    let form = short(variable)
    for place in Int(form.first)..<form.firstSymbol where isDefined(cells[place].index) { return false }
    return true
  }

  /// Whether every cell is undefined or has a definition in undefined variables only.
  private func hasFlatCells(_ form: Form) -> Bool {
    for place in Int(form.first)..<form.firstSymbol where isDefined(cells[place].index) && !isFlat(cells[place].index) {
      return false
    }
    return true
  }

  /// Shortens every reachable definition, children first.
  private mutating func flattenCells(of root: Int32) {
    visit += 1
    stack.append(root)
    while !stack.isEmpty {
      let variable = stack[stack.count - 1]
      if pushUnflattenedCells(of: variable) { continue }
      stack.shrink(to: stack.count - 1)
      if variable != root, states[variable].visit != -visit, !isFlat(variable) { shorten(variable) }
      states[variable].visit = -visit
    }
  }

  /// Returns whether there were any cells that this visit had not reached.
  private mutating func pushUnflattenedCells(of variable: Int32) -> Bool {
    let form = short(variable)
    var isWaiting = false
    for place in Int(form.first)..<form.firstSymbol {
      let cell = cells[place].index
      guard isDefined(cell), abs(states[cell].visit) != visit, !isFlat(cell) else { continue }
      states[cell].visit = visit
      stack.append(cell)
      isWaiting = true
    }
    return isWaiting
  }

  /// Replaces the defined cells by their own short forms, if the result is short.
  private mutating func shorten(_ variable: Int32) {
    let form = self.short(variable)
    if form.size > 2 * Self.shortSize || holdsLongForms(form) { return }
    let start = cells.count
    var short = Form(constant: form.constant, first: Int32(start))
    for place in Int(form.first)..<form.firstSymbol {
      let cell = cells[place]
      guard isDefined(cell.index) else {
        gather(cell, from: start)
        continue
      }
      guard isFlat(cell.index) else { return cells.shrink(to: start) }
      let inner = self.short(cell.index)
      short.constant += cell.coefficient * inner.constant
      for index in Int(inner.first)..<inner.firstSymbol {
        gather(Cell(index: cells[index].index, coefficient: cell.coefficient * cells[index].coefficient), from: start)
      }
    }
    short.variables = dropZeros(from: start)
    let firstSymbol = cells.count
    for place in Int(form.first)..<form.firstSymbol where isDefined(cells[place].index) {
      let (factor, inner) = (cells[place].coefficient, self.short(cells[place].index))
      for index in inner.firstSymbol..<inner.end {
        gather(Cell(index: cells[index].index, coefficient: factor * cells[index].coefficient), from: firstSymbol)
      }
    }
    for place in form.firstSymbol..<form.end { gather(cells[place], from: firstSymbol) }
    short.symbols = dropZeros(from: firstSymbol)
    if short.size > Self.shortSize { return cells.shrink(to: start) }
    states[variable].short = Int32(shortForms.count)
    shortForms.append(short)
  }

  /// Whether the cells' forms are long. Their sum would hardly be short, and summing them takes quadratic time.
  private func holdsLongForms(_ form: Form) -> Bool {
    var size = 0
    for place in Int(form.first)..<form.firstSymbol where isDefined(cells[place].index) {
      size += short(cells[place].index).size
    }
    return size > 16 * Self.shortSize
  }

  /// Adds a cell to the few cells at the end of the pool, merging equal indices.
  private mutating func gather(_ cell: Cell, from start: Int) {
    for place in start..<cells.count where cells[place].index == cell.index {
      cells[place].coefficient += cell.coefficient
      return
    }
    cells.append(cell)
  }

  private mutating func dropZeros(from start: Int) -> Int32 {
    var kept = start
    for place in start..<cells.count where abs(cells[place].coefficient) > Tolerance.coefficient {
      cells[kept] = cells[place]
      kept += 1
    }
    cells.shrink(to: kept)
    return Int32(kept - start)
  }
}
