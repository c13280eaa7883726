// Context menus of items.
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

extension UICollectionView {
  /// Returns the context menu at a point: for all selected items if the touched one is selected, for none outside
  /// items.
  ///
  /// > Source: `collectionView(_:contextMenuConfigurationForItemsAt:point:)` reference.
  func menuOffer(at point: CGPoint) -> ContextMenuOffer? {
    guard let delegate else { return nil }
    let touched = indexPathForItem(at: point), selected = indexPathsForSelectedItems ?? []
    let items = touched.map { selected.contains($0) ? selected : [$0] } ?? []
    let configuration = session.perform {
      delegate.collectionView(self, contextMenuConfigurationForItemsAt: items, point: point)
    }
    guard let configuration else { return editMenuOffer(at: touched, delegate) }
    let cell = touched.flatMap(cellForItem)
    var offer = ContextMenuOffer(configuration, of: cell ?? self)
    if cell == nil { (offer.hasPreview, offer.rect) = (false, CGRect(origin: point, size: .zero)) }
    offer.preview = {
      touched.flatMap {
        delegate.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
      } ?? delegate.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    offer.opened = { delegate.collectionView(self, willDisplayContextMenu: configuration, animator: $1) }
    offer.closes = { delegate.collectionView(self, willEndContextMenuInteraction: configuration, animator: $0) }
    offer.committed = {
      delegate.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
    }
    return offer
  }
}
