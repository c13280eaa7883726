// Which rows belong together.
extension Engine {
  /// Takes apart the components that changed, and builds new ones from their rows and those that were added.
  mutating func regroup() {
    welcomeVariables()
    noteNeighbours()
    let startsOver = deservesFreshMemory
    if dirtyComponents.isEmpty && pendingRows.isEmpty && !startsOver { return }
    if startsOver { clearMemory() }
    var rows = Pool<Int32>(capacity: pendingRows.count)
    takeApart(into: &rows, isCleared: startsOver)
    let variables = join(rows)
    makeComponents(variables, rows)
  }

  /// A row that was added joins the components of its variables.
  private mutating func noteNeighbours() {
    if components.isEmpty { return }
    for place in 0..<pendingRows.count {
      let row = store.rows[pendingRows[place]]
      guard row.isLive, row.isPending else { continue }
      for term in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount) {
        markDirty(componentOf[store.terms[term].index])
      }
    }
  }

  /// When most is to be built anyway, or most of the memory belongs to what is gone.
  private var deservesFreshMemory: Bool {
    var count = pendingRows.count
    for place in 0..<dirtyComponents.count { count += components[dirtyComponents[place]].rows.count }
    return 2 * count > store.liveCount || retiredRows + count > store.liveCount + 64
  }

  private mutating func clearMemory() {
    for component in 0..<components.count where components[component].rows.count > 0 { markDirty(Int32(component)) }
    tableau.removeAll()
    definitions.removeAllCells()
    retiredRows = 0
  }

  /// Collects the rows to be built, in the order they were added, and forgets what was known of them.
  private mutating func takeApart(into rows: inout Pool<Int32>, isCleared: Bool) {
    var isSorted = true
    var last: Int32 = -1
    dropConflictsOfDirtyComponents()
    for place in 0..<dirtyComponents.count {
      let component = dirtyComponents[place]
      if !isCleared { retire(component) }
      for index in components[component].rows.indices {
        let slot = componentRows[index]
        guard store.rows[slot].component == component else { continue }
        if store.rows[slot].serial < last { isSorted = false }
        last = store.rows[slot].serial
        rows.append(slot)
      }
      forget(variablesOf: component)
      components[component] = Component()
    }
    for place in 0..<pendingRows.count {
      let slot = pendingRows[place]
      guard store.rows[slot].isLive, store.rows[slot].isPending else { continue }
      store.rows[slot].isPending = false
      if store.rows[slot].serial < last { isSorted = false }
      last = store.rows[slot].serial
      rows.append(slot)
    }
    pendingRows.removeAll()
    dirtyComponents.removeAll()
    if isCleared {
      components.removeAll()
      componentRows.removeAll()
      componentVariables.removeAll()
      evaluationOrder.removeAll()
      restings.removeAll()
      touchedComponents.removeAll()
    }
    if !isSorted {
      let serials = store.rows.base
      rows.sort { serials[Int($0)].serial < serials[Int($1)].serial }
    }
  }

  private mutating func dropConflictsOfDirtyComponents() {
    var kept: [Conflict] = []
    for conflict in conflicts {
      let slot = conflict.broken.index
      if store.rows[slot].serial == conflict.broken.serial, !isDirty(slot) { kept.append(conflict) }
    }
    conflicts = kept
  }

  private func isDirty(_ slot: Int32) -> Bool {
    let component = store.rows[slot].component
    return component < 0 || components[component].isDirty
  }

  private mutating func forget(variablesOf component: Int32) {
    for place in components[component].variables.indices {
      let variable = componentVariables[place]
      componentOf[variable] = -1
      values[variable] = 0
      definitions.clear(variable)
    }
  }

  mutating func retire(_ component: Int32) {
    retiredRows += components[component].rows.count
    tableau.retire(components[component].tableauRows)
  }

  // MARK: Union-find

  /// Joins the variables of each row (R. E. Tarjan, 1975), and counts rows by root. Returns the variables that rows mention, ascending.
  private mutating func join(_ rows: borrowing Pool<Int32>) -> Pool<Int32> {
    var variables = Pool<Int32>(capacity: min(kinds.count, 2 * rows.count))
    var isSorted = true
    for place in 0..<rows.count {
      let row = store.rows[rows[place]]
      var first: Int32 = -1
      for index in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount) {
        let variable = store.terms[index].index
        if scratch.states[variable].parent < 0 {
          scratch.states[variable].parent = variable
          if variables.count > 0, variables[variables.count - 1] > variable { isSorted = false }
          variables.append(variable)
        }
        if first < 0 { first = scratch.root(variable) } else { first = scratch.join(first, scratch.root(variable)) }
      }
      if first >= 0 { scratch.states[first].occurrences += 1 }
    }
    if !isSorted { sort(&variables) }
    return variables
  }

  private func sort(_ variables: inout Pool<Int32>) {
    if variables.count * 16 < kinds.count { return variables.sort(by: <) }
    variables.removeAll()
    for variable in 0..<Int32(kinds.count) where scratch.states[variable].parent >= 0 { variables.append(variable) }
  }

  /// - Parameter variables: ascending.
  private mutating func makeComponents(_ variables: borrowing Pool<Int32>, _ rows: borrowing Pool<Int32>) {
    let firstNew = components.count
    openGroup = -1
    for place in 0..<variables.count {
      let variable = variables[place]
      let root = scratch.root(variable)
      if componentOf[root] < 0 {
        componentOf[root] = component(forRows: Int(scratch.states[root].occurrences), firstNew)
      }
      componentOf[variable] = componentOf[root]
      components[componentOf[variable]].variables.end += 1
    }
    assignRows(rows, firstNew)
    allot(firstNew, rows: rows.count, variables: variables.count)
    for place in 0..<variables.count {
      let component = componentOf[variables[place]]
      componentVariables[components[component].variables.end] = variables[place]
      components[component].variables.end += 1
      scratch.states[variables[place]].parent = -1
      scratch.states[variables[place]].occurrences = 0
    }
    for place in 0..<rows.count {
      let component = store.rows[rows[place]].component
      componentRows[components[component].rows.end] = rows[place]
      components[component].rows.end += 1
    }
    reserveMemory(rows: rows.count, variables: variables.count)
    for component in firstNew..<components.count { build(Int32(component)) }
  }

  /// A component of their own for many rows; a few join the last few.
  private mutating func component(forRows count: Int, _ firstNew: Int) -> Int32 {
    let isSmall = count <= Self.smallSize
    if isSmall, openGroup >= 0, groupSize + count <= Self.groupSize {
      groupSize += count
      return openGroup
    }
    components.append(Component())
    tableau.blocks.append(CostBlock())
    let component = Int32(components.count - 1)
    if isSmall { (openGroup, groupSize) = (component, count) }
    return component
  }

  private static let smallSize = 24
  private static let groupSize = 96

  /// Spares most of the moving while things grow; the factors are those of layouts.
  private mutating func reserveMemory(rows: Int, variables: Int) {
    tableau.reserve(symbols: tableau.symbolCount + rows, rows: tableau.rows.count + rows / 2)
    definitions.reserve(cells: definitions.cells.count + 3 * variables)
    evaluationOrder.reserve(evaluationOrder.count + variables)
  }

  private mutating func assignRows(_ rows: borrowing Pool<Int32>, _ firstNew: Int) {
    for place in 0..<rows.count {
      let slot = rows[place]
      let row = store.rows[slot]
      var component: Int32
      if row.termCount > 0 {
        component = componentOf[store.terms[row.firstTerm].index]
      } else {  // a row without variables is a component of its own
        component = Int32(components.count)
        components.append(Component())
        tableau.blocks.append(CostBlock())
      }
      store.rows[slot].component = component
      store.rows[slot].isBroken = false
      components[component].rows.end += 1
    }
  }

  /// Turns counts into stretches that are still empty.
  private mutating func allot(_ firstNew: Int, rows: Int, variables: Int) {
    var row = componentRows.extend(by: rows)
    var variable = componentVariables.extend(by: variables)
    for component in firstNew..<components.count {
      let (rowCount, variableCount) = (components[component].rows.count, components[component].variables.count)
      components[component].rows = Stretch(first: row, end: row)
      components[component].variables = Stretch(first: variable, end: variable)
      row += rowCount
      variable += variableCount
    }
  }
}
