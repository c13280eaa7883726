// Focus and keyboard selection of rows.
extension UITableViewCell {
  private var place: (table: UITableView, row: IndexPath)? {
    guard let table, let row = table.indexPath(for: self) else { return nil }
    return (table, row)
  }

  var mayBeFocused: Bool {
    guard let (table, row) = place, !table.isEditing || table.allowsFocusDuringEditing else { return false }
    return session.perform { table.delegate?.tableView(table, canFocusRowAt: row) ?? table.allowsFocus }
  }

  func selectByKey() -> Bool {
    guard let (table, row) = place else { return false }
    table.rowWasTapped(row)
    return true
  }

  func followFocus() {
    setNeedsUpdateConfiguration()
    guard isFocused, let (table, row) = place else { return }
    table.table.focused = row
    let follows = table.delegate?.tableView(table, selectionFollowsFocusForRowAt: row) ?? table.selectionFollowsFocus
    if follows { table.rowWasTapped(row) }
  }
}

extension UITableView {
  var focusTargets: [any UIFocusEnvironment] {
    let preferred = session.perform { delegate?.indexPathForPreferredFocusedView(in: self) }
    let row = preferred ?? (remembersLastFocusedIndexPath ? table.focused : nil)
    return row.flatMap { cellForRow(at: $0) }.map { [$0] } ?? []
  }
}
