/// A layout that interpolates between two layouts by `transitionProgress`.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout

  /// The progress from 0, the current layout, to 1, the next one. Setting it invalidates the layout.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// Returns nil: documents cannot contain a transition layout.
  public required init?(coder: NSCoder) { nil }

  /// Stores a value of the app's own for the current progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the value for a key, or 0 if it was never set.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Geometry

  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  open override var collectionViewContentSize: CGSize {
    let old = currentLayout.collectionViewContentSize, new = nextLayout.collectionViewContentSize
    return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
  }

  /// Returns the elements of both layouts. An element that only one of them contains stays in place and fades.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let old = currentLayout.layoutAttributesForElements(in: rect) ?? []
    let new = nextLayout.layoutAttributesForElements(in: rect) ?? []
    var seen: Set<CollectionElement> = []
    return (old + new).filter { seen.insert($0.element).inserted }.map { between($0.element) ?? $0 }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(.cell(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.supplementary(elementKind, indexPath)) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.decoration(elementKind, indexPath)) }

  /// False, because both layouts already know the sizes.
  override var asksForPreferredAttributes: Bool { false }

  // MARK: Invalidation

  /// Changes of the data, and full invalidations, also invalidate both layouts; changes of the progress do not.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { invalidateParts(context) }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    parts.contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    for part in parts where part.shouldInvalidateLayout(forBoundsChange: newBounds) {
      part.invalidateLayout(with: part.invalidationContext(forBoundsChange: newBounds))
    }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func followSurroundings() { for part in parts { part.followSurroundings() } }

  override func traitsDidChange() { for part in parts { part.traitsDidChange() } }
}

extension UICollectionViewTransitionLayout {
  /// The layouts that belong to the collection view; none before the transition begins.
  fileprivate var parts: [UICollectionViewLayout] {
    [currentLayout, nextLayout].filter { $0.collectionView != nil }
  }

  fileprivate func invalidateParts(_ context: UICollectionViewLayoutInvalidationContext) {
    for part in parts {
      let own = part.makeContext()
      (own.invalidateEverything, own.invalidateDataSourceCounts) =
        (context.invalidateEverything, context.invalidateDataSourceCounts)
      own.shift = context.shift
      part.invalidateLayout(with: own)
    }
  }

  fileprivate func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }

  fileprivate func between(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let old = currentLayout.attributes(of: element), new = nextLayout.attributes(of: element)
    guard let old, let new, let mixed = old.copy() as? UICollectionViewLayoutAttributes else {
      let only = (old ?? new)?.copy() as? UICollectionViewLayoutAttributes
      only?.alpha *= old == nil ? transitionProgress : 1 - transitionProgress
      only?.leaveSection()
      return only
    }
    let from = old.shownFrame, to = new.shownFrame
    mixed.leaveSection()
    mixed.frame = CGRect(
      x: between(from.minX, to.minX), y: between(from.minY, to.minY), width: between(from.width, to.width),
      height: between(from.height, to.height))
    mixed.alpha = between(old.alpha, new.alpha)
    (mixed.isHidden, mixed.zIndex) = (old.isHidden && new.isHidden, max(old.zIndex, new.zIndex))
    return mixed
  }
}
