/// A layout of items in lines, in sections with headers and footers.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The reference of section insets, across the scroll direction.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0, fromSafeArea, fromLayoutMargins
  }

  /// The size that leaves the decision to the item, as an estimate or as a delegate's answer.
  public nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  var flow = FlowState()

  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The size of items that were not visible yet. With zero, items are not self-sizing.
  open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers. Only the length along the scroll direction is used; across it, headers fill the collection
  /// view.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func prepare() {
    super.prepare()
    if flow.sections == nil { fillSections() } else { settleResizedItems() }
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    itemAttributes(indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { stripAttributes(elementKind, indexPath.section) }

  open override func invalidateLayout() {
    forget(makeContext())
    super.invalidateLayout()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    forget(context)
    super.invalidateLayout(with: context)
  }

  /// Returns true for a new size across the scroll direction, and for every offset if headers or footers are pinned.
  ///
  /// > Basis: assumed: that the size along the scroll direction is ignored.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    return isResized(by: newBounds)
      || (sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds) && newBounds != old
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds), isResized = isResized(by: newBounds)
    if isResized { flow.measured = [:] }
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      (context.invalidateFlowLayoutDelegateMetrics, context.invalidateFlowLayoutAttributes) = (isResized, isResized)
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isNews(preferredAttributes, originalAttributes) }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    flow.measured[originalAttributes.indexPath] = preferredAttributes.size
    flow.resized[originalAttributes.indexPath] = preferredAttributes.size
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.invalidateItems(at: [originalAttributes.indexPath])
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      (context.invalidateFlowLayoutDelegateMetrics, context.invalidateFlowLayoutAttributes) = (false, false)
    }
    return context
  }

  /// Returns the context for a new target position. Items are placed again only if the target index path changes.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      let moves = targetIndexPaths != previousIndexPaths
      (context.invalidateFlowLayoutDelegateMetrics, context.invalidateFlowLayoutAttributes) = (moves, moves)
    }
    return context
  }

  override func followSurroundings() { followInsets() }

  override var asksForPreferredAttributes: Bool { estimatedItemSize != .zero }
}
