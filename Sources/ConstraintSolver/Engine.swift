/// The memory of a ``Solver`` and the steps of solving; see `Engine+Solving.swift` for the table of contents.
struct Engine: ~Copyable {
  var store = RowStore()
  var definitions = Definitions()
  var tableau = Tableau()

  // By variable.
  var kinds = Pool<VariableKind>()
  var values = Pool<Double>()
  var componentOf = Pool<Int32>()
  var wishes = Pool<Wish>()

  var components = Pool<Component>()
  var componentRows = Pool<Int32>()
  var componentVariables = Pool<Int32>()
  var evaluationOrder = Pool<Int32>()
  var restings = Pool<Resting>()

  /// Rows that were added since the last solution, and those whose constant changed.
  var pendingRows = Pool<Int32>()
  var editedRows = Pool<Int32>()
  var dirtyComponents = Pool<Int32>()
  var touchedComponents = Pool<Int32>()
  /// The component that very small ones share at the moment, -1 for none, and its rows.
  var openGroup: Int32 = -1
  var groupSize = 0
  /// Rows of components that were thrown away: their memory is not reused until everything is built anew.
  var retiredRows = 0

  var conflicts: [Conflict] = []
  var isSolved = false
  /// Whether each required equality leaves a marker in the forms it enters, at the price of longer forms.
  let isTracing: Bool

  var scratch = EngineScratch()

  init(isTracing: Bool = false) { self.isTracing = isTracing }

  func copy() -> Engine {
    var other = Engine(isTracing: isTracing)
    other.store = store.copy()
    other.definitions = definitions.copy()
    other.tableau = tableau.copy()
    other.kinds = kinds.copy()
    other.values = values.copy()
    other.componentOf = componentOf.copy()
    other.wishes = wishes.copy()
    other.components = components.copy()
    other.componentRows = componentRows.copy()
    other.componentVariables = componentVariables.copy()
    other.evaluationOrder = evaluationOrder.copy()
    other.restings = restings.copy()
    other.pendingRows = pendingRows.copy()
    other.editedRows = editedRows.copy()
    other.dirtyComponents = dirtyComponents.copy()
    other.touchedComponents = touchedComponents.copy()
    other.retiredRows = retiredRows
    other.conflicts = conflicts
    other.isSolved = isSolved
    other.scratch.fill(to: kinds.count)
    other.definitions.symbols.reserve(tableau.symbolCount)
    return other
  }
}

// MARK: - What the caller changes

extension Engine {
  mutating func reserve(variables: Int, rows: Int) {
    kinds.reserve(variables)
    values.reserve(variables)
    componentOf.reserve(variables)
    wishes.reserve(variables)
    definitions.reserve(variables: variables)
    store.reserve(rows)
    pendingRows.reserve(rows)
  }

  mutating func makeVariable(_ kind: VariableKind) -> Int32 {
    kinds.append(kind)
    values.append(0)
    componentOf.append(-1)
    wishes.append(Wish())
    definitions.addVariable()
    return Int32(kinds.count - 1)
  }

  mutating func finishRow(constant: Double, over: Float, under: Float) -> Int32 {
    let slot = store.add(constant: constant, over: over, under: under)
    noteTerms(of: slot)
    wait(for: slot)
    return slot
  }

  mutating func finishRow(replacing slot: Int32, constant: Double, over: Float, under: Float) {
    if store.replace(slot, over: over, under: under) {
      markDirty(store.rows[slot].component)
      store.rows[slot].component = -1
      noteTerms(of: slot)
      wait(for: slot)
    }
    setConstant(constant, of: slot)
  }

  private mutating func noteTerms(of slot: Int32) {
    let (first, count) = (store.rows[slot].firstTerm, store.rows[slot].termCount)
    var placesSomething = false
    for place in first..<first + count where kinds[store.terms[place].index] == .position { placesSomething = true }
    store.rows[slot].placesSomething = placesSomething
  }

  mutating func remove(_ slot: Int32) {
    markDirty(store.rows[slot].component)
    store.remove(slot)
    isSolved = false
  }

  mutating func setConstant(_ constant: Double, of slot: Int32) {
    if store.rows[slot].constant == constant { return }
    store.rows[slot].constant = constant
    isSolved = false
    if !store.rows[slot].isPending { editedRows.append(slot) }
  }

  /// The row is built into a component at the next solution.
  private mutating func wait(for slot: Int32) {
    isSolved = false
    if store.rows[slot].isPending { return }
    store.rows[slot].isPending = true
    pendingRows.append(slot)
  }

  mutating func markDirty(_ component: Int32) {
    guard component >= 0, !components[component].isDirty else { return }
    components[component].isDirty = true
    dirtyComponents.append(component)
  }

  mutating func touch(_ component: Int32) {
    if components[component].isTouched { return }
    components[component].isTouched = true
    touchedComponents.append(component)
  }
}
