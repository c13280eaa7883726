/// The state of a cell in edit mode.
struct CellEditing: Equatable {
  var isActive = false
  var style = UITableViewCell.EditingStyle.none
  /// The cell's own preference.
  var indents = true
  /// The delegate's answer.
  var mayIndent = true
  var wantsReorderControl = false
  /// Whether the data source allows moving the row.
  var isMovable = false
  /// Whether a selection circle is shown.
  var showsSelectionCircle = false

  /// Whether the row's actions are visible, after a swipe or a tap on the delete control.
  var showsConfirmation = false
  /// The width that buttons take from the content, if they do not move it.
  var confirmationWidth: CGFloat = 0

  /// Whether the row is being dragged to another place.
  var isLifted = false

  /// Whether there is a control at the row's start.
  var hasControl: Bool { isActive && (style != .none || showsSelectionCircle) }

  /// > Source: `shouldIndentWhileEditingRowAt`: rows are indented unless it returns false, even those without a
  /// > control.
  var isIndented: Bool { isActive && (indents && mayIndent || hasControl) }

  var showsReorderControl: Bool { isActive && wantsReorderControl && isMovable && confirmationWidth == 0 }
}

extension UITableViewCell {
  /// Changes the edit mode, between `willTransition(to:)` and `didTransition(to:)`.
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

  /// Shows or hides the row's actions, between `willTransition(to:)` and `didTransition(to:)`.
  func showConfirmation(_ isShown: Bool) {
    guard isShown != editing.showsConfirmation else { return }
    var state: StateMask = editing.hasControl ? .showingEditControl : []
    if isShown { state.insert(.showingDeleteConfirmation) }
    willTransition(to: state)
    editing.showsConfirmation = isShown
    if !isShown { editing.confirmationWidth = 0 }
    setNeedsUpdateConfiguration()
    didTransition(to: state)
  }

  /// The widths of the controls at the row's start and end.
  var editingWidths: (leading: CGFloat, trailing: CGFloat) {
    let metrics = session.metrics.table.cell
    return (
      editing.isIndented ? metrics.editingIndent : 0,
      editing.showsReorderControl ? metrics.reorderControlWidth : editing.confirmationWidth
    )
  }

  /// The accessory type that is shown. Buttons over the end of the content replace accessories.
  var shownAccessoryType: AccessoryType {
    guard editing.confirmationWidth == 0 else { return .none }
    return editing.isActive ? editingAccessoryType : accessoryType
  }

  var shownAccessoryView: UIView? {
    guard editing.confirmationWidth == 0 else { return nil }
    return editing.isActive ? editingAccessoryView : accessoryView
  }
}

// MARK: - Edit mode of the table

extension UITableView {
  func editingDidChange(animated: Bool) {
    for (row, cell) in table.cells.sorted(by: { $0.key < $1.key }) {
      session.perform { applyEditing(to: cell, at: row, animated: animated) }
    }
    setNeedsLayout()
  }

  /// Asks the data source and the delegate which edits the row allows.
  func applyEditing(to cell: UITableViewCell, at row: IndexPath, animated: Bool = false) {
    let old = cell.editing
    let mayEdit = rowsAreEdited && dataSource?.tableView(self, canEditRowAt: row) ?? true
    cell.editing.isMovable = rowsAreEdited && dataSource?.tableView(self, canMoveRowAt: row) ?? false
    cell.editing.showsSelectionCircle = mayEdit && allowsMultipleSelectionDuringEditing
    cell.editing.style = mayEdit && !allowsMultipleSelectionDuringEditing ? editingStyle(of: row) : .none
    cell.editing.mayIndent =
      mayEdit && delegate?.tableView(self, shouldIndentWhileEditingRowAt: row) ?? true
    cell.setEditing(mayEdit || cell.editing.isMovable, animated: animated)
    if animated { cell.fadeControls(from: old) }
    cell.setNeedsLayout()
  }

  func editingStyle(of row: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: row) ?? .delete
  }
}
