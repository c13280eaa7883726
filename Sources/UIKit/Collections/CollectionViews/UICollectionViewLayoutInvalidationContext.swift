/// What of a layout is out of date. Layouts may give fewer things up than a fresh context says.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// The collection view reloads, or has another layout.
  open internal(set) var invalidateEverything = false
  /// Sections and items may be others.
  open internal(set) var invalidateDataSourceCounts = false
  /// Where items are after a batch of updates, so that layouts keep what they know about them.
  var shift: IndexPathMapping?
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Added to the offset when the invalidation takes effect.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the content size when the invalidation takes effect, until the layout answers a size again.
  ///
  /// > Source: documented.
  open var contentSizeAdjustment = CGSize.zero
  /// What a finger moves: nil while it moves nothing.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the finger has it.
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
  /// Takes over what another context names. Contexts of a program's own classes stay apart: they may say more.
  ///
  /// - Returns: false for contexts that have to stay apart.
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

/// With both answers false the places of items stay as they are; only what depends on the offset is asked for again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// The delegate is asked for sizes and spacings again.
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("tinamou_make_UICollectionViewLayoutInvalidationContext")
  convenience init(ofLayout: Void) { self.init() }

  /// Runs the subclass's own `init()`.
  @_silgen_name("tinamou_make_UICollectionViewLayoutInvalidationContext")
  static func make() -> UICollectionViewLayoutInvalidationContext
}
