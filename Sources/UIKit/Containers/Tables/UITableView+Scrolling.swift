// Scrolling to rows.
extension UITableView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let row = checkedRow(indexPath)
    if !animated, position != .none { bringRowsIntoSight(row, position) }
    setContentOffset(offset(showing: row, position), animated: animated)
    guard animated, rowsAreEstimated(row.section) else { return }
    scroll.travel?.follow { [weak self] in
      guard let self, row.section < numberOfSections else { return nil }
      guard row.row == NSNotFound || row.row < numberOfRows(inSection: row.section) else { return nil }
      return offset(showing: row, position)
    }
  }

  private func offset(showing row: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let rect = row.row == NSNotFound ? rectForHeader(inSection: row.section) : rectForRow(at: row)
    let range = scrollRange
    var offset = contentOffset
    // A plain header would cover a row at the top.
    let header = style == .plain && row.row != NSNotFound ? rectForHeader(inSection: row.section).height : 0
    switch position {
    case .none: offset = range.revealing(rect, from: offset)
    case .top: offset.y = rect.minY - header - range.inset.top
    case .middle: offset.y = rect.midY - (bounds.height + range.inset.top - range.inset.bottom) / 2
    case .bottom: offset.y = rect.maxY + range.inset.bottom - bounds.height
    }
    return range.clamp(CGPoint(x: contentOffset.x, y: offset.y))
  }

  /// Scrolls to a row repeatedly, because each layout measures more of the rows around it.
  private func bringRowsIntoSight(_ row: IndexPath, _ position: ScrollPosition) {
    guard rowsAreEstimated(row.section), window != nil || !table.cells.isEmpty else { return }
    for _ in 0..<Self.mostApproaches {
      let target = offset(showing: row, position)
      guard target != contentOffset else { return }
      contentOffset = target
      layoutIfNeeded()
    }
  }

  private static var mostApproaches: Int { 4 }
}
