/// The rows of a table from its document, which `UITableViewController` provides unless its methods are overridden.
struct StaticRows {
  struct Row {
    let cell: UITableViewCell
    /// nil for the table's row height.
    let height: CGFloat?
  }

  struct Section {
    let header: String?
    let footer: String?
    let rows: [Row]
  }

  let sections: [Section]

  /// Whether any row has a height of its own. The table or the content determines the height of the others.
  let decidesHeights: Bool

  init(sections: [Section]) {
    self.sections = sections
    decidesHeights = sections.contains { $0.rows.contains { $0.height != nil } }
  }

  subscript(indexPath: IndexPath) -> Row? {
    guard sections.indices.contains(indexPath.section), sections[indexPath.section].rows.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].rows[indexPath.row]
  }

  subscript(section: Int) -> Section? { sections.indices.contains(section) ? sections[section] : nil }
}
