/// A row that shows its actions.
@MainActor final class OpenRow {
  /// The current index path of the row, updated when rows change.
  var row: IndexPath
  let end: RowEnd
  let offer: RowOffer
  let view: RowActionsView
  /// Whether the delete control of edit mode opened the row, rather than a swipe.
  let isConfirmation: Bool
  weak var cell: UITableViewCell?
  /// The width of the visible part of the actions, in points.
  var extent: CGFloat = 0

  init(_ row: IndexPath, _ end: RowEnd, _ offer: RowOffer, of cell: UITableViewCell, isConfirmation: Bool) {
    (self.row, self.end, self.offer, self.cell) = (row, end, offer, cell)
    self.isConfirmation = isConfirmation
    view = RowActionsView(frame: .zero)
  }

  /// Returns the offset of the content to the right.
  func shift(isRightToLeft: Bool) -> CGFloat { (end == .leading) != isRightToLeft ? extent : -extent }
}

// MARK: - Opening and closing

extension UITableView {
  /// Opens a row for the buttons of an offer, with no part of them visible yet.
  func open(
    _ row: IndexPath, _ end: RowEnd, _ offer: RowOffer, of cell: UITableViewCell, isConfirmation: Bool = false
  ) -> OpenRow {
    closeActions(animated: true)
    let open = session.perform { OpenRow(row, end, offer, of: cell, isConfirmation: isConfirmation) }
    if !isConfirmation { session.perform { delegate?.tableView(self, willBeginEditingRowAt: row) } }
    open.view.show(offer, at: end, in: self) { [weak self, weak open] index, button in
      if let self, let open, table.actions === open { perform(index, of: open, from: button) }
    }
    open.view.measure(rowHeight: rectForRow(at: row).height)
    table.actions = open
    if session.rowActionPlacement == .besideCell {
      insertSubview(open.view, belowSubview: cell)
    } else {
      cell.addSubview(open.view)
    }
    session.perform { cell.showConfirmation(true) }
    return open
  }

  private func perform(_ index: Int, of open: OpenRow, from button: UIView) {
    session.perform { open.offer.actions[index].perform(self, open.row, button) }
  }

  /// Animates the row open to the width of its buttons.
  func settle(_ open: OpenRow) { slide(open, to: open.view.naturalWidth) }

  /// Performs the first action, as a tap on its button does.
  func performFirst(of open: OpenRow) {
    slide(open, to: widthOfCell(at: open.row))
    perform(0, of: open, from: open.view.subviews.first ?? open.view)
  }

  /// Closes the open row, if there is one.
  ///
  /// > Source: the reference of `didEndEditingRowAt`. That it is called when the row begins to close is assumed.
  func closeActions(animated: Bool) {
    guard let open = table.actions else { return }
    table.actions = nil
    open.extent = 0
    let isThere = open.cell.map { table.cells[open.row] === $0 } ?? false
    session.perform { open.cell?.showConfirmation(false) }
    let view = open.view, cell = open.cell
    slideBack(view, cell, end: open.end, animated: animated && isThere && window != nil)
    setNeedsLayout()
    guard !open.isConfirmation else { return }
    session.perform { delegate?.tableView(self, didEndEditingRowAt: isThere ? open.row : nil) }
  }

  private func slide(_ open: OpenRow, to extent: CGFloat) {
    session.animate(Self.actionTiming, options: .allowUserInteraction) {
      open.extent = extent
      open.cell?.setNeedsLayout()
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  private func slideBack(_ view: RowActionsView, _ cell: UITableViewCell?, end: RowEnd, animated: Bool) {
    guard animated, let cell else {
      cell?.bounds.origin.x = 0
      return view.removeFromSuperview()
    }
    session.animate(Self.actionTiming, options: .allowUserInteraction) {
      cell.bounds.origin.x = 0
      switch session.rowActionPlacement {
      case .besideCell: place(view, in: restingFrame(of: cell), end: end, extent: 0)
      case .insideCell: break
      case .overContent: view.alpha = 0
      }
      setNeedsLayout()
      layoutIfNeeded()
    } completion: { _ in
      view.removeFromSuperview()
    }
  }

  /// > Basis: assumed.
  private static var actionTiming: AnimationTiming { AnimationTiming(duration: 0.3) }
}

// MARK: - Layout

extension UITableView {
  /// Whether a row was swiped open, which counts as editing.
  ///
  /// > Source: the reference of `willBeginEditingRowAt`.
  var isSwiped: Bool { table.actions.map { !$0.isConfirmation } ?? false }

  /// Places the cell and the buttons of the open row, after all cells have their frames.
  func placeActions() {
    guard let open = table.actions else { return }
    guard let cell = table.cells[open.row], cell === open.cell else { return closeActions(animated: false) }
    switch session.rowActionPlacement {
    case .besideCell:
      place(open.view, in: restingFrame(of: cell), end: open.end, extent: open.extent)
      roundActions(open, beside: cell)
    case .insideCell: placeInside(cell, open)
    case .overContent: placeOver(cell, open)
    }
  }

  /// Returns the width of a row without the margins of its group.
  func widthOfCell(at row: IndexPath) -> CGFloat {
    hasRow(row) ? restingFrame(row, in: settledGeometry()).width : 0
  }

  private func restingFrame(of cell: UITableViewCell) -> CGRect {
    indexPath(for: cell).map { restingFrame($0, in: settledGeometry()) } ?? cell.frame
  }

  private func place(_ view: RowActionsView, in row: CGRect, end: RowEnd, extent: CGFloat) {
    let isAtRight = (end == .trailing) != isRightToLeft
    view.place(
      CGRect(x: isAtRight ? row.maxX - extent : row.minX, y: row.minY, width: extent, height: row.height))
  }

  /// Rounds the buttons like the corners of their group, at the end that has the buttons.
  private func roundActions(_ open: OpenRow, beside cell: UITableViewCell) {
    guard cell.isInset, let position = cell.position else { return }
    let isAtRight = (open.end == .trailing) != isRightToLeft
    let corners = (position.isFirst ? Corners.top : []).union(position.isLast ? .bottom : [])
    open.view.round(
      corners.intersection(isAtRight ? .right : .left), radius: session.palette.table.groupedCornerRadius)
  }

  private func placeInside(_ cell: UITableViewCell, _ open: OpenRow) {
    let size = cell.bounds.size, isAtRight = (open.end == .trailing) != isRightToLeft, width = open.view.naturalWidth
    cell.bounds.origin.x = -open.shift(isRightToLeft: isRightToLeft)
    // Captured: the buttons of iOS 7 do not cover the separator below.
    let height = session.behaves(.rowsHaveActions) ? size.height : cell.contentFrame.height
    open.view.place(
      CGRect(x: isAtRight ? size.width : -width, y: 0, width: width, height: size.height), buttonHeight: height)
  }

  private func placeOver(_ cell: UITableViewCell, _ open: OpenRow) {
    let body = cell.body, width = open.view.naturalWidth
    cell.editing.confirmationWidth = open.extent
    open.view.place(
      CGRect(x: isRightToLeft ? body.minX : body.maxX - width, y: 0, width: width, height: cell.contentFrame.height))
  }
}
