// Where rows, headers and footers are.
extension UITableView {
  public var numberOfSections: Int { settledGeometry().sections.count }

  /// Zero for a row that does not exist. A row that was not in sight yet may turn out to be of another height.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    hasRow(indexPath) ? settledGeometry().row(indexPath.row, indexPath.section) : .zero
  }

  public func rect(forSection section: Int) -> CGRect {
    hasSection(section) ? settledGeometry().section(section) : .zero
  }

  /// Where the header is when nothing is scrolled; a plain table's header stays in sight and may be elsewhere.
  public func rectForHeader(inSection section: Int) -> CGRect {
    hasSection(section) ? settledGeometry().header(section) : .zero
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    hasSection(section) ? settledGeometry().footer(section) : .zero
  }

  /// nil between the rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPaths(in: point.y..<point.y.nextUp).first
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { indexPaths(in: rect.minY..<rect.maxY) }

  func hasSection(_ section: Int) -> Bool { settledGeometry().sections.indices.contains(section) }

  func hasRow(_ indexPath: IndexPath) -> Bool {
    let sections = settledGeometry().sections
    return indexPath.count == 2 && sections.indices.contains(indexPath.section) && indexPath.row >= 0
      && indexPath.row < sections[indexPath.section].rows.count
  }

  func indexPaths(in range: Range<CGFloat>) -> [IndexPath] {
    let geometry = settledGeometry()
    return geometry.sections(in: range).flatMap { section in
      geometry.rows(of: section, in: range).map { IndexPath(row: $0, section: section) }
    }
  }
}
