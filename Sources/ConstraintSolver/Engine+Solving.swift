// The steps of a solution, in order.
extension Engine {
  mutating func solve(choosingBroken choose: ([RowID]) -> RowID) {
    if isSolved { return }
    followEdits()
    for component in regroup() {
      build(component)
      finish(choose)
    }
    finish(choose)
    collectConflicts()
    isSolved = true
  }

  /// Solves what was built. This is done after each component, while it is still in the processor's cache.
  private mutating func finish(_ choose: ([RowID]) -> RowID) {
    repair(choose)
    settleTouchedComponents()
  }

  // MARK: Constants

  /// Applies changed constants through their markers. A component without a marker for the row is rebuilt.
  private mutating func followEdits() {
    for place in 0..<editedRows.count {
      let edited = editedRows[place]
      let row = store.rows[edited.row]
      guard row.isLive, row.hasNewConstant else { continue }
      store.rows[edited.row].hasNewConstant = false
      guard row.component >= 0, !components[row.component].isDirty else { continue }
      if row.constant != edited.builtConstant { follow(row, edited) }
    }
    editedRows.removeAll()
  }

  private mutating func follow(_ row: StoredRow, _ edited: EditedRow) {
    if mayDecideTies(row) { return markDirty(row.component) }
    var marker = (symbol: row.marker, sign: row.markerSign)
    if row.partner >= 0 {
      let partner = store.rows[row.partner]
      if partner.constant != row.constant { return markDirty(row.component) }
      if marker.symbol < 0 { marker = (partner.marker, partner.markerSign) }
      store.rows[row.partner].hasNewConstant = false
    } else if marker.symbol < 0 {
      requestMarker(edited.row, in: row.component)
    }
    if components[row.component].hasConflict || marker.symbol < 0 { return markDirty(row.component) }
    tableau.shift(marker.symbol, by: (row.constant - edited.builtConstant) * Double(marker.sign))
    touch(row.component)
  }

  /// Requests a marker for the row. Markers make the forms they enter longer, so a component has few of them, for the
  /// rows that changed last.
  private mutating func requestMarker(_ slot: Int32, in component: Int32) {
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
      case .infeasible(let row): giveUpRows(of: tableau.rows[row].component, choose)
      }
    }
  }

  /// Breaks one row of each conflict of the component, and rebuilds it.
  private mutating func giveUpRows(of component: Int32, _ choose: ([RowID]) -> RowID) {
    guard breakConflicts(of: component, choose) else {
      components[component].gaveUp = true
      return
    }
    retire(component)
    build(component)
    components[component].hasConflict = true
  }

  /// Sorts the conflicts of the remaining components by the component's first row, then by order of discovery.
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
      forgetTies(touchedComponents[place])
      evaluate(touchedComponents[place])
      settle(touchedComponents[place])
    }
    while let component = touchedComponents.popLast() { components[component].isTouched = false }
    tableau.compactIfWasteful()
  }

  /// Evaluates the definitions in one pass, each after all definitions it refers to.
  mutating func evaluate(_ component: Int32) {
    let order = components[component].order
    let (states, cells, values) = (definitions.states.base, definitions.cells.base, self.values.base)
    let (symbols, evaluationOrder) = (tableau.symbols.base, self.evaluationOrder.base)
    // The latest value stays in a register: reading it back from memory can take several times as long.
    var latest: (variable: Int32, value: Double) = (-1, 0)
    for place in stride(from: order.end - 1, through: order.first, by: -1) {
      let form = states[Int(evaluationOrder[place])].form
      var sum = form.constant
      let firstSymbol = cells + form.firstSymbol
      for place in 0..<Int(form.symbols) {
        let symbol = symbols + Int(firstSymbol[place].index)
        sum += firstSymbol[place].coefficient * (symbol.pointee.value + symbol.pointee.offset)
      }
      // Last to first: the latest value usually belongs to the first term, so waiting for it at the end costs least.
      var cell = firstSymbol
      for _ in 0..<form.variables {
        cell -= 1
        let index = cell.pointee.index
        sum += cell.pointee.coefficient * (index == latest.variable ? latest.value : values[Int(index)])
      }
      latest = (evaluationOrder[place], sum + 0)  // never minus zero
      values[Int(latest.variable)] = latest.value
    }
  }
}
