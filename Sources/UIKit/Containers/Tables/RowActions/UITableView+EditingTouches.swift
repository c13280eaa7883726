// Touches on the controls of rows in edit mode.
extension UITableView {
  /// Handles a tap on a control: the delete control asks for confirmation, the insert control inserts.
  func editingControlWasTapped(_ row: IndexPath, of cell: UITableViewCell) {
    switch cell.editing.style {
    case .none: rowWasTapped(row)
    case .insert: session.perform { dataSource?.tableView(self, commit: .insert, forRowAt: row) }
    case .delete: confirm(row, of: cell)
    }
  }

  /// Opens the row with the buttons of a swipe.
  private func confirm(_ row: IndexPath, of cell: UITableViewCell) {
    guard let offer = session.perform({ offer(of: row, at: .trailing) }) else { return }
    let open = open(row, .trailing, offer, of: cell, isConfirmation: true)
    settle(open)
  }
}

extension UITableViewCell {
  func isEditingControl(_ point: CGPoint) -> Bool { editingControlFrame?.contains(point) ?? false }

  /// Returns the controls as touch targets, named by their action and the row.
  ///
  /// > Basis: assumed, recalled from VoiceOver.
  ///
  /// - Parameter name: the name of the row.
  func editingTargets(of name: String?) -> [TouchTarget] {
    guard editing.isActive, let name = accessibilityLabel ?? name else { return [] }
    var targets: [TouchTarget] = []
    if let frame = editingControlFrame, editing.style != .none {
      let verb = editing.style == .delete ? "Delete" : "Insert"
      targets.append(TouchTarget(names: ["\(verb) \(name)"], view: self, point: CGPoint(x: frame.midX, y: frame.midY)))
    }
    if let frame = reorderControlFrame {
      targets.append(TouchTarget(names: ["Reorder \(name)"], view: self, point: CGPoint(x: frame.midX, y: frame.midY)))
    }
    return targets
  }
}
