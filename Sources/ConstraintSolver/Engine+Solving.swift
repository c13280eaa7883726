// The table of contents of a solution.
extension Engine {
  mutating func solve(choosingBroken choose: ([RowID]) -> RowID) {
    if isSolved { return }
    followEdits()
    regroup()
    repair(choose)
    settleTouchedComponents()
    collectConflicts()
    isSolved = true
  }

  // MARK: Constants

  /// Changed constants move along their markers; where there is none, the component is built anew.
  private mutating func followEdits() {
    for place in 0..<editedRows.count {
      let slot = editedRows[place]
      let row = store.rows[slot]
      guard row.isLive, row.component >= 0, !components[row.component].isDirty else { continue }
      if row.constant != row.builtConstant { follow(row, slot) }
    }
    editedRows.removeAll()
  }

  private mutating func follow(_ row: StoredRow, _ slot: Int32) {
    if decidesTies(row, slot) { return markDirty(row.component) }
    var marker = (row.marker, row.markerSign)
    if row.partner >= 0 {
      let partner = store.rows[row.partner]
      if partner.constant != row.constant { return markDirty(row.component) }
      if marker.0 < 0 { marker = (partner.marker, partner.markerSign) }
      store.rows[row.partner].builtConstant = row.constant
    } else if marker.0 < 0 {
      wishForMarker(slot, in: row.component)
    }
    if components[row.component].hasConflict || marker.0 < 0 { return markDirty(row.component) }
    tableau.shift(marker.0, by: (row.constant - row.builtConstant) / Double(marker.1))
    store.rows[slot].builtConstant = row.constant
    touch(row.component)
  }

  /// Markers make the forms they enter longer, so a component has a few only: for those rows that changed last.
  private mutating func wishForMarker(_ slot: Int32, in component: Int32) {
    let rows = components[component].rows
    var count = 0
    for place in rows.indices where store.rows[componentRows[place]].isEdited { count += 1 }
    if count >= 8 {
      for place in rows.indices { store.rows[componentRows[place]].isEdited = false }
    }
    store.rows[slot].isEdited = true
  }

  // MARK: Repair

  private mutating func repair(_ choose: ([RowID]) -> RowID) {
    while true {
      let repair = tableau.repair()
      for place in 0..<tableau.pivoted.count {
        let component = tableau.pivoted[place]
        tableau.blocks[component].hasPivoted = false
        components[component].openness = .unknown
        touch(component)
      }
      tableau.pivoted.removeAll()
      switch repair {
      case .optimal: return
      case .pivotLimitReached(let row): components[tableau.rows[row].component].gaveUp = true
      case .infeasible(let row): giveUpRow(of: tableau.rows[row].component, choose)
      }
    }
  }

  /// Breaks a row of a minimal conflict, and builds the component without it.
  private mutating func giveUpRow(of component: Int32, _ choose: ([RowID]) -> RowID) {
    let range = components[component].rows
    var candidates: [Int32] = []
    for place in range.indices {
      let slot = componentRows[place]
      if store.rows[slot].isRequired, !store.rows[slot].isBroken { candidates.append(slot) }
    }
    guard let slots = minimalConflict(among: candidates), !slots.isEmpty else {
      components[component].gaveUp = true
      return
    }
    let rows = slots.map { store.id(of: $0) }
    let choice = choose(rows)
    let broken = rows.contains(choice) ? choice : rows[rows.count - 1]
    store.rows[broken.index].isBroken = true
    conflicts.append(Conflict(rows: rows, broken: broken))
    retire(component)
    build(component)
    components[component].hasConflict = true
  }

  /// Conflicts of components that are still there, by the component's first row, then as they were met.
  private mutating func collectConflicts() {
    if conflicts.count < 2 { return }
    let order = conflicts.enumerated().sorted { left, right in
      let (first, second) = (firstSerial(left.element), firstSerial(right.element))
      return first != second ? first < second : left.offset < right.offset
    }
    conflicts = order.map(\.element)
  }

  private func firstSerial(_ conflict: Conflict) -> Int32 {
    let component = components[store.rows[conflict.broken.index].component]
    return store.rows[componentRows[component.rows.first]].serial
  }

  // MARK: Values

  private mutating func settleTouchedComponents() {
    for place in 0..<touchedComponents.count {
      evaluate(touchedComponents[place])
      settle(touchedComponents[place])
    }
    while let component = touchedComponents.popLast() { components[component].isTouched = false }
    tableau.compactIfWasteful()
  }

  /// One pass over the definitions, each after all it refers to.
  mutating func evaluate(_ component: Int32) {
    let order = components[component].order
    let (states, cells, values) = (definitions.states.base, definitions.cells.base, self.values.base)
    let (symbols, evaluationOrder) = (tableau.symbols.base, self.evaluationOrder.base)
    for place in stride(from: order.end - 1, through: order.first, by: -1) {
      let variable = Int(evaluationOrder[place])
      let form = states[variable].form
      var sum = form.constant
      var cell = cells + Int(form.first)
      for _ in 0..<form.variables {
        sum += cell.pointee.coefficient * values[Int(cell.pointee.index)]
        cell += 1
      }
      for _ in 0..<form.symbols {
        let symbol = symbols[Int(cell.pointee.index)]
        sum += cell.pointee.coefficient * (symbol.value + symbol.offset)
        cell += 1
      }
      values[variable] = sum + 0  // never minus zero
    }
  }
}
