// Context menus of rows.
extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

extension UITableView {
  func menuOffer(at point: CGPoint) -> ContextMenuOffer? {
    guard let delegate, let indexPath = indexPathForRow(at: point), let cell = cellForRow(at: indexPath) else {
      return nil
    }
    let configuration = session.perform {
      delegate.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    guard let configuration else { return editMenuOffer(of: cell, at: indexPath, delegate) }
    var offer = ContextMenuOffer(configuration, of: cell)
    offer.preview = {
      delegate.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    offer.opened = { delegate.tableView(self, willDisplayContextMenu: configuration, animator: $1) }
    offer.closes = { delegate.tableView(self, willEndContextMenuInteraction: configuration, animator: $0) }
    offer.committed = {
      delegate.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
    }
    return offer
  }
}
