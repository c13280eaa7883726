// Rows that are as high as their cells' constraints say.
extension UITableView {
  /// Asks a cell that came into sight for its height and moves the rows below.
  func takeHeight(of cell: UITableViewCell, at indexPath: IndexPath) -> Bool {
    guard sizesItself(indexPath), let height = cell.ownHeight else { return false }
    let geometry = settledGeometry()
    guard abs(geometry.row(indexPath.row, indexPath.section).height - height) > 1e-6 else { return false }
    table.measured[indexPath.section, default: [:]][indexPath.row] = height
    table.geometry = geometry.resizing(indexPath.row, indexPath.section, to: height)
    setNeedsLayout()
    return true
  }

  /// > Source: WWDC 2014 session 226: an estimate, and the automatic dimension as height.
  private func sizesItself(_ indexPath: IndexPath) -> Bool {
    guard session.behaves(.cellsSizeThemselves), estimatedRowHeight != 0 else { return false }
    guard let delegate, !table.undecided.contains(.rowHeights) else { return rowHeight < 0 }
    return delegate.tableView(self, heightForRowAt: indexPath) < 0
  }
}

extension UITableViewCell {
  /// What the constraints in the content view ask for, and the separator; of the subtitle style its own height; nil
  /// for other cells.
  fileprivate var ownHeight: CGFloat? {
    guard let content = parts.content else { return nil }
    guard content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return style == .subtitle && parts.detail?.text != nil ? session.metrics.table.cell.subtitleRowHeight : nil
    }
    let area = contentFrame
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: area.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height + bounds.height - area.height
  }
}
