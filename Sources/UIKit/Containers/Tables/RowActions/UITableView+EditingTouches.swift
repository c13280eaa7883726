// Touches on the controls of rows that are edited.
extension UITableView {
  /// The red one asks, the green one inserts.
  func editingControlWasTapped(_ row: IndexPath, of cell: UITableViewCell) {
    switch cell.editing.style {
    case .none: rowWasTapped(row)
    case .insert: session.perform { dataSource?.tableView(self, commit: .insert, forRowAt: row) }
    case .delete: confirm(row, of: cell)
    }
  }

  /// What a pull would show.
  private func confirm(_ row: IndexPath, of cell: UITableViewCell) {
    guard let offer = session.perform({ offer(of: row, at: .trailing) }) else { return }
    let open = open(row, .trailing, offer, of: cell, isConfirmation: true)
    settle(open)
  }
}

extension UITableViewCell {
  func isEditingControl(_ point: CGPoint) -> Bool { editingControlFrame?.contains(point) ?? false }

  /// The controls go by what they do with the row.
  ///
  /// > Basis: assumed, recalled of what is read aloud.
  ///
  /// - Parameter name: of the row.
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
