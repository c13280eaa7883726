// Prefetching of rows.
extension UITableView {
  /// Requests prefetching of the rows of one screen ahead in the scroll direction. A row is requested once until it
  /// becomes visible.
  ///
  /// > Basis: documented that it happens; how far ahead is assumed.
  func prefetchRows(around wanted: [IndexPath]) {
    guard isPrefetchingEnabled, let source = prefetchDataSource, let first = wanted.first, let last = wanted.last else {
      return
    }
    let visible = bounds.minY..<bounds.maxY, before = table.lastVisible
    table.lastVisible = visible
    let isUpward = before.map { visible.lowerBound < $0.lowerBound } ?? false
    if visible == before { return }
    let ahead =
      isUpward
      ? visible.lowerBound - bounds.height..<visible.lowerBound
      : visible.upperBound..<visible.upperBound + bounds.height
    let rows = indexPaths(in: ahead).filter { $0 < first || $0 > last }
    announce(isUpward ? rows.reversed() : rows, besides: wanted, to: source)
  }

  private func announce(
    _ rows: [IndexPath], besides wanted: [IndexPath], to source: any UITableViewDataSourcePrefetching
  ) {
    let known = table.prefetched, new = rows.filter { !known.contains($0) }
    let dropped = known.subtracting(rows).subtracting(wanted).sorted()
    table.prefetched = Set(rows)
    session.perform {
      if !dropped.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: dropped) }
      if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
    }
  }
}
