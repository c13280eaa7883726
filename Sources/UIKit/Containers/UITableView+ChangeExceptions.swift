// Changes that do not fit the table, or the data source.
//
// Basis of the words: captured, from published crash logs; that iOS puts them so in every release is assumed.
extension UITableView {
  /// What goes has to be there.
  func checkBefore(_ changes: TableChanges, _ old: TableGeometry) {
    let sections = old.sections
    for section in changes.deletedSections.union(IndexSet(changes.movedSections.keys))
    where !sections.indices.contains(section) {
      Exception.internalInconsistency.raise(
        "attempt to delete section \(section), but there are only \(sections.count) sections before the update")
    }
    for row in changes.deletedRows.union(changes.moves.keys).sorted() {
      let rows = sections.indices.contains(row.section) ? sections[row.section].rows.count : 0
      guard row.row < 0 || row.row >= rows else { continue }
      Exception.internalInconsistency.raise(
        "attempt to delete row \(row.row) from section \(row.section) which only contains \(rows) rows before the update")
    }
  }

  /// What comes has to be there now, and everything else to be what it was.
  func checkAfter(_ changes: TableChanges, _ shift: TableShift, _ old: TableGeometry, _ new: TableGeometry) {
    checkPlaces(changes, new.sections)
    checkSections(changes, old.sections.count, new.sections.count)
    for (index, section) in old.sections.enumerated() {
      guard let after = shift.section(after: index), new.sections.indices.contains(after) else { continue }
      checkRows(changes, shift, of: (index, after), section.rows.count, new.sections[after].rows.count)
    }
  }

  private func checkPlaces(_ changes: TableChanges, _ sections: [TableSection]) {
    for section in changes.insertedSections where !sections.indices.contains(section) {
      Exception.internalInconsistency.raise(
        "attempt to insert section \(section) but there are only \(sections.count) sections after the update")
    }
    for row in changes.insertedRows.sorted() {
      let rows = sections.indices.contains(row.section) ? sections[row.section].rows.count : 0
      guard row.row < 0 || row.row >= rows else { continue }
      Exception.internalInconsistency.raise(
        "attempt to insert row \(row.row) into section \(row.section), but there are only \(rows) rows in section "
          + "\(row.section) after the update")
    }
  }

  private func checkSections(_ changes: TableChanges, _ before: Int, _ after: Int) {
    let inserted = changes.insertedSections.count, deleted = changes.deletedSections.count
    guard after != before + inserted - deleted else { return }
    Exception.internalInconsistency.raise(
      """
      Invalid update: invalid number of sections. The number of sections contained in the table view after the update \
      (\(after)) must be equal to the number of sections contained in the table view before the update (\(before)), \
      plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
      """)
  }

  private func checkRows(
    _ changes: TableChanges, _ shift: TableShift, of section: (before: Int, after: Int), _ before: Int, _ after: Int
  ) {
    guard shift.count(ofSection: section.before, before: before) != after else { return }
    let inserted = changes.insertedRows.count { $0.section == section.after }
    let deleted = changes.deletedRows.count { $0.section == section.before }
    let movedIn = changes.moves.values.count { $0.section == section.after }
    let movedOut = changes.moves.keys.count { $0.section == section.before }
    Exception.internalInconsistency.raise(
      """
      Invalid update: invalid number of rows in section \(section.after). The number of rows contained in an existing \
      section after the update (\(after)) must be equal to the number of rows contained in that section before the \
      update (\(before)), plus or minus the number of rows inserted or deleted from that section (\(inserted) inserted, \
      \(deleted) deleted) and plus or minus the number of rows moved into or out of that section (\(movedIn) moved in, \
      \(movedOut) moved out).
      """)
  }
}
