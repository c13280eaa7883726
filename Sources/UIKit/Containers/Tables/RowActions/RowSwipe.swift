/// A drag that swipes a row open.
final class RowSwipe: DragHandler {
  private let table: UITableView
  private let open: OpenRow
  private let start: CGFloat
  /// The distance that the row would be open if it followed the drag without a limit.
  private var pulled: CGFloat = 0

  init(_ open: OpenRow, in table: UITableView) { (self.open, self.table, start) = (open, table, open.extent) }

  func follow(_ way: CGPoint) {
    pulled = max(0, start + ((open.end == .trailing) != table.isRightToLeft ? -way.x : way.x))
    guard table.session.rowActionPlacement != .overContent, table.table.actions === open else { return }
    open.extent = min(pulled, open.offer.performsFirst ? rowWidth : open.view.naturalWidth)
    table.setNeedsLayout()
  }

  /// > Basis: assumed: half of the buttons' width opens the row, and three fifths of the row's width perform the first
  /// > action.
  func end(velocity: CGPoint) {
    guard table.table.actions === open else { return }
    let natural = open.view.naturalWidth
    if open.offer.performsFirst, pulled > max(0.6 * rowWidth, natural + 40) { return table.performFirst(of: open) }
    if pulled > natural / 2 { table.settle(open) } else { table.closeActions(animated: true) }
  }

  private var rowWidth: CGFloat { table.widthOfCell(at: open.row) }
}

extension UITableView {
  /// Returns the handler of a drag that swipes a row or moves its reorder control; nil for other drags.
  func rowFollower(of drag: FingerDrag) -> (any DragHandler)? {
    let inside = drag.touchedViews.prefix { $0 !== self }
    guard let cell = inside.compactMap({ $0 as? UITableViewCell }).last, let row = indexPath(for: cell) else {
      return openRowFollower(of: drag)
    }
    if let grip = cell.reorderControlFrame, grip.contains(drag.start(in: cell)) { return RowMove(row, cell, in: self) }
    guard !rowsAreEdited, drag.isSideways(in: self), !inside.contains(where: \.keepsDrags) else { return nil }
    if let open = table.actions, open.row == row { return RowSwipe(open, in: self) }
    let isLeftwards = drag.way(in: self).x < 0, end: RowEnd = isLeftwards != isRightToLeft ? .trailing : .leading
    guard let offer = session.perform({ offer(of: row, at: end) }) else { return nil }
    let open = open(row, end, offer, of: cell)
    return table.actions === open ? RowSwipe(open, in: self) : nil
  }

  /// Returns the handler of a drag on the buttons of the open row, which moves the row.
  private func openRowFollower(of drag: FingerDrag) -> (any DragHandler)? {
    guard let open = table.actions, drag.isSideways(in: self), drag.hit.view.isDescendant(of: open.view) else {
      return nil
    }
    return RowSwipe(open, in: self)
  }

}

/// A tap outside the buttons that closes the open row and does nothing else.
final class ClosingTap: UITapGestureRecognizer {
  private var table: UITableView? { view as? UITableView }

  static func make() -> ClosingTap {
    let tap = ClosingTap()
    tap.delaysTouchesBegan = true
    return tap
  }

  override func mayReceive(_ touch: UITouch) -> Bool {
    guard let open = table?.table.actions, let touched = touch.view else { return false }
    return !touched.isDescendant(of: open.view)
  }

  /// Begins without asking views in the row.
  override func mayBegin() -> Bool { true }

  override func willSend() { table?.closeActions(animated: true) }
}

extension FingerDrag {
  /// Whether the drag is more horizontal than vertical.
  @MainActor fileprivate func isSideways(in view: UIView) -> Bool {
    let way = way(in: view)
    return abs(way.x) > abs(way.y)
  }
}

// MARK: - Row changes

extension UITableView {
  /// Updates the index path of the open row.
  ///
  /// - Returns: the open row, if its row is deleted or its cell is reloaded.
  func openRowFollows(_ shift: IndexPathMapping, reloading reloaded: Set<IndexPath>) -> OpenRow? {
    guard let open = table.actions else { return nil }
    if !reloaded.contains(open.row), let row = shift.item(after: open.row) {
      open.row = row
      return nil
    }
    table.actions = nil
    return open
  }

  /// - Parameter row: the row's current index path; nil if it is deleted.
  func openRowIsGone(_ open: OpenRow, stays row: IndexPath?) {
    open.view.removeFromSuperview()
    open.cell?.bounds.origin.x = 0
    session.perform {
      open.cell?.showConfirmation(false)
      if !open.isConfirmation { delegate?.tableView(self, didEndEditingRowAt: row) }
    }
  }
}
