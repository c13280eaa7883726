// Selection of rows with a two-finger gesture.
extension UITableViewDelegate {
  /// Returns true unless the table is in edit mode.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    !tableView.isEditing
  }
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
}

extension UITableView: SelectableByTwoFingers {
  func selectablePath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func mayBeginSelecting(at indexPath: IndexPath) -> Bool {
    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  func didBeginSelecting(at indexPath: IndexPath) {
    endHighlight()
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  func didEndSelecting() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  func isSelected(_ indexPath: IndexPath) -> Bool { table.selection.contains(indexPath) }

  func visiblePaths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    (indexPathsForVisibleRows ?? []).filter { $0 >= first && $0 <= last }
  }

  func setSelected(_ selected: Bool, at indexPath: IndexPath) {
    if !selected { return leaveRow(indexPath) }
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    guard let row = answer else { return }
    selectRow(at: row, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: row)
  }
}
