/// What a cell shows while its table is edited.
struct CellEditing: Equatable {
  var isActive = false
  var style = UITableViewCell.EditingStyle.none
  /// The cell's own wish.
  var indents = true
  /// The delegate's.
  var mayIndent = true
  var wantsReorderControl = false
  /// The data source lets the row move.
  var isMovable = false
  /// A circle to select the row with.
  var showsSelectionCircle = false

  /// There is something to touch at the row's start.
  var hasControl: Bool { isActive && (style != .none || showsSelectionCircle) }

  /// > Source: `shouldIndentWhileEditingRowAt`: rows are indented unless it says otherwise, also those without a control.
  var isIndented: Bool { isActive && (indents && mayIndent || hasControl) }

  var showsReorderControl: Bool { isActive && wantsReorderControl && isMovable }
}

extension UITableViewCell {
  /// The states are told of before and after.
  func showEditing(_ isActive: Bool, animated: Bool) {
    guard isActive != editing.isActive else { return }
    var new = editing
    new.isActive = isActive
    let state: StateMask = new.hasControl ? .showingEditControl : []
    willTransition(to: state)
    editing.isActive = isActive
    setNeedsUpdateConfiguration()
    if animated, window != nil {
      session.animate(AnimationTiming(duration: 0.3), options: [], { layoutIfNeeded() }, completion: nil)
    }
    didTransition(to: state)
  }

  /// What the controls take at the row's start and end.
  var editingWidths: (leading: CGFloat, trailing: CGFloat) {
    let metrics = session.metrics.table.cell
    return (
      editing.isIndented ? metrics.editingIndent : 0, editing.showsReorderControl ? metrics.reorderControlWidth : 0
    )
  }

  var shownAccessoryType: AccessoryType { editing.isActive ? editingAccessoryType : accessoryType }

  var shownAccessoryView: UIView? { editing.isActive ? editingAccessoryView : accessoryView }
}

// MARK: - The table

extension UITableView {
  func editingDidChange(animated: Bool) {
    for (row, cell) in table.cells.sorted(by: { $0.key < $1.key }) {
      session.perform { applyEditing(to: cell, at: row, animated: animated) }
    }
    setNeedsLayout()
  }

  /// Asks data source and delegate what may be done with the row.
  func applyEditing(to cell: UITableViewCell, at row: IndexPath, animated: Bool = false) {
    let mayEdit = isEditing && dataSource?.tableView(self, canEditRowAt: row) ?? true
    cell.editing.isMovable = isEditing && dataSource?.tableView(self, canMoveRowAt: row) ?? false
    cell.editing.showsSelectionCircle = mayEdit && allowsMultipleSelectionDuringEditing
    cell.editing.style = mayEdit && !allowsMultipleSelectionDuringEditing ? editingStyle(of: row) : .none
    cell.editing.mayIndent =
      mayEdit && delegate?.tableView(self, shouldIndentWhileEditingRowAt: row) ?? true
    cell.setEditing(mayEdit || cell.editing.isMovable, animated: animated)
    cell.setNeedsLayout()
  }

  private func editingStyle(of row: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: row) ?? .delete
  }
}
