// Changes of rows and sections. Nothing moves: the next layout shows the end.
extension UITableView {
  public enum RowAnimation: Int, Sendable {
    case fade = 0, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The data source has the rows already, or has them before the updates end.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// The row keeps its cell.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves[indexPath] = newIndexPath }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for everything in these sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }

  /// The section keeps its cells.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Asks for these rows' cells and for all heights anew at the next layout; other cells stay.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for indexPath in indexPaths {
      table.measured[indexPath.section]?[indexPath.row] = nil
      if let cell = table.cells[indexPath] { recycle(cell, from: indexPath) }
    }
    countAnew()
  }

  /// Asks the data source to fill the cells of these rows again: what it dequeues for them is the cell in sight. Rows out
  /// of sight are not asked for.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let cell = table.cells[indexPath], let dataSource else { continue }
      table.reconfigured = cell
      let filled = session.perform { dataSource.tableView(self, cellForRowAt: indexPath) }
      table.reconfigured = nil
      if filled !== cell { recycle(cell, from: indexPath) }
    }
    setNeedsLayout()
  }

  /// What is changed up to the matching `endUpdates` is one change. Without any, heights are asked for anew and the
  /// cells stay.
  public func beginUpdates() {
    _ = settledGeometry()
    table.openUpdates += 1
  }

  public func endUpdates() {
    table.openUpdates = max(0, table.openUpdates - 1)
    if table.openUpdates == 0 { applyChanges() }
  }

  /// - Parameters:
  ///   - updates: may change the data source, too.
  ///   - completion: called when the animation of the changes is over.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { session.runTransition(AnimationTiming(duration: Self.changeTime), {}, completion: completion) }
  }

  /// > Basis: assumed: recalled, in seconds.
  private static var changeTime: TimeInterval { 0.3 }

  func change(_ edit: (inout SectionedChanges) -> Void) {
    edit(&table.changes)
    if table.openUpdates == 0 { applyChanges() }
  }

  /// Cells, measured heights and the selection go with their rows.
  private func applyChanges() {
    let changes = table.changes
    table.changes = SectionedChanges()
    guard !changes.isEmpty, !table.needsReload else { return countAnew() }
    session.perform { apply(changes) }
  }

  private func apply(_ changes: SectionedChanges) {
    let old = table.geometry
    recycleSectionViews()
    countAnew()
    let shift = SectionedShift(changes)
    check(changes, shift, against: old)
    let gone = openRowFollows(shift)
    let cells = table.cells
    for (row, cell) in cells where shift.item(after: row) == nil { recycle(cell, from: row) }
    table.cells = Dictionary(
      uniqueKeysWithValues: table.cells.compactMap { row, cell in shift.item(after: row).map { ($0, cell) } })
    table.selection = Set(table.selection.compactMap(shift.item))
    moveMeasuredHeights(shift)
    for (row, cell) in table.cells { cell.position = rowPosition(row) }
    if let gone { openRowIsGone(gone) }
  }

  /// What was known of rows is known of them at their new places.
  private func moveMeasuredHeights(_ shift: SectionedShift) {
    guard !table.measured.isEmpty else { return }
    var moved: [Int: [Int: CGFloat]] = [:]
    for (section, heights) in table.measured {
      for (row, height) in heights {
        guard let new = shift.item(after: IndexPath(row: row, section: section)) else { continue }
        moved[new.section, default: [:]][new.row] = height
      }
    }
    table.measured = moved
    countAnew()
  }

  private func check(_ changes: SectionedChanges, _ shift: SectionedShift, against old: TableGeometry?) {
    guard let old else { return }
    let consistency = SectionedConsistency(
      changes: changes, before: old.sections.map(\.rows.count), after: settledGeometry().sections.map(\.rows.count),
      words: .table, isToldAsAWhole: session.behaves(.batchUpdatesAreToldAsAWhole), description: description)
    if let complaint = consistency.complaint(shift) { Exception.internalInconsistency.raise(complaint) }
  }
}
