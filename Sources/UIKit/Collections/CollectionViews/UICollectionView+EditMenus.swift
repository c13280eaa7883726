// The edit menu of an item, which a long press opened before there were context menus.
extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    false
  }

  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }

  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
}

extension UICollectionView {
  /// > Source: `collectionView(_:shouldShowMenuForItemAt:)` reference and its neighbors'. Basis: assumed, that a
  /// > context menu comes first.
  func editMenuOffer(at indexPath: IndexPath?, _ delegate: any UICollectionViewDelegate) -> ContextMenuOffer? {
    guard let indexPath, let cell = cellForItem(at: indexPath) else { return nil }
    return session.perform {
      guard delegate.collectionView(self, shouldShowMenuForItemAt: indexPath) else { return nil }
      let menu = EditCommands.menu(in: session) {
        delegate.collectionView(self, canPerformAction: $0, forItemAt: indexPath, withSender: $1)
      } perform: { [weak self] action, sender in
        guard let self else { return }
        self.delegate?.collectionView(self, performAction: action, forItemAt: indexPath, withSender: sender)
      }
      return menu.children.isEmpty ? nil : ContextMenuOffer(menu, of: cell)
    }
  }
}
