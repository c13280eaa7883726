/// What of a layout is out of date. Layouts may give fewer things up than a fresh context says.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// The collection view reloads, or has another layout.
  open internal(set) var invalidateEverything = false
  /// Sections and items may be others.
  open internal(set) var invalidateDataSourceCounts = false
  /// Where items are after a batch of updates, so that layouts keep what they know about them.
  var shift: SectionedShift?
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Added to the offset when the invalidation takes effect.
  open var contentOffsetAdjustment = CGPoint.zero

  public override init() { super.init() }

  /// How layouts make contexts of the class they ask for.
  public required convenience init(_of layout: UICollectionViewLayout) { self.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// With both answers false the places of items stay as they are; only what depends on the offset is asked for again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// The delegate is asked for sizes and spacings again.
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
