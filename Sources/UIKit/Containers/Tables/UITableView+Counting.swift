// Counting: from data source and delegate to heights.
extension UITableView {
  /// Whether the table shows a document and has no data source.
  var showsDocument: Bool { table.dataSource == nil && source != nil }

  func countAnew() {
    forgetSectionHeights()
    table.geometry = nil
    setNeedsLayout()
  }

  /// Counts the rows again at the next layout. Only the heights of visible headers and footers are discarded.
  func countRowsAnew() {
    let inSight = table.geometry?.sections(in: bounds.minY..<bounds.maxY) ?? 0..<0
    for section in Set(inSight).union(table.headers.keys).union(table.footers.keys) {
      (table.headerHeights[section], table.footerHeights[section]) = (nil, nil)
    }
    table.geometry = nil
    setNeedsLayout()
  }

  private func forgetSectionHeights() { (table.headerHeights, table.footerHeights) = ([:], [:]) }

  /// Returns the geometry for the current width. Counts the rows if needed.
  func settledGeometry() -> TableGeometry {
    if let geometry = table.geometry, geometry.width == bounds.width { return geometry }
    if let counted = table.counted { return counted }
    if table.geometry != nil {
      table.measured = [:]
      forgetSectionHeights()
    }
    table.settledRows = []
    table.undecided = []
    let sections = session.perform { table.dataSource.map(countSections) ?? [] }
    table.counted = nil
    let geometry = tableGeometry(of: sections)
    table.geometry = geometry
    if table.knownCounts == nil { table.knownCounts = geometry.rowCounts }
    return geometry
  }

  private func tableGeometry(of sections: [TableSection]) -> TableGeometry {
    TableGeometry(
      width: bounds.width, headerHeight: table.header?.frame.height ?? 0,
      footerHeight: table.footer?.frame.height ?? 0, sections: sections)
  }

  /// Counts the rows of all sections before it requests heights, because a delegate may ask for the numbers.
  ///
  /// > Basis: derived from published traces of the calls, and from delegates that ask.
  private func countSections(_ dataSource: UITableViewDataSource) -> [TableSection] {
    let count = checkedCount(dataSource.numberOfSections(in: self), "sections")
    var sections = Array(repeating: TableSection(rows: RowHeights()), count: count)
    table.counted = tableGeometry(of: sections)
    for section in 0..<count {
      let rows = checkedCount(dataSource.tableView(self, numberOfRowsInSection: section), "rows in section \(section)")
      sections[section].rows = .uniform(count: rows, height: effectiveRowHeight)
    }
    table.counted = tableGeometry(of: sections)
    return sections.indices.map { section in
      let header = headerHeight(section)
      return TableSection(
        topPadding: header > 0 && style == .plain ? topPadding : 0, headerHeight: header,
        rows: rowHeights(section, count: sections[section].rows.count), footerHeight: footerHeight(section))
    }
  }

  private var topPadding: CGFloat {
    sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : session.metrics.table.sectionHeaderTopPadding
  }

  private func rowHeights(_ section: Int, count: Int) -> RowHeights {
    guard count > 0 else { return RowHeights() }
    let first = delegateHeight(of: IndexPath(row: 0, section: section))
    // A delegate without the method is asked once; one with the method is asked for each row, whatever it returns for
    // the first.
    if delegate != nil, !table.undecided.contains(.rowHeights) {
      guard rowsAreEstimated(section) else { return askedHeights(section, count, first) }
      return estimatedHeights(section, count, estimate: first == nil && rowHeight >= 0 ? rowHeight : tableEstimate)
    }
    guard rowHeight < 0 else { return .uniform(count: count, height: rowHeight) }
    return rowsSizeThemselves(section)
      ? estimatedHeights(section, count, estimate: tableEstimate)
      : .uniform(count: count, height: session.metrics.table.rowHeight)
  }

  /// Returns the delegate's height of a row: negative for a self-sizing row; nil if the delegate leaves it to the
  /// table.
  func delegateHeight(of row: IndexPath) -> CGFloat? {
    asked(.rowHeights, unless: rowHeight) { $0.tableView(self, heightForRowAt: row) }
      .map { checkedHeight($0, of: row) }
  }

  /// Returns the heights of all rows. Without estimates, the content's height requires each of them.
  ///
  /// > Source: the reference of `estimatedRowHeight`: with 0 "the table view asks for the actual height of each row".
  ///
  /// - Parameter first: the height of the first row, which was already requested.
  private func askedHeights(_ section: Int, _ count: Int, _ first: CGFloat?) -> RowHeights {
    var heights = RowHeights()
    for row in 0..<count {
      let height = (row == 0 ? first : delegateHeight(of: IndexPath(row: row, section: section))) ?? rowHeight
      heights.append(height < 0 ? session.metrics.table.rowHeight : height)
    }
    return heights
  }

  // MARK: Estimates

  /// Whether the delegate's heights are requested only when rows become visible.
  func rowsAreEstimated(_ section: Int) -> Bool {
    guard session.behaves(.rowHeightsCanBeEstimated) else { return false }
    return estimatedRowHeight != 0 || delegateEstimate(of: IndexPath(row: 0, section: section)) != nil
  }

  /// > Source: WWDC 2014 session 226: an estimate, and the automatic dimension as height.
  func rowsSizeThemselves(_ section: Int) -> Bool {
    session.behaves(.cellsSizeThemselves) && rowsAreEstimated(section)
  }

  private func delegateEstimate(of row: IndexPath) -> CGFloat? {
    guard let delegate, !table.undecided.contains(.rowEstimates) else { return nil }
    let height = delegate.tableView(self, estimatedHeightForRowAt: row)
    return table.undecided.contains(.rowEstimates) ? nil : checkedHeight(height, of: row)
  }

  /// Returns the measured heights of rows that were visible, and estimates of the others. A delegate with estimates is
  /// asked for each row.
  private func estimatedHeights(_ section: Int, _ count: Int, estimate: CGFloat) -> RowHeights {
    let known = table.measured[section] ?? [:]
    guard delegateEstimate(of: IndexPath(row: 0, section: section)) != nil else {
      return RowHeights(count: count, height: estimate, others: known)
    }
    var heights = RowHeights()
    for row in 0..<count {
      let asked = delegateEstimate(of: IndexPath(row: row, section: section)) ?? estimate
      heights.append(known[row] ?? (asked < 0 ? estimate : asked))
    }
    return heights
  }

  private var tableEstimate: CGFloat { estimatedRowHeight > 0 ? estimatedRowHeight : effectiveRowHeight }

  // MARK: Defaults

  var effectiveRowHeight: CGFloat { rowHeight < 0 ? session.metrics.table.rowHeight : rowHeight }

  /// The default row height: automatic since iOS 8, and the generation's height before.
  var defaultRowHeight: CGFloat {
    session.behaves(.cellsSizeThemselves) ? Self.automaticDimension : session.metrics.table.rowHeight
  }

  var defaultEstimate: CGFloat { session.behaves(.rowHeightsAreEstimatedByDefault) ? Self.automaticDimension : 0 }

  var defaultSectionHeight: CGFloat { Self.automaticDimension }
}
