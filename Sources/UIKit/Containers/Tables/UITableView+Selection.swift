// Selection of rows. The delegate is notified of taps, never of selection by code.
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

  /// Highlights the touched row, unless a control of it handles the touch.
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

  /// Highlights a row. A row that the delegate does not highlight cannot be selected by a tap. With several touches,
  /// the last one counts.
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

  /// Selects or deselects a row after a tap. The delegate may choose another row or none, and is notified of the
  /// changes.
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
      // Recalled: a cell's segue is performed before the delegate is notified.
      cellForRow(at: row).map { $0.segueTrigger?.follow($0) }
      delegate?.tableView(self, didSelectRowAt: row)
      if isOther { tellOfSelection() }
    }
  }

  /// > Source: `tableView(_:performPrimaryActionForRowAt:)` reference: called after the selection, even if it did not
  /// > change, for a row that does not extend the selection.
  private func performPrimaryAction(_ row: IndexPath) {
    guard let delegate else { return }
    session.perform {
      guard delegate.tableView(self, canPerformPrimaryActionForRowAt: row) else { return }
      delegate.tableView(self, performPrimaryActionForRowAt: row)
    }
  }

  /// > Source: `selectRow(at:animated:scrollPosition:)` reference: selection by code does not post it.
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
      // Assumed, by analogy with the segue of a row.
      cellForRow(at: row).map { $0.accessoryTrigger?.follow($0) }
      delegate?.tableView(self, accessoryButtonTappedForRowWith: row)
    }
  }
}
