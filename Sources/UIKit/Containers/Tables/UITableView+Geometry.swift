// The geometry of rows, headers and footers.
extension UITableView {
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
