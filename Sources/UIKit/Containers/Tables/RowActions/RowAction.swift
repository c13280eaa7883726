/// An action button of a row, independent of the API that the app used to offer it.
@MainActor struct RowAction {
  var title: String?
  var image: UIImage?
  /// nil for red or gray, depending on the style.
  var color: UIColor?
  var isDestructive = false
  /// - Parameter source: the action's button.
  var perform: @MainActor (_ table: UITableView, _ row: IndexPath, _ source: UIView) -> Void
}

/// The actions at one end of a row, starting with the outermost.
@MainActor struct RowOffer {
  var actions: [RowAction]
  /// Whether a full swipe performs the first action.
  var performsFirst = false
}

/// The end of a row that shows its actions.
enum RowEnd { case leading, trailing }

/// How the buttons appear.
enum RowActionPlacement {
  /// Over the end of the content, which becomes narrower.
  case overContent
  /// After the end of the cell's content; the cell's bounds scroll.
  ///
  /// > Basis: captured: published dumps of iOS 7 and later have the buttons at the x of the row's end, and content that
  /// > has not moved; that the bounds of the cell have moved is derived.
  case insideCell
  /// Behind the cell, which moves.
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

// MARK: - Offered actions

extension UITableView {
  /// Returns the actions at one end of a row, or nil if there are none.
  ///
  /// > Source: the references of the three methods: a configuration without actions prevents swiping, and nil leaves
  /// > the row its delete button. Swift cannot ask whether a data source implements `commit`, so treating every
  /// > editable row as deletable is chosen.
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

  /// Returns the delete action of deletable rows.
  private func deletion(of row: IndexPath) -> RowAction {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: row) ?? "Delete"
    return RowAction(title: title, isDestructive: true) { table, row, _ in
      table.dataSource?.tableView(table, commit: .delete, forRowAt: row)
      table.closeActions(animated: true)
    }
  }
}

extension RowAction {
  /// Creates an action that keeps the row open until the app calls its completion handler.
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

  /// Creates an action that keeps the row open until the app ends editing or changes the row.
  init(_ action: UITableViewRowAction) {
    (title, color) = (action.title, action.backgroundColor)
    isDestructive = action.style == .default
    perform = { _, row, _ in action.handler(action, row) }
  }
}
