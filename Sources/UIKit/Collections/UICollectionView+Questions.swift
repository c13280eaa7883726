// What is in sight.
extension UICollectionView {
  /// nil for items out of sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.visible[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// nil for cells out of sight, and for those that are headers or footers.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    collection.visible.first { $0.key.category == .cell && $0.value.view === cell }?.key.indexPath
  }

  /// In no order that could be relied on; here, in that of the items.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  public var indexPathsForVisibleItems: [IndexPath] {
    collection.visible.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// nil for views out of sight.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { collection.visible[.supplementary(elementKind, indexPath)]?.view }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    collection.visible.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }
}
