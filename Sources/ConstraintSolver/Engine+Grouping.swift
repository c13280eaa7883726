// Groups rows into connected components.
extension Engine {
  /// Discards the components that changed, and forms new ones from their rows and the added rows.
  ///
  /// - Returns: The new components, which are still to be built.
  mutating func regroup() -> Range<Int32> {
    welcomeVariables()
    noteNeighbours()
    let startsOver = deservesFreshMemory
    if dirtyComponents.isEmpty && pendingRows.isEmpty && !startsOver { return 0..<0 }
    if startsOver { clearMemory() }
    var gathered = Gathered(rows: pendingRows.count, variables: kinds.count)
    takeApart(into: &gathered, isCleared: startsOver)
    sort(&gathered)
    let firstNew = components.count
    makeComponents(gathered.variables, gathered.rows, firstNew)
    return Int32(firstNew)..<Int32(components.count)
  }

  /// Marks the components that an added row joins.
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

  /// Whether rebuilding everything is worthwhile: most rows are pending anyway, or most of the memory belongs to
  /// discarded rows.
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

  /// Collects the rows to be built, and discards their previous state.
  private mutating func takeApart(into gathered: inout Gathered, isCleared: Bool) {
    dropConflictsOfDirtyComponents()
    for place in 0..<dirtyComponents.count {
      let component = dirtyComponents[place]
      if !isCleared { retire(component) }
      for index in components[component].rows.indices {
        let slot = componentRows[index]
        if store.rows[slot].component == component { gather(slot, &gathered) }
      }
      forget(variablesOf: component)
      components[component] = Component()
    }
    for place in 0..<pendingRows.count {
      let row = store.rows.at(pendingRows[place])
      guard row.pointee.isLive, row.pointee.isPending else { continue }
      row.pointee.isPending = false
      gather(pendingRows[place], &gathered)
    }
    pendingRows.removeAll()
    dirtyComponents.removeAll()
    if isCleared { forgetComponents() }
  }

  private mutating func forgetComponents() {
    components.removeAll()
    componentRows.removeAll()
    componentVariables.removeAll()
    evaluationOrder.removeAll()
    restings.removeAll()
    touchedComponents.removeAll()
  }

  /// Sorts rows in the order they were added and variables in ascending order.
  private func sort(_ gathered: inout Gathered) {
    if !gathered.rowsAreSorted {
      let rows = store.rows.base
      gathered.rows.sort { rows[Int($0)].serial < rows[Int($1)].serial }
    }
    if !gathered.variablesAreSorted { sort(&gathered.variables) }
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

  /// Joins the row's variables (union-find; R. E. Tarjan, 1975), and counts rows by root.
  @inline(__always) private mutating func gather(_ slot: Int32, _ gathered: inout Gathered) {
    let row = store.rows.at(slot)
    gathered.add(row: slot, serial: row.pointee.serial)
    var root: Int32 = -1
    for term in store.terms(of: row.pointee) {
      let state = scratch.states.at(term.index)
      if state.pointee.parent >= 0 {
        let other = scratch.root(term.index)
        root = root < 0 ? other : scratch.join(root, other)
      } else {
        if root < 0 { root = term.index }
        state.pointee.parent = root
        gathered.add(variable: term.index)
      }
    }
    if root >= 0 { scratch.states.at(root).pointee.occurrences += 1 }
  }

  private func sort(_ variables: inout Pool<Int32>) {
    if variables.count * 16 < kinds.count { return variables.sort(by: <) }
    variables.removeAll()
    for variable in 0..<Int32(kinds.count) where scratch.states[variable].parent >= 0 { variables.append(variable) }
  }

  /// - Parameter variables: The variables in ascending order.
  private mutating func makeComponents(
    _ variables: borrowing Pool<Int32>, _ rows: borrowing Pool<Int32>, _ firstNew: Int
  ) {
    openGroup = -1
    for place in 0..<variables.count {
      let variable = variables[place]
      let root = scratch.root(variable)
      if componentOf[root] < 0 {
        componentOf[root] = component(forRows: Int(scratch.states.at(root).pointee.occurrences))
      }
      let component = componentOf[root]
      componentOf[variable] = component
      components.at(component).pointee.variables.extend()
    }
    let firstWithoutVariables = allot(firstNew, rows: rows.count, variables: variables.count)
    for place in 0..<variables.count {
      let variable = variables[place]
      componentVariables[components.at(componentOf[variable]).pointee.variables.extend()] = variable
      let state = scratch.states.at(variable)
      state.pointee.parent = -1
      state.pointee.occurrences = 0
    }
    assign(rows, firstWithoutVariables)
    reserveMemory(rows: rows.count, variables: variables.count)
  }

  /// Returns a component for this number of rows: its own for many, a shared one for a few.
  private mutating func component(forRows count: Int) -> Int32 {
    let isSmall = count <= Self.smallSize
    var component = openGroup
    if isSmall, openGroup >= 0, groupSize + count <= Self.groupSize {
      groupSize += count
    } else {
      component = addComponent()
      if isSmall { (openGroup, groupSize) = (component, count) }
    }
    components.at(component).pointee.rows.end += count
    return component
  }

  private mutating func addComponent() -> Int32 {
    components.append(Component())
    tableau.blocks.append(CostBlock())
    return Int32(components.count - 1)
  }

  private static let smallSize = 24
  private static let groupSize = 96

  /// Reserves memory for growth; the factors are typical of layouts.
  private mutating func reserveMemory(rows: Int, variables: Int) {
    tableau.reserve(symbols: tableau.symbolCount + rows, rows: tableau.rows.count + rows / 4)
    definitions.reserve(cells: definitions.cells.count + 3 * variables)
    evaluationOrder.reserve(evaluationOrder.count + variables)
  }

  /// - Parameter firstWithoutVariables: The first index in `componentRows` for rows without variables, each of which is
  ///   its own component.
  private mutating func assign(_ rows: borrowing Pool<Int32>, _ firstWithoutVariables: Int) {
    var next = firstWithoutVariables
    for place in 0..<rows.count {
      let row = store.rows.at(rows[place])
      var component: Int32
      if row.pointee.termCount > 0 {
        component = componentOf[store.terms[row.pointee.firstTerm].index]
      } else {
        component = addComponent()
        components.at(component).pointee.rows = Stretch(first: next, end: next)
        next += 1
      }
      row.pointee.component = component
      row.pointee.isBroken = false
      componentRows[components.at(component).pointee.rows.extend()] = rows[place]
    }
  }

  /// Turns counts into empty stretches.
  ///
  /// - Returns: The first index in `componentRows` for rows that are not counted yet.
  private mutating func allot(_ firstNew: Int, rows: Int, variables: Int) -> Int {
    var row = componentRows.extend(by: rows)
    var variable = componentVariables.extend(by: variables)
    for component in firstNew..<components.count {
      let (rowCount, variableCount) = (components[component].rows.count, components[component].variables.count)
      components[component].rows = Stretch(first: row, end: row)
      components[component].variables = Stretch(first: variable, end: variable)
      row += rowCount
      variable += variableCount
    }
    return row
  }
}

/// The rows and variables to be rebuilt.
private struct Gathered: ~Copyable {
  var rows: Pool<Int32>
  /// The variables that the rows mention.
  var variables: Pool<Int32>
  private(set) var rowsAreSorted = true
  private(set) var variablesAreSorted = true
  private var lastSerial: Int32 = -1
  private var lastVariable: Int32 = -1

  init(rows rowCount: Int, variables variableCount: Int) {
    rows = Pool(capacity: rowCount)
    variables = Pool(capacity: min(variableCount, 2 * rowCount))
  }

  @inline(__always) mutating func add(row: Int32, serial: Int32) {
    if serial < lastSerial { rowsAreSorted = false }
    lastSerial = serial
    rows.append(row)
  }

  @inline(__always) mutating func add(variable: Int32) {
    if variable < lastVariable { variablesAreSorted = false }
    lastVariable = variable
    variables.append(variable)
  }
}
