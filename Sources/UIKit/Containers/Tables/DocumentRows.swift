/// The rows of a document that runs without the app's code. They are placed as an app's rows on a device; each
/// prototype is one row.
///
/// > Basis: derived: an app whose table controller overrides nothing shows just the rows of its document.
@MainActor final class DocumentRows: NSObject {
  fileprivate let rows: StaticRows

  init(_ rows: StaticRows) { self.rows = rows }

  /// All rows, including those that are not visible, because a report lists them, too.
  var all: [IndexPath] {
    rows.sections.enumerated().flatMap { number, section in
      section.rows.indices.map { IndexPath(row: $0, section: number) }
    }
  }
}

extension DocumentRows: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { rows.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section]?.rows.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    rows[indexPath]?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { rows[section]?.header }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { rows[section]?.footer }
}

extension DocumentRows: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let height = rows[indexPath]?.height { return height }
    if !rows.decidesHeights { tableView.leaveToTable(.rowHeights) }
    return tableView.rowHeight
  }
}
