// Reuse of cells and section views.
extension UITableView {
  /// Returns an idle or new cell. The cell takes its defaults from this table from now on.
  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    let cell = table.idleCells[identifier]?.popLast()
    cell?.prepareForReuse()
    let dequeued = cell ?? newCell(identifier)
    dequeued?.owner = self
    return dequeued
  }

  private func newCell(_ identifier: String) -> UITableViewCell? {
    if let nib = table.cellNibs[identifier] {
      let cell: UITableViewCell = make(nib, "UITableViewCell", identifier)
      if cell.givenReuseIdentifier == nil { cell.givenReuseIdentifier = identifier }
      return cell
    }
    guard let cellClass = table.cellClasses[identifier] else { return nil }
    return session.perform { cellClass.make(registeredAs: identifier) }
  }

  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = table.reconfigured, cell.reuseIdentifier == identifier, table.cells[indexPath] === cell {
      return cell
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      Exception.internalInconsistency.raise(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    if hasRow(indexPath) { cell.frame = frameOfCell(at: indexPath) }
    return cell
  }

  func newSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let nib = table.sectionViewNibs[identifier] {
      let view: UITableViewHeaderFooterView = make(nib, "UITableViewHeaderFooterView", identifier)
      if view.givenReuseIdentifier == nil { view.givenReuseIdentifier = identifier }
      return view
    }
    guard let viewClass = table.sectionViewClasses[identifier] else { return nil }
    return session.perform { viewClass.make(registeredAs: identifier) }
  }

  /// Instantiates a nib. Classes without a module are looked up in the module of the data source.
  ///
  /// > Basis: assumed: recalled.
  private func make<View: UIView>(_ nib: UINib, _ what: String, _ identifier: String) -> View {
    let owner = dataSource as? UIResponder ?? delegate as? UIResponder ?? self
    let views = session.perform { nib.instantiate(owner: owner) }
    guard views.count == 1, let view = views[0] as? View else {
      Exception.internalInconsistency.raise(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
          + "\(what) instance")
    }
    return view
  }
}
