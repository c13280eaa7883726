import InterfaceDocuments

// Lists of documents that an app loads: static rows and prototypes.
extension NibInstantiator {
  func addRows(of description: InterfaceView, to view: UIView) {
    if session.hasNoProgram, let list = view as? UIScrollView { objects.lists.append((description, list)) }
    switch (description.content, view) {
    case (.tableView(let content), let table as UITableView): addRows(content, to: table)
    case (.collectionView(let content), let collection as UICollectionView): addPrototypes(content, to: collection)
    default: break
    }
  }

  private func addRows(_ content: TableViewContent, to table: UITableView) {
    for (identifier, nib) in prototypes(content.prototypes) { table.register(nib, forCellReuseIdentifier: identifier) }
    guard content.isStatic else { return }
    table.table.staticRows = StaticRows(
      sections: content.sections.map { section in
        StaticRows.Section(
          header: section.headerTitle, footer: section.footerTitle,
          rows: section.cells.compactMap { makeRow($0, in: table) })
      })
  }

  private func makeRow(_ description: InterfaceView, in table: UITableView) -> StaticRows.Row? {
    guard let cell = makeView(description, parent: table) as? UITableViewCell else { return nil }
    cell.owner = table
    return StaticRows.Row(cell: cell, height: rowHeight(of: description, in: table))
  }

  private func addPrototypes(_ content: CollectionViewContent, to collection: UICollectionView) {
    for (identifier, nib) in prototypes(content.cells) {
      collection.register(nib, forCellWithReuseIdentifier: identifier)
    }
    let header = UICollectionView.elementKindSectionHeader, footer = UICollectionView.elementKindSectionFooter
    for (view, kind) in [(content.sectionHeader, header), (content.sectionFooter, footer)] {
      for (identifier, nib) in prototypes([view].compactMap(\.self)) {
        collection.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
  }

  /// Shows each prototype of a list without a data source once, after the objects around it were created.
  func showPrototypes() {
    let lists = objects.lists
    objects.lists = []
    for (description, view) in lists {
      switch (description.content, view) {
      case (.tableView(let content), let table as UITableView) where !content.isStatic:
        showPrototypes(content, in: table)
        reportPrototypes(of: description, content.prototypes.count)
      case (.collectionView(let content), let collection as UICollectionView):
        showPrototypes(content, in: collection)
        reportPrototypes(of: description, content.cells.count)
      default: break
      }
    }
  }

  /// Shows the prototypes of a table. A table controller reads the rows of its document itself.
  private func showPrototypes(_ content: TableViewContent, in table: UITableView) {
    let made = content.prototypes.map { ($0, NibPrototype($0, of: self).make()) }
    let rows = made.compactMap { description, view in
      (view as? UITableViewCell).map { StaticRows.Row(cell: $0, height: prototypeHeight(of: description, in: table)) }
    }
    for row in rows { row.cell.owner = table }
    let sections = StaticRows(sections: [StaticRows.Section(header: nil, footer: nil, rows: rows)])
    table.table.staticRows = sections
    guard table.dataSource == nil else { return }
    let source = DocumentRows(sections)
    table.table.documentRows = source
    (table.dataSource, table.delegate) = (source, table.delegate ?? source)
  }

  private func showPrototypes(_ content: CollectionViewContent, in collection: UICollectionView) {
    guard collection.dataSource == nil || collection.dataSource is UICollectionViewController else { return }
    let source = DocumentItems(content, in: collection) { UINib(prototype: NibPrototype($0, of: self).make) }
    collection.collection.documentItems = source
    collection.dataSource = source
  }

  private func reportPrototypes(of list: InterfaceView, _ count: Int) {
    guard count > 0 else { return }
    session.report(
      Diagnostic(
        rule: "prototypes-shown", severity: .note, view: list.id,
        message: "no data source provides cells for this view, so each prototype cell is shown once",
        position: list.position))
  }

  private func prototypes(_ cells: [InterfaceView]) -> [(identifier: String, nib: UINib)] {
    cells.compactMap { cell in
      cell.reuseIdentifier.map { ($0, UINib(prototype: NibPrototype(cell, of: self).make)) }
    }
  }
}

extension InterfaceView {
  var reuseIdentifier: String? {
    switch content {
    case .tableViewCell(let cell): cell.reuseIdentifier
    case .collectionReusable(let view): view.reuseIdentifier
    default: nil
    }
  }
}

/// A prototype cell of a document, created as often as a list needs it.
@MainActor struct NibPrototype {
  private let description: InterfaceView
  /// The instantiator without its owner, to avoid a reference cycle through the owner's views.
  private let list: NibInstantiator
  private weak var owner: NSObject?

  init(_ description: InterfaceView, of list: NibInstantiator) {
    (self.description, owner) = (description, list.owner)
    self.list = list.owned(by: UIResponder())
  }

  /// Creates the cell with its connections: to its contents and its controller, and its segues.
  func make() -> UIView {
    let instantiator = list.inner(owner: owner ?? UIResponder())
    let view = instantiator.makeView(description, parent: nil)
    instantiator.installConstraints()
    NibConnector(instantiator, NibSource.all(in: description), scene: list.objects.scene).connect(isComplete: true)
    instantiator.objects.letGo()
    return view
  }
}
