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

  /// It shows what can be done with it, pulled aside or asked by its round control.
  var showsConfirmation = false
  /// What the buttons take from the content, where they do not move it.
  var confirmationWidth: CGFloat = 0

  /// It is under a finger on its way to another place.
  var isLifted = false

  /// There is something to touch at the row's start.
  var hasControl: Bool { isActive && (style != .none || showsSelectionCircle) }

  /// > Source: `shouldIndentWhileEditingRowAt`: rows are indented unless it says otherwise, also those without a control.
  var isIndented: Bool { isActive && (indents && mayIndent || hasControl) }

  var showsReorderControl: Bool { isActive && wantsReorderControl && isMovable && confirmationWidth == 0 }
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

  /// The states are told of before and after.
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

  /// What the controls take at the row's start and end.
  var editingWidths: (leading: CGFloat, trailing: CGFloat) {
    let metrics = session.metrics.table.cell
    return (
      editing.isIndented ? metrics.editingIndent : 0,
      editing.showsReorderControl ? metrics.reorderControlWidth : editing.confirmationWidth
    )
  }

  /// Buttons over the end of the content take the place of accessories.
  var shownAccessoryType: AccessoryType {
    guard editing.confirmationWidth == 0 else { return .none }
    return editing.isActive ? editingAccessoryType : accessoryType
  }

  var shownAccessoryView: UIView? {
    guard editing.confirmationWidth == 0 else { return nil }
    return editing.isActive ? editingAccessoryView : accessoryView
  }
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
