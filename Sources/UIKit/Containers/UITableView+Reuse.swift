// Cells and section views that are used again.
extension UITableView {
  /// Also takes a class back, with nil.
  public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    table.cellClasses[identifier] = cellClass
  }

  public func register(
    _ aClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    table.sectionViewClasses[identifier] = aClass
  }

  /// A cell that left the screen, else a new one of the registered class, else nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = table.idleCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cellClass = table.cellClasses[identifier] else { return nil }
    return session.perform { cellClass.init(_registeredAs: identifier) }
  }

  /// Has the row's size already, for code that lays out inside it.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = table.reconfigured, cell.reuseIdentifier == identifier, table.cells[indexPath] === cell {
      return cell
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      Exception.internalInconsistency.raise(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    if hasRow(indexPath) { cell.frame = rectForRow(at: indexPath) }
    return cell
  }

  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = table.idleSectionViews[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let viewClass = table.sectionViewClasses[identifier] else { return nil }
    return session.perform { viewClass.init(_registeredAs: identifier) }
  }
}
