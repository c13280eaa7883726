// Selected rows. The delegate hears about touches, never about what code selects.
extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { table.selection.min() }

  /// nil without a selection.
  public var indexPathsForSelectedRows: [IndexPath]? { table.selection.isEmpty ? nil : table.selection.sorted() }

  func select(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    if indexPath == nil || !(isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
      for other in table.selection.sorted() where other != indexPath { deselectRow(at: other, animated: animated) }
    }
    guard let indexPath else { return }
    table.selection.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    guard table.selection.remove(indexPath) != nil else { return }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// What a tap on a row does: the delegate may choose another row or none, and hears what was selected and deselected.
  func rowWasTapped(_ tapped: IndexPath) {
    guard isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection else {
      return
    }
    let allowsSeveral = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    session.perform {
      guard delegate?.tableView(self, shouldHighlightRowAt: tapped) ?? true else { return }
      if allowsSeveral, table.selection.contains(tapped) { return leaveRow(tapped) }
      let answer = delegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
      guard let row = answer else { return }
      if !allowsSeveral { table.selection.sorted().filter { $0 != row }.forEach(leaveRow) }
      selectRow(at: row, animated: false, scrollPosition: .none)
      delegate?.tableView(self, didSelectRowAt: row)
    }
  }

  private func leaveRow(_ selected: IndexPath) {
    let answer = delegate.map { $0.tableView(self, willDeselectRowAt: selected) } ?? selected
    guard let row = answer else { return }
    deselectRow(at: row, animated: false)
    delegate?.tableView(self, didDeselectRowAt: row)
  }
}

extension UITableView {
  func accessoryWasTapped(_ row: IndexPath) {
    session.perform { delegate?.tableView(self, accessoryButtonTappedForRowWith: row) }
  }
}
