import InterfaceDocuments

extension NibInstantiator {
  /// Shows the document's rows. The canvas shows them at their saved positions.
  func showRows(_ content: TableViewContent, in table: UITableView) {
    guard owner == nil else { return }
    if isOnCanvas { return showTitles(content, in: table) }
    let titled = content.sections.map { ($0.headerTitle, $0.footerTitle, $0.cells) }
    let sections = content.isStatic ? titled : [(nil, nil, content.prototypes)]
    let rows = DocumentRows(
      StaticRows(
        sections: sections.map { header, footer, cells in
          StaticRows.Section(
            header: header, footer: footer,
            rows: cells.compactMap { content.isStatic ? madeRow($0, in: table) : madePrototype($0, in: table) })
        }))
    table.table.documentRows = rows
    (table.dataSource, table.delegate) = (rows, rows)
  }

  private func showTitles(_ content: TableViewContent, in table: UITableView) {
    guard content.isStatic else { return }
    table.table.canvasSections = content.sections.map { section in
      UITableView.CanvasSection(
        rows: section.cells.compactMap { items[$0.id] as? UITableViewCell },
        header: table.makeCanvasTitle(section.headerTitle, .header),
        footer: table.makeCanvasTitle(section.footerTitle, .footer))
    }
  }

  /// Creates the row of a prototype. The prototype's own height counts only if the table's rows don't size themselves,
  /// because a program's cells don't know their height on the canvas.
  private func madePrototype(_ description: InterfaceView, in table: UITableView) -> StaticRows.Row? {
    guard let cell = items[description.id] as? UITableViewCell else { return nil }
    return StaticRows.Row(cell: cell, height: prototypeHeight(of: description, in: table))
  }

  func prototypeHeight(of description: InterfaceView, in table: UITableView) -> CGFloat? {
    let sizesItself =
      table.rowHeight < 0 && table.estimatedRowHeight != 0 && session.behaves(.cellsSizeThemselves)
    return sizesItself ? nil : rowHeight(of: description, in: table)
  }

  private func madeRow(_ description: InterfaceView, in table: UITableView) -> StaticRows.Row? {
    guard let cell = items[description.id] as? UITableViewCell else { return nil }
    return StaticRows.Row(cell: cell, height: rowHeight(of: description, in: table))
  }
}
