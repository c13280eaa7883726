/// Methods that prefetch the data of items.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with the nearest items first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called for items that will not become visible after all.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

struct CollectionPrefetching {
  weak var source: UICollectionViewDataSourcePrefetching?
  /// The prefetched items that are neither visible nor cancelled.
  var announced: Set<IndexPath> = []
  /// The origin of the bounds at the previous layout.
  var origin = CGPoint.zero
  /// Whether the content last scrolled towards its start.
  var isBackward = false
}

extension UICollectionView {
  /// Requests prefetching of the items one screen ahead in the direction of the last scrolling; initially forward.
  ///
  /// > Basis: assumed, how far ahead and when: at every layout, one screen.
  func prefetch() {
    guard let source = prefetchDataSource, isPrefetchingEnabled, session.behaves(.collectionsPrefetch), !bounds.isEmpty
    else { return }
    let ahead = itemsAhead, wanted = Set(ahead)
    let shown = Set(indexPathsForVisibleItems)
    let new = ahead.filter { !collection.prefetching.announced.contains($0) && !shown.contains($0) }
    let vain = collection.prefetching.announced.filter { !wanted.contains($0) && !shown.contains($0) }.sorted()
    collection.prefetching.announced = wanted.subtracting(shown)
    collection.prefetching.origin = bounds.origin
    session.perform {
      if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
      if !vain.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: vain) }
    }
  }

  private var itemsAhead: [IndexPath] {
    let isHorizontal = contentSize.width > bounds.width, before = collection.prefetching.origin
    let way = isHorizontal ? bounds.minX - before.x : bounds.minY - before.y
    if way != 0 { collection.prefetching.isBackward = way < 0 }
    let isBackward = collection.prefetching.isBackward
    let sign: CGFloat = isBackward ? -1 : 1
    let next = bounds.offsetBy(dx: isHorizontal ? sign * bounds.width : 0, dy: isHorizontal ? 0 : sign * bounds.height)
    let answer = session.perform { collectionViewLayout.layoutAttributesForElements(in: next) } ?? []
    let items = answer.filter { $0.representedElementCategory == .cell && hasItem($0.indexPath) }.map(\.indexPath)
    return isBackward ? items.sorted().reversed() : items.sorted()
  }
}
