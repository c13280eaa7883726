/// A button beside a row, by whichever way the program offered it.
@MainActor struct RowAction {
  var title: String?
  var image: UIImage?
  /// nil for red or grey, as the style says.
  var color: UIColor?
  var isDestructive = false
  /// - Parameter source: the button.
  var perform: @MainActor (_ table: UITableView, _ row: IndexPath, _ source: UIView) -> Void
}

/// What a row offers at one of its ends, the outermost first.
@MainActor struct RowOffer {
  var actions: [RowAction]
  /// A pull across the row does the first one.
  var performsFirst = false
}

/// The end of a row that shows its actions.
enum RowEnd { case leading, trailing }

/// How the buttons come into sight.
enum RowActionPlacement {
  /// Over the end of the content, which gets narrower.
  case overContent
  /// Behind the end of the cell, whose bounds scroll.
  ///
  /// > Basis: captured: published dumps of iOS 7 and later have the buttons at the x of the row's end, and contents that have
  /// > not moved; that the bounds of the cell have is derived.
  case insideCell
  /// Behind the cell, which is moved.
  ///
  /// > Basis: assumed, recalled; a container around cell and buttons, which iOS 13 adds, is left out.
  case besideCell
}

extension Session {
  var rowActionPlacement: RowActionPlacement {
    if behaves(.rowsHaveSwipeActions) { return .besideCell }
    return behaves(.rowsArePulledAside) ? .insideCell : .overContent
  }
}

// MARK: - What the program offers

extension UITableView {
  /// nil where the row offers nothing at this end.
  ///
  /// > Source: the references of the three methods: a configuration without actions keeps the row where it is, none leaves
  /// > the row its button to delete it. That whether a data source implements `commit` decides cannot be asked in Swift,
  /// > so that rows which may be edited can be deleted is chosen.
  func offer(of row: IndexPath, at end: RowEnd) -> RowOffer? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: row) else { return nil }
    let offer = end == .leading ? leadingOffer(of: row) : trailingOffer(of: row)
    return offer?.actions.isEmpty == false ? offer : nil
  }

  private func leadingOffer(of row: IndexPath) -> RowOffer? {
    guard session.behaves(.rowsHaveSwipeActions) else { return nil }
    return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row).map(Self.offer)
  }

  private func trailingOffer(of row: IndexPath) -> RowOffer? {
    let pullsPerform = session.behaves(.rowsHaveSwipeActions)
    if pullsPerform, let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row) {
      return Self.offer(own)
    }
    if session.behaves(.rowsHaveActions), let own = delegate?.tableView(self, editActionsForRowAt: row) {
      return RowOffer(actions: own.map(RowAction.init), performsFirst: pullsPerform)
    }
    guard editingStyle(of: row) == .delete else { return nil }
    return RowOffer(actions: [deletion(of: row)], performsFirst: pullsPerform)
  }

  private static func offer(_ configuration: UISwipeActionsConfiguration) -> RowOffer {
    RowOffer(
      actions: configuration.actions.map(RowAction.init),
      performsFirst: configuration.performsFirstActionWithFullSwipe)
  }

  /// What the button says that every row has which can be deleted.
  private func deletion(of row: IndexPath) -> RowAction {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: row) ?? "Delete"
    return RowAction(title: title, isDestructive: true) { table, row, _ in
      table.dataSource?.tableView(table, commit: .delete, forRowAt: row)
      table.closeActions(animated: true)
    }
  }
}

extension RowAction {
  /// The row stays open until the program says that the action is done.
  init(_ action: UIContextualAction) {
    (title, image, color) = (action.title, action.image, action.backgroundColor)
    isDestructive = action.style == .destructive
    perform = { table, _, source in
      let open = table.table.actions
      action.handler(action, source) { [weak table, weak open] _ in
        if let table, let open, table.table.actions === open { table.closeActions(animated: true) }
      }
    }
  }

  /// The row stays open until the program ends the editing or changes the row.
  init(_ action: UITableViewRowAction) {
    (title, color) = (action.title, action.backgroundColor)
    isDestructive = action.style == .default
    perform = { _, row, _ in action.handler(action, row) }
  }
}
