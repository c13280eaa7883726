// The index at the trailing side, whose titles scroll to items.
extension UICollectionView: IndexStripOwner {
  var stripColor: UIColor? { nil }
  var stripBackgroundColor: UIColor? { nil }

  /// Places the strip in front of all other views, as high as the visible part between the insets. Items extend below
  /// it.
  func placeIndexStrip() {
    if collection.wantsIndex { makeIndexStrip() }
    guard let strip = collection.indexStrip else { return }
    let visible = bounds.inset(by: adjustedContentInset), width = session.metrics.table.indexWidth
    let insets = safeAreaInsets, isFlipped = collection.isFlipped
    let distance = isRightToLeft ? insets.left : insets.right
    // In mirrored coordinates, the trailing side is at the end in either direction.
    let x = isRightToLeft && !isFlipped ? bounds.minX + distance : bounds.maxX - distance - width
    let frame = CGRect(x: x, y: visible.minY, width: width, height: max(0, visible.height))
    if strip.transform.isIdentity == isFlipped { strip.turnRound() }
    if strip.frame != frame { strip.frame = frame }
    if subviews.last !== strip { addSubview(strip) }
  }

  /// Removes the index. The next layout requests its titles again.
  func forgetIndex() {
    collection.indexStrip?.removeFromSuperview()
    (collection.indexStrip, collection.wantsIndex) = (nil, true)
  }

  private func makeIndexStrip() {
    collection.wantsIndex = false
    guard let dataSource else { return }
    let titles = session.perform { dataSource.indexTitles(for: self) } ?? []
    guard !titles.isEmpty else { return }
    let strip = session.perform { TableIndexStrip(frame: .zero) }
    (strip.titles, strip.owner, strip.backgroundColor) = (titles, self, nil)
    collection.indexStrip = strip
    addSubview(strip)
  }

  /// Scrolls to the item of an index title.
  func scrollToSection(ofTitle index: Int) {
    guard let dataSource, let titles = collection.indexStrip?.titles, titles.indices.contains(index) else { return }
    let item = session.perform {
      dataSource.collectionView(self, indexPathForIndexTitle: titles[index], at: index)
    }
    guard hasItem(item) else { return }
    let isHorizontal = contentSize.width > bounds.width
    scrollToItem(at: item, at: isHorizontal ? .left : .top, animated: false)
  }
}
