// Selected rows. The delegate hears about touches, never about what code selects.
extension UITableView {
  func select(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    if indexPath == nil || !(rowsAreEdited ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
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

  // MARK: Touches

  private func touchedCell(_ touch: UITouch) -> (cell: UITableViewCell, row: IndexPath)? {
    guard let touched = touch.view else { return nil }
    return ([touched] + touched.ancestors).lazy.compactMap { $0 as? UITableViewCell }
      .compactMap { cell in self.indexPath(for: cell).map { (cell, $0) } }.first
  }

  /// The row under the finger shows that it is, unless a part of it acts for itself.
  func touchBegan(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let (cell, row) = touchedCell(touch) else { return }
    let place = touch.location(in: cell)
    let isGrip = cell.reorderControlFrame?.contains(place) ?? false
    if !isGrip, !cell.isAccessory(place), !cell.isEditingControl(place) { highlight(row, cell) }
  }

  func touchEnded(_ touches: Set<UITouch>) {
    let highlighted = table.highlighted
    endHighlight()
    guard let touch = touches.first, !touch.isDrag, let (cell, row) = touchedCell(touch) else { return }
    let place = touch.location(in: cell)
    if cell.isAccessory(place) { return accessoryWasTapped(row) }
    if cell.isEditingControl(place) { return editingControlWasTapped(row, of: cell) }
    if highlighted == row { rowWasTapped(row) }
  }

  private var takesTaps: Bool {
    rowsAreEdited ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// A row that may not be highlighted cannot be selected by touch. Of several fingers the last one counts.
  private func highlight(_ row: IndexPath, _ cell: UITableViewCell) {
    guard takesTaps else { return }
    endHighlight()
    session.perform {
      guard delegate?.tableView(self, shouldHighlightRowAt: row) ?? true else { return }
      table.highlighted = row
      cell.setHighlighted(true, animated: false)
      delegate?.tableView(self, didHighlightRowAt: row)
    }
  }

  func endHighlight() {
    guard let row = table.highlighted else { return }
    table.highlighted = nil
    session.perform {
      cellForRow(at: row)?.setHighlighted(false, animated: false)
      delegate?.tableView(self, didUnhighlightRowAt: row)
    }
  }

  /// What a tap on a row does: the delegate may choose another row or none, and hears what was selected and deselected.
  func rowWasTapped(_ tapped: IndexPath) {
    guard takesTaps else { return }
    let allowsSeveral = rowsAreEdited ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    let before = table.selection
    defer { if !allowsSeveral || before.isEmpty { performPrimaryAction(tapped) } }
    session.perform {
      if allowsSeveral, before.contains(tapped) {
        leaveRow(tapped)
        return tellOfSelection()
      }
      let answer = delegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
      guard let row = answer else { return }
      if !allowsSeveral { table.selection.sorted().filter { $0 != row }.forEach(leaveRow) }
      selectRow(at: row, animated: false, scrollPosition: .none)
      let isOther = table.selection != before
      // Recalled: the segue of a cell goes before the delegate hears.
      cellForRow(at: row).map { $0.segueTrigger?.follow($0) }
      delegate?.tableView(self, didSelectRowAt: row)
      if isOther { tellOfSelection() }
    }
  }

  /// > Source: `tableView(_:performPrimaryActionForRowAt:)` reference: after the selection, whether it changed or not, of a
  /// > row that extends no selection.
  private func performPrimaryAction(_ row: IndexPath) {
    guard let delegate else { return }
    session.perform {
      guard delegate.tableView(self, canPerformPrimaryActionForRowAt: row) else { return }
      delegate.tableView(self, performPrimaryActionForRowAt: row)
    }
  }

  /// > Source: `selectRow(at:animated:scrollPosition:)` reference: code that selects does not send it.
  private func tellOfSelection() {
    session.notificationCenter.post(name: Self.selectionDidChangeNotification, object: self)
  }

  func leaveRow(_ selected: IndexPath) {
    let answer = delegate.map { $0.tableView(self, willDeselectRowAt: selected) } ?? selected
    guard let row = answer else { return }
    deselectRow(at: row, animated: false)
    delegate?.tableView(self, didDeselectRowAt: row)
  }
}

extension UITableView {
  func accessoryWasTapped(_ row: IndexPath) {
    session.perform {
      // Assumed, as of the segue of a row.
      cellForRow(at: row).map { $0.accessoryTrigger?.follow($0) }
      delegate?.tableView(self, accessoryButtonTappedForRowWith: row)
    }
  }
}
