// The edit menu of a row, which a long press opened before there were context menus.
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }

  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}
}

extension UITableView {
  /// > Source: `tableView(_:shouldShowMenuForRowAt:)` reference and its neighbors'. Basis: assumed, that a context menu
  /// > comes first.
  func editMenuOffer(
    of cell: UITableViewCell, at indexPath: IndexPath, _ delegate: any UITableViewDelegate
  ) -> ContextMenuOffer? {
    session.perform {
      guard delegate.tableView(self, shouldShowMenuForRowAt: indexPath) else { return nil }
      let menu = EditCommands.menu(in: session) {
        delegate.tableView(self, canPerformAction: $0, forRowAt: indexPath, withSender: $1)
      } perform: { [weak self] action, sender in
        guard let self else { return }
        self.delegate?.tableView(self, performAction: action, forRowAt: indexPath, withSender: sender)
      }
      return menu.children.isEmpty ? nil : ContextMenuOffer(menu, of: cell)
    }
  }
}
