// Cells for the rows in sight.
extension UITableView {
  /// Rows, header and footer of a document are as wide as the table.
  func widenDocumentRows() {
    for row in subviews where row.translatesAutoresizingMaskIntoConstraints && row.frame.width != bounds.width {
      row.frame.size.width = bounds.width
    }
  }

  /// Cells that left come back before new ones are asked for, so that a screenful is all there ever is.
  func layoutRows() {
    if table.needsReload { forgetRows() }
    var wanted = wantedRows, next = 0
    recycleCells(except: Set(wanted))
    while next < wanted.count {
      if makeCell(at: wanted[next]) { wanted = wantedRows }
      next += 1
    }
    let geometry = settledGeometry()
    for (indexPath, cell) in table.cells { place(cell, cellFrame(indexPath, in: geometry)) }
    placeTableViews(geometry)
    placeSectionViews(geometry)
  }

  private var wantedRows: [IndexPath] { indexPaths(in: bounds.minY..<bounds.maxY) }

  private func place(_ cell: UITableViewCell, _ frame: CGRect) {
    if cell.frame != frame { cell.frame = frame }
  }

  private func forgetRows() {
    table.needsReload = false
    for row in subviews where row is UITableViewCell && row.source != nil { row.removeFromSuperview() }
    recycleCells(except: [])
  }

  /// - Returns: true when the cell asked for a height that moves the rows below it.
  private func makeCell(at indexPath: IndexPath) -> Bool {
    guard let dataSource, table.cells[indexPath] == nil else { return false }
    return session.perform {
      let cell = dataSource.tableView(self, cellForRowAt: indexPath)
      cell.autoresizingMask = .flexibleWidth
      cell.frame = cellFrame(indexPath, in: settledGeometry())
      cell.position = rowPosition(indexPath)
      cell.setSelected(table.selection.contains(indexPath), animated: false)
      insertSubview(cell, at: table.cells.count + (table.background == nil ? 0 : 1))
      table.cells[indexPath] = cell
      let isResized = takeHeight(of: cell, at: indexPath)
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
      return isResized
    }
  }

  /// Inset grouped rows are narrower than the table; those of the grouped tables of iOS 6 keep its width.
  private func cellFrame(_ indexPath: IndexPath, in geometry: TableGeometry) -> CGRect {
    let row = geometry.row(indexPath.row, indexPath.section)
    return style == .insetGrouped ? row.insetBy(dx: session.metrics.table.groupedRowInset, dy: 0) : row
  }

  func rowPosition(_ indexPath: IndexPath) -> RowPosition {
    RowPosition(
      isFirst: indexPath.row == 0, isLast: indexPath.row == numberOfRows(inSection: indexPath.section) - 1)
  }

  private func recycleCells(except kept: Set<IndexPath>) {
    for (indexPath, cell) in table.cells where !kept.contains(indexPath) { recycle(cell, from: indexPath) }
  }

  func recycle(_ cell: UITableViewCell, from indexPath: IndexPath) {
    table.cells[indexPath] = nil
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { table.idleCells[identifier, default: []].append(cell) }
    session.perform { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath) }
  }

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
    table[keyPath: part]?.removeFromSuperview()
    table[keyPath: part] = new
    if let new { addSubview(new) }
    countAnew()
  }
}

// MARK: - Questions

extension UITableView {
  /// nil for rows out of sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cells[indexPath] }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? { table.cells.first { $0.value === cell }?.key }

  /// In the order of the rows.
  public var visibleCells: [UITableViewCell] { table.cells.sorted { $0.key < $1.key }.map(\.value) }

  public var indexPathsForVisibleRows: [IndexPath]? { table.cells.isEmpty ? nil : table.cells.keys.sorted() }

  /// Places the row as asked, as far as the content reaches.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    let row = rectForRow(at: indexPath), range = scrollRange
    var offset = contentOffset
    switch position {
    case .none: offset = range.revealing(row, from: offset)
    case .top: offset.y = row.minY - range.inset.top
    case .middle: offset.y = row.midY - (bounds.height + range.inset.top - range.inset.bottom) / 2
    case .bottom: offset.y = row.maxY + range.inset.bottom - bounds.height
    }
    setContentOffset(range.clamp(offset), animated: animated)
  }
}
