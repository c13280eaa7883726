/// The state of a visible cell's size in a table or a collection.
enum CellSizing {
  case known
  /// The cell is being measured; changes during measurement are part of the result.
  case asking
  /// The next layout measures the cell again.
  case outdated
}

// Visible rows that change their height, from iOS 16 on.
extension UITableViewCell {
  /// Requests a new height from the table, unless the cell is not shown yet or is being measured.
  func heightMayDiffer() {
    guard sizing == .known, let owner, superview === owner, owner.rowsResize else { return }
    sizing = .outdated
    owner.setNeedsLayout()
  }
}

extension UITableView {
  /// Whether visible rows can resize; not if the table or the delegate determines all heights.
  fileprivate var rowsResize: Bool {
    guard selfSizingInvalidation != .disabled, session.behaves(.cellsResizeThemselves) else { return false }
    return rowHeight < 0 || delegate != nil && !table.undecided.contains(.rowHeights)
  }
}
