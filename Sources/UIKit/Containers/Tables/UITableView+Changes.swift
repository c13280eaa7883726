// Changes of rows and sections. The next layout shows the final state; an animation leads to it from the previous one.
extension UITableView {
  func reconfigure(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let cell = table.cells[indexPath], let dataSource else { continue }
      table.reconfigured = cell
      let filled = session.perform { dataSource.tableView(self, cellForRowAt: indexPath) }
      table.reconfigured = nil
      if filled === cell { table.settledRows.remove(indexPath) } else { recycle(cell, from: indexPath) }
    }
    setNeedsLayout()
  }

  func reload(_ rows: [IndexPath]) {
    table.reloadedRows.formUnion(rows)
    if table.openUpdates == 0 { applyChanges() }
  }

  func beginChanges() {
    if table.openUpdates == 0 { _ = settledGeometry() }
    table.openUpdates += 1
  }

  func endChanges() {
    table.openUpdates = max(0, table.openUpdates - 1)
    if table.openUpdates == 0 { applyChanges() }
  }

  func change(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginChanges()
    updates?()
    endChanges()
    if let completion { session.runTransition(AnimationTiming(duration: Self.changeTime), {}, completion: completion) }
  }

  func change(_ edit: (inout IndexPathChanges) -> Void) {
    edit(&table.changes)
    if table.openUpdates == 0 { applyChanges() }
  }

  /// Applies the pending changes. Cells, measured heights and the selection move with their rows.
  private func applyChanges() {
    let changes = table.changes, reloaded = table.reloadedRows
    (table.changes, table.reloadedRows) = (IndexPathChanges(), [])
    if table.needsReload { table.knownCounts = nil }
    beginShift(changes, reloading: reloaded, IndexPathMapping(changes))
    guard !changes.isEmpty || !reloaded.isEmpty, !table.needsReload else { return countRowsAnew() }
    let before = table.knownCounts
    table.knownCounts = nil
    session.perform { apply(changes, reloading: reloaded, before: before) }
  }

  private func apply(_ changes: IndexPathChanges, reloading reloaded: Set<IndexPath>, before: [Int]?) {
    endMove()
    countRowsAnew()
    if !changes.isEmpty { recycleSectionViews() }
    let shift = IndexPathMapping(changes)
    for row in reloaded { table.measured[row.section]?[row.row] = nil }
    moveMeasuredHeights(shift)
    if let before { check(changes, shift, reloaded, before: before) }
    // Keeps the cell alive: it must be notified of the end even if it is not reused.
    let closed = openRowFollows(shift, reloading: reloaded), closedCell = closed?.cell
    for row in reloaded.sorted() {
      table.selection.remove(row)
      if let cell = table.cells[row] {
        leaves(cell, row)
        recycle(cell, from: row)
      }
    }
    let gone = table.cells.filter { shift.item(after: $0.key) == nil }
    for (row, cell) in gone.sorted(by: { $0.key < $1.key }) {
      leaves(cell, row)
      recycle(cell, from: row)
    }
    table.cells = Dictionary(
      uniqueKeysWithValues: table.cells.compactMap { row, cell in shift.item(after: row).map { ($0, cell) } })
    table.selection = Set(table.selection.compactMap(shift.item))
    table.highlighted = table.highlighted.flatMap(shift.item)
    for (row, cell) in table.cells { cell.position = rowPosition(row) }
    withExtendedLifetime(closedCell) {
      if let closed { openRowIsGone(closed, stays: shift.item(after: closed.row)) }
    }
  }

  /// Moves known heights of rows and sections to their new places, before counting.
  private func moveMeasuredHeights(_ shift: IndexPathMapping) {
    for heights in [\TableState.headerHeights, \.footerHeights] {
      var moved: [Int: CGFloat] = [:]
      for (section, height) in table[keyPath: heights] {
        if let new = shift.section(after: section) { moved[new] = height }
      }
      table[keyPath: heights] = moved
    }
    guard !table.measured.isEmpty else { return }
    var moved: [Int: [Int: CGFloat]] = [:]
    for (section, heights) in table.measured {
      for (row, height) in heights {
        guard let new = shift.item(after: IndexPath(row: row, section: section)) else { continue }
        moved[new.section, default: [:]][new.row] = height
      }
    }
    table.measured = moved
  }

  private func check(
    _ changes: IndexPathChanges, _ shift: IndexPathMapping, _ reloaded: Set<IndexPath>, before: [Int]
  ) {
    let consistency = SectionedConsistency(
      changes: changes, reloadedItems: reloaded, before: before, after: settledGeometry().rowCounts, words: .table,
      isToldAsAWhole: session.behaves(.batchUpdatesAreToldAsAWhole), description: description)
    if let complaint = consistency.complaint(shift) { Exception.internalInconsistency.raise(complaint) }
  }
}

extension TableGeometry {
  /// The numbers of rows, by section.
  var rowCounts: [Int] { sections.map(\.rows.count) }
}
