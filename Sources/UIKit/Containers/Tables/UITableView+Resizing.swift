/// What a table or a collection knows of the size that a cell in sight wants.
enum CellSizing {
  case known
  /// It is being asked: what changes on the way is part of the answer.
  case asking
  /// To be asked again at the next layout.
  case outdated
}

// Rows in sight that want another height, from iOS 16 on.
extension UITableViewCell {
  /// A cell that is about to be shown, or is measured at the moment, is asked anyway.
  func heightMayDiffer() {
    guard sizing == .known, let owner, superview === owner, owner.rowsResize else { return }
    sizing = .outdated
    owner.setNeedsLayout()
  }
}

extension UITableView {
  /// Rows of a table or a delegate that decides all heights do not.
  fileprivate var rowsResize: Bool {
    guard selfSizingInvalidation != .disabled, session.behaves(.cellsResizeThemselves) else { return false }
    return rowHeight < 0 || delegate != nil && !table.undecided.contains(.rowHeights)
  }
}
