// From a component's rows to definitions and tableau rows. The order decides how many pivots are needed and how long
// forms get, not what comes out: what is likely to define a variable for good comes first.
extension Engine {
  /// - Parameter ties: for how many variables there must be a level of their own; see `Engine+Settling.swift`.
  mutating func build(_ component: Int32, ties: Int = 0) {
    open(component)
    survey(component)
    openTableau(component, ties: ties)
    plan(component)
    addRows(of: .fixedLengths, component)
    addRows(of: .equalLengths, component)
    peel(component)
    addRows(of: .wishes, component)
    addRows(of: .softEqualities, component)
    addRows(of: .requiredInequalities, component)
    addRows(of: .softInequalities, component)
    addRows(of: .distantBounds, component)
    close(component)
  }

  private mutating func open(_ component: Int32) {
    let variables = components[component].variables
    for place in variables.indices { definitions.clear(componentVariables[place]) }
    definitions.startOrder()
    definitions.variables.reserve(kinds.count)
    components[component].openness = .unknown
    components[component].knowsWishes = false
    components[component].hasConflict = false
    components[component].gaveUp = false
    touch(component)
  }

  private mutating func openTableau(_ component: Int32, ties: Int) {
    let levels = scratch.levels.count
    components[component].symbols.first = tableau.symbolCount
    components[component].tableauRows.first = tableau.rows.count
    components[component].priorityLevels = levels
    tableau.blocks[component] = CostBlock(
      firstSymbol: Int32(tableau.symbolCount), first: tableau.costs.count, levels: levels, stride: levels + ties)
  }

  private mutating func close(_ component: Int32) {
    let variables = components[component].variables
    for place in variables.indices {
      scratch.states[componentVariables[place]] = VariableScratch()
    }
    noteEnd(of: component)
    noteEvaluationOrder(component)
  }

  /// While it is the component that was built last.
  mutating func noteEnd(of component: Int32) {
    components[component].symbols.end = tableau.symbolCount
    components[component].tableauRows.end = tableau.rows.count
  }

  /// Late definitions refer to later ones, fresh ones to earlier ones and to late ones. So evaluating backwards through
  /// `fresh, last first` and then `late, first first` meets everything in time.
  private mutating func noteEvaluationOrder(_ component: Int32) {
    let first = evaluationOrder.count
    for place in stride(from: definitions.freshOrder.count - 1, through: 0, by: -1) {
      evaluationOrder.append(definitions.freshOrder[place])
    }
    for place in 0..<definitions.lateOrder.count { evaluationOrder.append(definitions.lateOrder[place]) }
    components[component].order = Stretch(first: first, end: evaluationOrder.count)
  }

  // MARK: Survey

  /// Counts, joins opposite wishes, and collects the priorities in use.
  private mutating func survey(_ component: Int32) {
    scratch.levels.removeAll()
    let rows = components[component].rows
    for place in rows.indices {
      let slot = componentRows[place]
      store.rows[slot].builtConstant = store.rows[slot].constant
      store.rows[slot].marker = -1
      store.rows[slot].partner = -1
      let row = store.rows[slot]
      scratch.levels.insert(strength(row.over, row))
      if row.under != row.over { scratch.levels.insert(strength(row.under, row)) }
      for index in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount) {
        scratch.states[store.terms[index].index].occurrences += 1
      }
      if row.termCount == 1 { surveySingle(slot, row) }
    }
  }

  private func strength(_ side: Float, _ row: StoredRow) -> Float {
    side >= Strength.required ? (row.isBroken ? Strength.broken : Strength.required) : side
  }

  /// Joins optional pairs `x >= c` and `x <= c` (a view that resists both shrinking and growing) into one equality
  /// whose two errors have their own prices. The same optimum, with half the symbols and no slack left undecided.
  private mutating func surveySingle(_ slot: Int32, _ row: StoredRow) {
    let term = store.terms[row.firstTerm]
    scratch.states[term.index].hasRowOfItsOwn = true
    if row.isRequired || row.isEquality { return }
    let other = scratch.states[term.index].waiting
    guard other >= 0, isOpposite(store.rows[other], row, term.coefficient) else {
      scratch.states[term.index].waiting = slot
      return
    }
    store.rows[other].partner = slot
    store.rows[slot].partner = other
    scratch.states[term.index].waiting = -1
  }

  private func isOpposite(_ row: StoredRow, _ other: StoredRow, _ coefficient: Double) -> Bool {
    row.constant == other.constant && (row.over > 0) != (other.over > 0)
      && store.terms[row.firstTerm].coefficient == coefficient
  }

  // MARK: Plan

  private mutating func plan(_ component: Int32) {
    let rows = components[component].rows
    scratch.plan.open(levels: scratch.levels.count)
    for place in rows.indices {
      let row = store.rows[componentRows[place]]
      let stage = stage(of: row)
      scratch.plan.plan(stage, level: stage == .wishes || stage == .softEqualities ? level(of: row) : 0)
    }
    scratch.plan.sort(UnsafeBufferPointer(componentRows.buffer(rows.first, rows.end)))
  }

  private func stage(of row: StoredRow) -> AssemblyStage {
    if row.isRequiredEquality {
      if row.placesSomething { return .places }
      return row.termCount == 1 ? .fixedLengths : .equalLengths
    }
    if row.isDistant { return .distantBounds }
    let isEquality = row.isEquality || row.partner >= 0
    if row.termCount == 1, isEquality || !row.isRequired { return .wishes }
    if isEquality { return .softEqualities }
    return row.isRequired ? .requiredInequalities : .softInequalities
  }

  /// Of the more important side.
  private func level(of row: StoredRow) -> Int32 {
    max(0, scratch.levels.price(max(strength(row.over, row), strength(row.under, row))).level)
  }

  private mutating func addRows(of stage: AssemblyStage, _ component: Int32) {
    for place in scratch.plan.stretch(of: stage).indices {
      if let goal = goal(scratch.plan.rows[place]) { add(goal, component) }
    }
  }

  /// - Returns: nil for the second of two rows that were joined.
  private func goal(_ slot: Int32) -> Goal? {
    let row = store.rows[slot]
    var (over, under) = (strength(row.over, row), strength(row.under, row))
    if row.partner >= 0 {
      let partner = store.rows[row.partner]
      if partner.serial < row.serial { return nil }
      (over, under) = (max(over, partner.over), max(under, partner.under))
    }
    return Goal(
      row: slot, firstTerm: store.terms.base + Int(row.firstTerm), termCount: Int(row.termCount),
      constant: row.constant, over: scratch.levels.price(over), under: scratch.levels.price(under),
      isTraced: isTracing || row.isEdited)
  }

  // MARK: Peeling

  /// Required equalities that place something. What remains when no row has a single undefined position, like the row
  /// that closes a chain at its other end, goes the general way.
  private mutating func peel(_ component: Int32) {
    let stretch = scratch.plan.stretch(of: .places)
    if stretch.count == 0 { return }
    scratch.peeling.open()
    for place in stretch.indices { scratch.peeling.addRow(missing: noteUses(place, Int32(place - stretch.first))) }
    while let index = scratch.peeling.next() {
      scratch.peeling.missing[index] = -1
      guard let goal = goal(scratch.plan.rows[stretch.first + Int(index)]) else { continue }
      guard let position = undefinedPosition(of: goal) else {
        add(goal, component)
        continue
      }
      let own = makeSymbols(for: goal, component)
      definitions.define(fresh: position, by: goal.terms, constant: goal.constant, own.first, own.second)
      scratch.peeling.found(scratch.states[position].firstUse)
    }
    for place in stretch.indices where scratch.peeling.missing[place - stretch.first] >= 0 {
      if let goal = goal(scratch.plan.rows[place]) { add(goal, component) }
    }
  }

  /// Returns how many positions of the row are undefined.
  private mutating func noteUses(_ place: Int, _ index: Int32) -> Int32 {
    let row = store.rows[scratch.plan.rows[place]]
    var count: Int32 = 0
    for term in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount) {
      let variable = store.terms[term].index
      guard kinds[variable] == .position else { continue }
      scratch.states[variable].firstUse = scratch.peeling.addUse(of: index, before: scratch.states[variable].firstUse)
      count += 1
    }
    return count
  }

  private func undefinedPosition(of goal: Goal) -> Int32? {
    for term in goal.terms where kinds[term.index] == .position && definitions.isFresh(term.index) {
      return abs(term.coefficient) > 1e-3 ? term.index : nil
    }
    return nil
  }
}
