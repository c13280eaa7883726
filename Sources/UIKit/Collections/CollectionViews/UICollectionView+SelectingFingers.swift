// Selection of items with a two-finger gesture.
extension UICollectionViewDelegate {
  /// Returns true unless the collection view is in edit mode.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}

  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
}

extension UICollectionView: SelectableByTwoFingers {
  func selectablePath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func mayBeginSelecting(at indexPath: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  func didBeginSelecting(at indexPath: IndexPath) {
    endHighlight()
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  func didEndSelecting() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

  func isSelected(_ indexPath: IndexPath) -> Bool { collection.selection.contains(indexPath) }

  func visiblePaths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    indexPathsForVisibleItems.filter { $0 >= first && $0 <= last }
  }

  func setSelected(_ selected: Bool, at indexPath: IndexPath) {
    if !selected { return leaveItem(indexPath) }
    guard delegate.map({ $0.collectionView(self, shouldSelectItemAt: indexPath) }) ?? true else { return }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
