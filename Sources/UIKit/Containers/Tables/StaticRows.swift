/// The rows of a table from its document, which `UITableViewController` answers with unless it is overridden.
struct StaticRows {
  struct Row {
    let cell: UITableViewCell
    /// Nil for the table's.
    let height: CGFloat?
  }

  struct Section {
    let header: String?
    let footer: String?
    let rows: [Row]
  }

  let sections: [Section]

  /// Whether a row has a height of its own. The others are as high as the table or their content makes them.
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
