/// The parts of a layout that are invalid. Layouts may invalidate less than a new context names.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the collection view reloads or has another layout.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items may have changed.
  open internal(set) var invalidateDataSourceCounts = false
  /// The mapping of index paths in a batch of updates, with which layouts keep their state of items.
  var shift: IndexPathMapping?
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The adjustment of the offset when the invalidation takes effect.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The adjustment of the content size when the invalidation takes effect, until the layout returns a size again.
  ///
  /// > Source: documented.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that are being moved; nil if there are none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The target position of the moved item.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  public override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = invalidatedItemIndexPaths ?? []
    invalidatedItemIndexPaths?.append(contentsOf: indexPaths)
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

extension UICollectionViewLayoutInvalidationContext {
  /// Adds the invalidations of another context. Contexts of the app's own classes are not merged, because they may
  /// contain more.
  ///
  /// - Returns: false if the contexts cannot be merged.
  func absorb(_ other: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard type(of: self) == type(of: other), isOfSystem, shift == nil, other.shift == nil else { return false }
    invalidateEverything = invalidateEverything || other.invalidateEverything
    invalidateDataSourceCounts = invalidateDataSourceCounts || other.invalidateDataSourceCounts
    if let items = other.invalidatedItemIndexPaths { invalidateItems(at: items) }
    for (kind, paths) in other.invalidatedSupplementaryIndexPaths ?? [:] {
      invalidateSupplementaryElements(ofKind: kind, at: paths)
    }
    for (kind, paths) in other.invalidatedDecorationIndexPaths ?? [:] {
      invalidateDecorationElements(ofKind: kind, at: paths)
    }
    contentOffsetAdjustment.x += other.contentOffsetAdjustment.x
    contentOffsetAdjustment.y += other.contentOffsetAdjustment.y
    contentSizeAdjustment.width += other.contentSizeAdjustment.width
    contentSizeAdjustment.height += other.contentSizeAdjustment.height
    absorbFlow(other)
    return true
  }

  private var isOfSystem: Bool {
    let own = type(of: self)
    return own == UICollectionViewLayoutInvalidationContext.self || own == SolvedContext.self
      || own == UICollectionViewFlowLayoutInvalidationContext.self
  }

  private func absorbFlow(_ other: UICollectionViewLayoutInvalidationContext) {
    guard let own = self as? UICollectionViewFlowLayoutInvalidationContext,
      let other = other as? UICollectionViewFlowLayoutInvalidationContext
    else { return }
    own.invalidateFlowLayoutDelegateMetrics =
      own.invalidateFlowLayoutDelegateMetrics || other.invalidateFlowLayoutDelegateMetrics
    own.invalidateFlowLayoutAttributes = own.invalidateFlowLayoutAttributes || other.invalidateFlowLayoutAttributes
  }
}

/// A context of flow layouts. If both properties are false, items keep their frames, and only attributes that depend on
/// the offset are requested again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes and spacings again.
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("tinamou_make_UICollectionViewLayoutInvalidationContext")
  convenience init(ofLayout: Void) { self.init() }

  /// Calls the subclass's own `init()`.
  @_silgen_name("tinamou_make_UICollectionViewLayoutInvalidationContext")
  static func make() -> UICollectionViewLayoutInvalidationContext
}
