// Turns a component's rows into definitions and tableau rows. The order affects the number of pivots and the length of
// forms, not the result: rows that are likely to define a variable for good come first.
extension Engine {
  mutating func build(_ component: Int32) {
    open(component)
    survey(component)
    openTableau(component)
    scratch.plan.sort(scratch.levels)
    addLengths(component)
    addPlaces(component)
    addRows(of: .stays, component)
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
    components[component].openness = .unknown
    components[component].knowsStays = false
    components[component].hasConflict = false
    components[component].gaveUp = false
    touch(component)
  }

  private mutating func openTableau(_ component: Int32) {
    components[component].symbols.first = tableau.symbolCount
    components[component].tableauRows.first = tableau.rows.count
    tableau.blocks[component] = CostBlock(
      firstSymbol: Int32(tableau.symbolCount), first: tableau.costs.count, levels: scratch.levels.count)
  }

  private mutating func close(_ component: Int32) {
    let variables = components[component].variables
    for place in variables.indices {
      scratch.states[componentVariables[place]] = VariableScratch()
    }
    components[component].symbols.end = tableau.symbolCount
    components[component].tableauRows.end = tableau.rows.count
    noteEvaluationOrder(component)
  }

  /// Records the order of evaluation. Late definitions refer to later ones; fresh definitions refer to earlier fresh
  /// ones and to late ones. Evaluating backwards through `fresh, last first` and then `late, first first` meets
  /// everything in time.
  private mutating func noteEvaluationOrder(_ component: Int32) {
    let first = evaluationOrder.count
    for place in stride(from: definitions.freshOrder.count - 1, through: 0, by: -1) {
      evaluationOrder.append(definitions.freshOrder[place])
    }
    for place in 0..<definitions.lateOrder.count { evaluationOrder.append(definitions.lateOrder[place]) }
    components[component].order = Stretch(first: first, end: evaluationOrder.count)
  }

  // MARK: Survey

  /// Plans and counts the rows, joins opposite preferences, and collects the priorities in use.
  private mutating func survey(_ component: Int32) {
    scratch.levels.removeAll()
    scratch.plan.open()
    scratch.presolve.open()
    for place in components[component].rows.indices { survey(row: componentRows[place]) }
    scratch.levels.close()
  }

  @inline(__always)
  private mutating func survey(row slot: Int32) {
    let row = store.rows.at(slot)
    row.pointee.marker = -1
    row.pointee.partner = -1
    let terms = store.terms(of: row.pointee)
    var positions: Int32 = 0
    for term in terms {
      scratch.states.at(term.index).pointee.occurrences += 1
      if kinds[term.index] == .position { positions += 1 }
    }
    if row.pointee.isRequiredEquality {
      planRequiredEquality(slot, terms, positions: positions)
    } else {
      planOther(slot, row, terms)
    }
  }

  @inline(__always)
  private mutating func planRequiredEquality(
    _ slot: Int32, _ terms: UnsafeMutableBufferPointer<Cell>, positions: Int32
  ) {
    if terms.count == 1 { scratch.states.at(terms[0].index).pointee.hasRowOfItsOwn = true }
    if positions > 0 {
      scratch.plan.places.append(slot)
      scratch.notePeeling(terms, positions: positions, kinds)
    } else if terms.count == 1 {
      scratch.plan.fixedLengths.append(slot)
    } else {
      scratch.plan.equalLengths.append(slot)
    }
  }

  private mutating func planOther(
    _ slot: Int32, _ row: UnsafeMutablePointer<StoredRow>, _ terms: UnsafeMutableBufferPointer<Cell>
  ) {
    let planned = PlannedRow(
      row: slot, phase: phase(of: row.pointee), over: scratch.levels.note(strength(row.pointee.over, row)),
      under: scratch.levels.note(strength(row.pointee.under, row)))
    if terms.count == 1, isJoined(planned, terms[0]) { return }
    scratch.plan.rows.append(planned)
  }

  @inline(__always)
  private func strength(_ side: Float, _ row: UnsafeMutablePointer<StoredRow>) -> Float {
    side >= Strength.required ? (row.pointee.isBroken ? Strength.broken : Strength.required) : side
  }

  @inline(__always)
  private func phase(of row: StoredRow) -> InsertionPhase {
    if row.isDistant { return .distantBounds }
    if row.termCount == 1, row.isEquality || !row.isRequired { return .stays }
    if row.isEquality { return .softEqualities }
    return row.isRequired ? .requiredInequalities : .softInequalities
  }

  /// Joins optional pairs `x >= c` and `x <= c` (a view that resists both shrinking and growing) into one equality
  /// whose two errors have their own prices. The optimum is the same, with half the symbols and no undecided slack.
  ///
  /// - Returns: Whether the row was the second of a pair and joined the first.
  private mutating func isJoined(_ planned: PlannedRow, _ term: Cell) -> Bool {
    let slot = planned.row
    let row = store.rows[slot]
    let state = scratch.states.at(term.index)
    state.pointee.hasRowOfItsOwn = true
    if row.isRequired || row.isEquality { return false }
    let waiting = state.pointee.waiting
    guard waiting >= 0, isOpposite(store.rows[scratch.plan.rows[waiting].row], row, term.coefficient) else {
      state.pointee.waiting = Int32(scratch.plan.rows.count)
      return false
    }
    state.pointee.waiting = -1
    let first = scratch.plan.rows.at(waiting)
    if planned.over != .free { first.pointee.over = planned.over } else { first.pointee.under = planned.under }
    store.rows[first.pointee.row].partner = slot
    store.rows[slot].partner = first.pointee.row
    return true
  }

  private func isOpposite(_ row: StoredRow, _ other: StoredRow, _ coefficient: Double) -> Bool {
    row.constant == other.constant && (row.over > 0) != (other.over > 0)
      && store.terms[row.firstTerm].coefficient == coefficient
  }

  // MARK: Adding

  private mutating func addLengths(_ component: Int32) {
    for place in 0..<scratch.plan.fixedLengths.count {
      add(goal(requiring: scratch.plan.fixedLengths[place]), component)
    }
    for place in 0..<scratch.plan.equalLengths.count {
      add(goal(requiring: scratch.plan.equalLengths[place]), component)
    }
  }

  private mutating func addRows(of phase: InsertionPhase, _ component: Int32) {
    for place in scratch.plan.stretch(of: phase) {
      let planned = scratch.plan.row(place)
      add(goal(planned.row, over: planned.over, under: planned.under), component)
    }
  }

  @inline(__always)
  private func goal(requiring slot: Int32) -> Goal { goal(slot, over: .forbidden, under: .forbidden) }

  @inline(__always)
  private func goal(_ slot: Int32, over: Price, under: Price) -> Goal {
    let row = store.rows.at(slot)
    return Goal(
      row: slot, firstTerm: store.terms.base + Int(row.pointee.firstTerm), termCount: Int(row.pointee.termCount),
      constant: row.pointee.constant, over: over, under: under, isTraced: isTracing || row.pointee.isEdited)
  }

  // MARK: Presolve

  /// Adds the required equalities that contain positions. If no row has exactly one undefined position (for example the
  /// row that closes a chain at its far end), the rest are added the general way.
  private mutating func addPlaces(_ component: Int32) {
    while let index = scratch.presolve.next() {
      let goal = goal(requiring: scratch.plan.places[index])
      guard let position = undefinedPosition(of: goal) else {
        add(goal, component)
        continue
      }
      let own = makeSymbols(for: goal, component)
      definitions.define(fresh: position, by: goal.terms, constant: goal.constant, own.first, own.second)
      scratch.presolve.found(scratch.states.at(position).pointee.firstUse)
    }
    for place in 0..<scratch.plan.places.count where !scratch.presolve.isTaken(place) {
      add(goal(requiring: scratch.plan.places[place]), component)
    }
  }

  @inline(__always)
  private func undefinedPosition(of goal: Goal) -> Int32? {
    for term in goal.terms where kinds[term.index] == .position && definitions.isFresh(term.index) {
      return abs(term.coefficient) > 1e-3 ? term.index : nil
    }
    return nil
  }
}
