// Counting: data source and delegate → heights → rectangles.
extension UITableView {
  /// A table of a document without a data source.
  var showsDocument: Bool { table.dataSource == nil && source != nil }

  func countAnew() {
    table.geometry = nil
    setNeedsLayout()
  }

  /// The geometry for the current width, counted when needed.
  func settledGeometry() -> TableGeometry {
    if let geometry = table.geometry, geometry.width == bounds.width { return geometry }
    if table.geometry != nil { table.measured = [:] }
    table.undecided = []
    let sections = session.perform { table.dataSource.map(countSections) ?? [] }
    let geometry = TableGeometry(
      width: bounds.width, headerHeight: table.header?.frame.height ?? 0,
      footerHeight: table.footer?.frame.height ?? 0, sections: sections)
    table.geometry = geometry
    return geometry
  }

  private func countSections(_ dataSource: UITableViewDataSource) -> [TableSection] {
    (0..<dataSource.numberOfSections(in: self)).map { section in
      let header = headerHeight(section)
      return TableSection(
        topPadding: header > 0 && style == .plain ? session.metrics.table.sectionHeaderTopPadding : 0,
        headerHeight: header,
        rows: rowHeights(section, count: dataSource.tableView(self, numberOfRowsInSection: section)),
        footerHeight: footerHeight(section))
    }
  }

  /// One height for all rows that the delegate leaves to the table: it is asked once.
  private func rowHeights(_ section: Int, count: Int) -> RowHeights {
    guard count > 0, let delegate, !table.undecided.contains(.rowHeights) else { return tableHeights(section, count) }
    let first = delegate.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
    if table.undecided.contains(.rowHeights) { return tableHeights(section, count) }
    return RowHeights(
      (0..<count).lazy.map { row in
        let height = row == 0 ? first : delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
        return height < 0 ? self.table.measured[section]?[row] ?? self.automaticRowHeight : height
      })
  }

  private func tableHeights(_ section: Int, _ count: Int) -> RowHeights {
    let height = rowHeight < 0 ? automaticRowHeight : rowHeight
    guard rowHeight < 0, let measured = table.measured[section] else { return .uniform(count: count, height: height) }
    return RowHeights((0..<count).lazy.map { measured[$0] ?? height })
  }

  /// Of a row that was not in sight yet.
  private var automaticRowHeight: CGFloat {
    estimatedRowHeight > 0 && session.behaves(.cellsSizeThemselves)
      ? estimatedRowHeight : session.metrics.table.rowHeight
  }

  var effectiveRowHeight: CGFloat { rowHeight < 0 ? session.metrics.table.rowHeight : rowHeight }

  /// Rows decide their heights themselves since iOS 8; a height is the table's where they do not.
  var defaultRowHeight: CGFloat {
    session.behaves(.cellsSizeThemselves) ? Self.automaticDimension : session.metrics.table.rowHeight
  }

  var defaultEstimate: CGFloat { session.behaves(.rowHeightsAreEstimatedByDefault) ? Self.automaticDimension : 0 }

  var defaultSectionHeight: CGFloat { Self.automaticDimension }
}

// MARK: - Questions

extension UITableView {
  public var numberOfSections: Int { settledGeometry().sections.count }

  public func numberOfRows(inSection section: Int) -> Int { settledGeometry().sections[section].rows.count }

  /// Zero for a row that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    hasRow(indexPath) ? settledGeometry().row(indexPath.row, indexPath.section) : .zero
  }

  public func rect(forSection section: Int) -> CGRect { settledGeometry().section(section) }

  /// Where the header is when nothing is scrolled; a plain table's header stays in sight and may be elsewhere.
  public func rectForHeader(inSection section: Int) -> CGRect { settledGeometry().header(section) }

  public func rectForFooter(inSection section: Int) -> CGRect { settledGeometry().footer(section) }

  /// nil between the rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPaths(in: point.y..<point.y.nextUp).first
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { indexPaths(in: rect.minY..<rect.maxY) }

  func hasRow(_ indexPath: IndexPath) -> Bool {
    let sections = settledGeometry().sections
    return sections.indices.contains(indexPath.section) && indexPath.row >= 0
      && indexPath.row < sections[indexPath.section].rows.count
  }

  func indexPaths(in range: Range<CGFloat>) -> [IndexPath] {
    let geometry = settledGeometry()
    return geometry.sections(in: range).flatMap { section in
      geometry.rows(of: section, in: range).map { IndexPath(row: $0, section: section) }
    }
  }
}
