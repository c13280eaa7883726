// Exceptions of collection views.
extension UICollectionView {
  /// > Basis: assumed: recalled; also for cells that the app created itself.
  func raiseNoCell(_ indexPath: IndexPath) -> Never {
    Exception.internalInconsistency.raise(
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
  }

  /// > Basis: assumed: recalled, without the address of the index path.
  func raiseNotDequeued(_ kind: String, _ indexPath: IndexPath) -> Never {
    Exception.internalInconsistency.raise(
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),"
        + "\(indexPath.described)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
  }

  /// > Basis: assumed: recalled, without the address.
  func checkItem(_ indexPath: IndexPath) {
    guard !hasItem(indexPath) else { return }
    Exception.internalInconsistency.raise(
      "UICollectionView received layout attributes for a cell with an index path that does not exist: "
        + indexPath.described)
  }

  /// > Basis: assumed: recalled.
  func checkScrollTarget(_ indexPath: IndexPath) {
    guard !hasItem(indexPath) else { return }
    let counts = settledCounts
    guard counts.indices.contains(indexPath.section) else {
      Exception.internalInconsistency.raise(
        "Attempted to scroll the collection view to an out-of-bounds section (\(indexPath.section)) when there are only "
          + "\(counts.count) sections.")
    }
    Exception.internalInconsistency.raise(
      "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when there are only "
        + "\(counts[indexPath.section]) items in section \(indexPath.section).")
  }

  /// > Basis: documented, that two positions of one axis raise an exception; assumed, the message.
  func checkScrollPosition(_ position: ScrollPosition) {
    let axes: [ScrollPosition] = [[.top, .centeredVertically, .bottom], [.left, .centeredHorizontally, .right]]
    guard axes.contains(where: { position.intersection($0).rawValue.nonzeroBitCount > 1 }) else { return }
    Exception.invalidArgument.raise(
      "An UICollectionViewScrollPosition must not combine positions of one axis (\(position.rawValue))")
  }

  /// > Basis: captured: published crash logs from iOS 15 on; assumed, that older releases, which ran out of memory,
  /// > have the same message.
  func raiseStuck() -> Never {
    Exception.internalInconsistency.raise(
      "UICollectionView (<\(type(of: self)) \(session.address(of: self))>) is stuck in its update/layout loop. This can "
        + "happen for many reasons, including self-sizing views whose preferred attributes are not returning a "
        + "consistent size. To debug this issue, check the Console app for logs in the \"UICollectionViewRecursion\" "
        + "category.")
  }

  /// > Basis: assumed: that the exception is that of a view's frame.
  func checkNumbers(_ attributes: UICollectionViewLayoutAttributes) {
    let frame = attributes.frame, numbers = [frame.minX, frame.minY, frame.width, frame.height]
    guard numbers.contains(where: \.isNaN) else { return }
    Exception.invalidGeometry.raise(
      "CALayer position contains NaN: [\(frame.midX) \(frame.midY)]")
  }
}
