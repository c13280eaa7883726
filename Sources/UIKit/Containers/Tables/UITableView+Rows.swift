// Cells for the visible rows.
extension UITableView {
  /// Places the cells of visible rows. Cells that are no longer visible are recycled before new ones are requested, so
  /// there are never more cells than one screen needs.
  func layoutRows() {
    if table.needsReload { forgetRows() }
    if table.wantsIndex { makeIndexStrip() }
    var wanted = wantedRows, next = 0
    recycleCells(except: Set(wanted), areSeen: true)
    let kept = table.cells.keys.min().map { ($0, rectForRow(at: $0).minY) }
    // Stops if the table is reloaded during the loop: these rows may no longer exist.
    while next < wanted.count, !table.needsReload {
      let isMoved = settle(wanted[next])
      if isMoved { wanted = wantedRows }
      next = isMoved ? 0 : next + 1
    }
    if table.needsReload { return setNeedsLayout() }
    if let kept, follow(kept) { return layoutRows() }
    let geometry = settledGeometry()
    for (indexPath, cell) in table.cells { place(cell, cellFrame(indexPath, in: geometry)) }
    if table.actions != nil { placeActions() }
    placeTableViews(geometry)
    placeSectionViews(geometry)
    placeIndexStrip()
    tellContentSize()
    finishShift()
    prefetchRows(around: wanted)
  }

  /// Sets the content size if it changed, for subclasses that observe it.
  private func tellContentSize() {
    let size = settledGeometry().contentSize
    if table.toldContentSize != size { contentSize = size }
  }

  /// The visible rows. During a move, rows that may become visible are included; for a document, all rows.
  private var wantedRows: [IndexPath] {
    if let document = table.documentRows { return document.all }
    guard let move = table.move else { return indexPaths(in: bounds.minY..<bounds.maxY) }
    let height = move.gap.height
    return Set(indexPaths(in: bounds.minY - height..<bounds.maxY + height)).union([move.gap.source]).sorted()
  }

  /// Scrolls the table so that a visible row stays in place if rows above it differ from their estimated heights.
  ///
  /// - Returns: whether the table scrolled.
  private func follow(_ kept: (row: IndexPath, y: CGFloat)) -> Bool {
    let shift = rectForRow(at: kept.row).minY - kept.y
    let y = max(bounds.minY + shift, min(bounds.minY, scrollRange.minimum.y))
    guard hasRow(kept.row), abs(y - bounds.minY) > 1e-6 else { return false }
    bounds.origin.y = y
    return true
  }

  private func place(_ cell: UITableViewCell, _ frame: CGRect) {
    if cell.frame != frame { cell.frame = frame }
  }

  private func forgetRows() {
    table.needsReload = false
    table.shift = nil
    for row in subviews where row is UITableViewCell && row.source != nil { row.removeFromSuperview() }
    recycleCells(except: [])
  }

  /// Requests the cell of a visible row, and measures the row once after each count.
  ///
  /// - Returns: whether the height moves the rows below.
  private func settle(_ row: IndexPath) -> Bool {
    guard let dataSource else { return false }
    if let cell = table.cells[row] {
      guard table.settledRows.insert(row).inserted || cell.sizing == .outdated else { return false }
      place(cell, cellFrame(row, in: settledGeometry()))
      return session.perform { takeHeight(of: cell, at: row) }
    }
    return session.perform { session.comingAtOnce { bringIn(row, from: dataSource, laysOut: $0) } }
  }

  /// - Returns: whether the height moves the rows below.
  private func bringIn(_ row: IndexPath, from dataSource: any UITableViewDataSource, laysOut: Bool) -> Bool {
    let cell = dataSource.tableView(self, cellForRowAt: row)
    guard !table.needsReload, hasRow(row) else {
      setAside(cell)
      return false
    }
    prepare(cell, for: row)
    insertSubview(cell, at: placeOfNewCell)
    table.cells[row] = cell
    table.settledRows.insert(row)
    let isResized = takeHeight(of: cell, at: row)
    if isResized { cell.frame = cellFrame(row, in: settledGeometry()) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: row)
    if laysOut { cell.layoutIfNeeded() }
    return isResized
  }

  /// The subview index of a new cell: in front of the other cells and behind all other views. A cell that is being
  /// moved stays in front.
  private var placeOfNewCell: Int {
    let index = min(table.cells.count + (table.background == nil ? 0 : 1), subviews.count)
    return table.cells.isEmpty || index == 0 || subviews[index - 1] is UITableViewCell ? index : index - 1
  }

  /// > Source: the reference of `willDisplay`: the table has set the state-based properties before, including the
  /// > selection.
  private func prepare(_ cell: UITableViewCell, for row: IndexPath) {
    cell.autoresizingMask = .flexibleWidth
    cell.frame = cellFrame(row, in: settledGeometry())
    cell.position = rowPosition(row)
    cell.indentationLevel = indentation(of: row, cell)
    cell.owner = self
    if rowsAreEdited || cell.isEditing { applyEditing(to: cell, at: row) }
    cell.setSelected(table.selection.contains(row), animated: false)
  }

  private func indentation(of row: IndexPath, _ cell: UITableViewCell) -> Int {
    asked(.indentation, unless: 0) { $0.tableView(self, indentationLevelForRowAt: row) } ?? cell.indentationLevel
  }

  private func cellFrame(_ indexPath: IndexPath, in geometry: TableGeometry) -> CGRect {
    let frame = restingFrame(indexPath, in: geometry)
    if let move = table.move { return frame.offsetBy(dx: 0, dy: move.shift(of: indexPath)) }
    guard let open = table.actions, open.row == indexPath, session.rowActionPlacement == .besideCell else {
      return frame
    }
    return frame.offsetBy(dx: open.shift(isRightToLeft: isRightToLeft), dy: 0)
  }

  /// Returns the frame of a row that is neither moved nor open. Inset grouped rows are narrower than the table; those
  /// of the grouped tables of iOS 6 keep its width.
  func restingFrame(_ indexPath: IndexPath, in geometry: TableGeometry) -> CGRect {
    let row = geometry.row(indexPath.row, indexPath.section)
    guard style == .insetGrouped else { return row }
    return row.inset(by: sideInsets).insetBy(dx: rowInset, dy: 0)
  }

  /// The distance from the table's side insets to its rows.
  var rowInset: CGFloat {
    let metrics = session.metrics.table
    switch style {
    case .plain: return 0
    case .grouped:
      guard session.behaves(.groupedTablesAreInset) else { return 0 }
      return metrics.groupedRowInset(tableWidth: bounds.width, onPad: session.environment.device.idiom == .pad)
    case .insetGrouped:
      let inset = metrics.insetGroupedRowInset(tableWidth: bounds.width)
      return readableDistance.map { max(inset, $0 - max(sideInsets.left, sideInsets.right)) } ?? inset
    }
  }

  func rowPosition(_ indexPath: IndexPath) -> RowPosition {
    RowPosition(
      isFirst: indexPath.row == 0, isLast: indexPath.row == numberOfRows(inSection: indexPath.section) - 1)
  }

  /// - Parameter areSeen: whether the cells are visible and leave with an animation.
  private func recycleCells(except kept: Set<IndexPath>, areSeen: Bool = false) {
    let gone = table.cells.filter { !kept.contains($0.key) }
    for (indexPath, cell) in gone.sorted(by: { $0.key < $1.key }) {
      if areSeen { isPushedOut(cell, from: indexPath) }
      recycle(cell, from: indexPath)
    }
  }

  func recycle(_ cell: UITableViewCell, from indexPath: IndexPath) {
    // Not twice, if the delegate changes rows while several leave.
    guard table.cells[indexPath] === cell else { return }
    if table.actions?.cell === cell { closeActions(animated: false) }
    table.cells[indexPath] = nil
    if !session.motions.isEmpty { session.motions.forget(cell) }
    cell.removeFromSuperview()
    setAside(cell)
    session.perform { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath) }
  }

  private func setAside(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { table.idleCells[identifier, default: []].append(cell) }
  }

  /// Returns the frame of a row, even if it is not visible.
  func frameOfCell(at row: IndexPath) -> CGRect { cellFrame(row, in: settledGeometry()) }

  private func placeTableViews(_ geometry: TableGeometry) {
    let width = geometry.width
    table.header?.frame = CGRect(x: 0, y: 0, width: width, height: geometry.headerHeight)
    table.footer?.frame = CGRect(x: 0, y: geometry.sectionsEnd, width: width, height: geometry.footerHeight)
  }

  func replaceBackground(with new: UIView?) {
    table.background?.removeFromSuperview()
    table.background = new
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  func replaceView(_ part: WritableKeyPath<TableState, UIView?>, with new: UIView?) {
    if new == nil || new !== table[keyPath: part] || new?.superview !== self {
      table[keyPath: part]?.removeFromSuperview()
      table[keyPath: part] = new
      if let new { addSubview(new) }
    }
    countAnew()
  }
}
