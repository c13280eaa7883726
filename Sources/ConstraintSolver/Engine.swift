/// The memory of a ``Solver`` and its steps of solving; start reading at `Engine+Solving.swift`.
struct Engine: ~Copyable {
  private let place = NoncopyingAccess()

  var store = RowStore()
  var definitions = EliminatedVariables()
  var tableau = Tableau()

  // Indexed by variable.
  var kinds = Pool<VariableKind>()
  var values = Pool<Double>()
  var componentOf = Pool<Int32>()
  var stays = Pool<StayPreference>()

  var components = Pool<Component>()
  var componentRows = Pool<Int32>()
  var componentVariables = Pool<Int32>()
  var evaluationOrder = Pool<Int32>()
  var restings = Pool<Resting>()

  /// Rows added since the last solution, and rows whose constant changed.
  var pendingRows = Pool<Int32>()
  var editedRows = Pool<EditedRow>()
  var dirtyComponents = Pool<Int32>()
  var touchedComponents = Pool<Int32>()
  /// The component that very small components currently share, -1 for none, and its number of rows.
  var openGroup: Int32 = -1
  var groupSize = 0
  /// The number of rows in discarded components. Their memory is not reused until everything is rebuilt.
  var retiredRows = 0

  var conflicts: [Conflict] = []
  var isSolved = false
  /// Whether each required equality leaves a marker in the forms it enters, at the cost of longer forms.
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
    other.stays = stays.copy()
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

// MARK: - Changes by the caller

extension Engine {
  mutating func reserve(variables: Int, rows: Int) {
    kinds.reserve(variables)
    values.reserve(variables)
    store.reserve(rows)
    pendingRows.reserve(rows)
  }

  @inline(__always) mutating func makeVariable(_ kind: VariableKind) -> Int32 {
    kinds.append(kind)
    values.append(0)
    return Int32(kinds.count - 1)
  }

  /// Prepares the tables that only building needs for new variables.
  mutating func welcomeVariables() {
    let count = kinds.count
    componentOf.fill(to: count, with: -1)
    definitions.welcomeVariables(count)
    scratch.fill(to: count)
  }

  @inline(__always) mutating func finishRow(constant: Double, over: Float, under: Float) -> Int32 {
    let slot = store.add(constant: constant, over: over, under: under)
    isSolved = false
    pendingRows.append(slot)
    return slot
  }

  mutating func finishRow(replacing slot: Int32, constant: Double, over: Float, under: Float) {
    if store.replace(slot, over: over, under: under) {
      markDirty(store.rows[slot].component)
      store.rows[slot].component = -1
      wait(for: slot)
    }
    setConstant(constant, of: slot)
  }

  mutating func remove(_ slot: Int32) {
    markDirty(store.rows[slot].component)
    store.remove(slot)
    isSolved = false
  }

  mutating func setConstant(_ constant: Double, of slot: Int32) {
    let row = store.rows.at(slot)
    if row.pointee.constant == constant { return }
    isSolved = false
    if !row.pointee.isPending, !row.pointee.hasNewConstant {
      editedRows.append(EditedRow(row: slot, builtConstant: row.pointee.constant))
      row.pointee.hasNewConstant = true
    }
    row.pointee.constant = constant
  }

  /// Marks the row to be built into a component at the next solution.
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
