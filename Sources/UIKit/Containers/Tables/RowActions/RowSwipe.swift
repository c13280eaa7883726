/// A finger that pulls a row aside.
final class RowSwipe: DragHandler {
  private let table: UITableView
  private let open: OpenRow
  private let start: CGFloat
  /// How far the row would be open if it went all the way with the finger.
  private var pulled: CGFloat = 0

  init(_ open: OpenRow, in table: UITableView) { (self.open, self.table, start) = (open, table, open.extent) }

  func follow(_ way: CGPoint) {
    pulled = max(0, start + ((open.end == .trailing) != table.isRightToLeft ? -way.x : way.x))
    guard table.session.rowActionPlacement != .overContent, table.table.actions === open else { return }
    open.extent = min(pulled, open.offer.performsFirst ? rowWidth : open.view.naturalWidth)
    table.setNeedsLayout()
  }

  /// > Basis: assumed: half of the buttons is enough to open the row, and three fifths of the row to do the first action.
  func end(velocity: CGPoint) {
    guard table.table.actions === open else { return }
    let natural = open.view.naturalWidth
    if open.offer.performsFirst, pulled > max(0.6 * rowWidth, natural + 40) { return table.performFirst(of: open) }
    if pulled > natural / 2 { table.settle(open) } else { table.closeActions(animated: true) }
  }

  private var rowWidth: CGFloat { table.widthOfCell(at: open.row) }
}

extension UITableView {
  /// The row that a finger pulls aside, or takes by its grip; nil for a drag that is not for rows.
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

  /// The buttons of the open row are pulled like the row itself.
  private func openRowFollower(of drag: FingerDrag) -> (any DragHandler)? {
    guard let open = table.actions, drag.isSideways(in: self), drag.hit.view.isDescendant(of: open.view) else {
      return nil
    }
    return RowSwipe(open, in: self)
  }

}

/// A tap anywhere but on the buttons puts the open row back, and does nothing else.
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

  /// Nobody in the row is asked.
  override func mayBegin() -> Bool { true }

  override func willSend() { table?.closeActions(animated: true) }
}

extension FingerDrag {
  /// Further to a side than up or down.
  @MainActor fileprivate func isSideways(in view: UIView) -> Bool {
    let way = way(in: view)
    return abs(way.x) > abs(way.y)
  }
}

// MARK: - Changes of rows

extension UITableView {
  /// The open row goes with its data.
  ///
  /// - Returns: what was open, if its row or its cell is gone.
  func openRowFollows(_ shift: IndexPathMapping, reloading reloaded: Set<IndexPath>) -> OpenRow? {
    guard let open = table.actions else { return nil }
    if !reloaded.contains(open.row), let row = shift.item(after: open.row) {
      open.row = row
      return nil
    }
    table.actions = nil
    return open
  }

  /// - Parameter row: where it is now; nil for one that is deleted.
  func openRowIsGone(_ open: OpenRow, stays row: IndexPath?) {
    open.view.removeFromSuperview()
    open.cell?.bounds.origin.x = 0
    session.perform {
      open.cell?.showConfirmation(false)
      if !open.isConfirmation { delegate?.tableView(self, didEndEditingRowAt: row) }
    }
  }
}
