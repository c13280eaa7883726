// The layout object and its invalidation.
extension UICollectionView {
  /// Whether the collection view shows a document and has no data source. Its content keeps the document's frames.
  var showsDocument: Bool { collection.dataSource == nil && source != nil }

  func attachLayout() {
    collectionViewLayout.collectionView = self
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    session.perform { collectionViewLayout.invalidateLayout(with: context) }
  }

  /// Requests the preferred sizes of visible cells again, unless they are being requested.
  ///
  /// > Basis: captured. A client's tests on iOS: `preferredLayoutAttributesFitting` is called again after
  /// > `invalidateLayout`.
  func askForPreferencesAgain() {
    if !collection.isShowingElements { collection.unasked = Set(collection.visible.keys) }
  }

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    collection.isPrepared = false
    collection.invalidations &+= 1
    if context.invalidateDataSourceCounts { collection.counts = nil }
    collection.contentSize.width += context.contentSizeAdjustment.width
    collection.contentSize.height += context.contentSizeAdjustment.height
    if context.contentOffsetAdjustment != .zero {
      shiftContent(by: context.contentOffsetAdjustment)
    }
    setNeedsLayout()
  }

  /// The most preparations in a row of a layout that invalidates itself. Assumed; one that adjusts itself to a new size
  /// needs two.
  private static let mostPreparations = 3

  /// Prepares the layout and updates the content size. A layout that invalidates itself meanwhile, such as a flow layout
  /// that sets its insets, is prepared again.
  func settleLayout() {
    guard !collection.isPrepared, !collection.isPreparing else { return }
    collection.isPreparing = true
    session.perform {
      for _ in 0..<Self.mostPreparations {
        let invalidations = collection.invalidations
        collectionViewLayout.prepare()
        if collection.invalidations == invalidations { break }
      }
      collection.contentSize = checked(collectionViewLayout.collectionViewContentSize)
    }
    (collection.isPreparing, collection.isPrepared) = (false, true)
  }

  /// Requests the content size again after the layout was notified of a change, which may determine the size.
  func takeContentSize() {
    session.perform { collection.contentSize = checked(collectionViewLayout.collectionViewContentSize) }
  }

  /// > Basis: assumed: that the exception is that of a view's bounds.
  private func checked(_ size: CGSize) -> CGSize {
    guard size.width.isNaN || size.height.isNaN else { return size }
    Exception.invalidGeometry.raise("CALayer bounds contains NaN: [0 0; \(size.width) \(size.height)]")
  }

  func boundsWillChange(to newBounds: CGRect) {
    let layout = collectionViewLayout
    if newBounds.size != bounds.size, session.animations.recording != nil, collection.boundsBeforeAnimation == nil {
      collection.boundsBeforeAnimation = bounds
    }
    session.perform {
      guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
      if newBounds.size != bounds.size { collection.unasked = Set(collection.visible.keys) }
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
  }

  /// Places the views, between the layout's prepare and finalize calls for an animated change of bounds.
  func layoutElementsInAnimation() {
    guard let old = collection.boundsBeforeAnimation else { return layoutElements() }
    collection.boundsBeforeAnimation = nil
    settleLayout()
    session.perform { collectionViewLayout.prepare(forAnimatedBoundsChange: old) }
    layoutElements()
    session.perform { collectionViewLayout.finalizeAnimatedBoundsChange() }
  }

  /// Measures self-sizing items again.
  func textSizeDidChange() {
    collection.unasked = Set(collection.visible.keys)
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    session.perform { collectionViewLayout.invalidateLayout(with: context) }
  }

  // MARK: Counts

  var settledCounts: [Int] {
    if let counts = collection.counts { return counts }
    let counted = session.perform { collection.dataSource.map(countSections) ?? [] }
    let counts = collection.movement?.counts(counted) ?? counted
    collection.counts = counts
    return counts
  }

  private func countSections(_ dataSource: UICollectionViewDataSource) -> [Int] {
    let sections = dataSource.numberOfSections(in: self)
    return (0..<checked(sections, "sections")).map { section in
      checked(dataSource.collectionView(self, numberOfItemsInSection: section), "items in section \(section)")
    }
  }

  /// > Basis: assumed, the message.
  private func checked(_ count: Int, _ what: String) -> Int {
    guard count < 0 else { return count }
    Exception.internalInconsistency.raise(
      "The data source of the collection view returned \(count) as number of \(what)")
  }

  func hasItem(_ indexPath: IndexPath) -> Bool {
    let counts = settledCounts
    return indexPath.count == 2 && counts.indices.contains(indexPath.section) && indexPath.item >= 0
      && indexPath.item < counts[indexPath.section]
  }

}
