/// An object that places the elements of a collection view. This class places nothing; subclasses override its methods.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  var decorationNibs: [String: UINib] = [:]

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  /// Prepares the layout after an invalidation, before it is asked for attributes. The collection view has its size.
  /// Call `super`.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements that intersect the rectangle. Additional elements are ignored.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers a class of decoration views, which belong to the layout and not to the data source.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    decorationNibs[elementKind] = nil
  }

  /// Registers a nib whose only top-level object is a decoration view.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }

  // MARK: Invalidation

  /// Invalidates all attributes; the next layout requests them again.
  open func invalidateLayout() {
    collectionView?.askForPreferencesAgain()
    noteInvalidation(makeContext())
  }

  /// Invalidates what the context names. Override it to keep the rest. Call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { noteInvalidation(context) }

  /// Called before the collection view scrolls or changes its size, while its bounds are still the old ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Called when a cell that becomes visible prefers attributes other than its own.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Layout direction

  /// Whether the collection view mirrors its coordinates in interfaces with the opposite direction. It then starts at
  /// the leading edge without further support by the layout.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction for which the layout was written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Offsets

  /// Returns the offset at which scrolling ends after a drag without paging. The scroll view's delegate is asked
  /// afterwards.
  ///
  /// - Parameter velocity: the scrolling velocity in points per millisecond; zero if the touch rested before it ended.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Transitions

  /// Called before the collection view changes to `newLayout`. Call `super`.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before the collection view changes from `oldLayout`. Call `super`.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called after the new layout has placed the views. Call `super`.
  open func finalizeLayoutTransition() {}

  // MARK: Animated changes of the bounds

  /// Called once before the views are placed for an animated change of size, such as a rotation.
  ///
  /// - Parameter oldBounds: the collection view's bounds before the change.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the views are placed for an animated change of the bounds.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Interactive movement

  /// Returns the index path to which an item moves: that of the item at the position.
  ///
  /// - Parameter previousIndexPath: the index path at which the item is shown.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// Returns the attributes of an item that is being moved: in front of all others, with its center at the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { heldAttributes(at: indexPath, position) }

  /// Returns the context for an update of the target position.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(targetIndexPaths, targetPosition, previousIndexPaths)
  }

  /// - Parameters:
  ///   - indexPaths: the final index paths of the items.
  ///   - previousIndexPaths: their index paths before the movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { movementContext(indexPaths, .zero, previousIndexPaths) }

  // MARK: Updates

  /// Called after items and sections have changed and the layout is prepared for them. The updates contain the old and
  /// the new index paths. Call `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after the views are placed for an update. Call `super`.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the initial attributes of an item that is visible after an update. Called for every such item.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownInitialAttributes(of: .cell(itemIndexPath)) }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownInitialAttributes(of: .supplementary(elementKind, elementIndexPath)) }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownInitialAttributes(of: .decoration(elementKind, decorationIndexPath)) }

  /// Returns the final attributes of an item that disappears in an update. Called for every item that was visible.
  ///
  /// - Parameter itemIndexPath: the index path before the update.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownFinalAttributes(of: .cell(itemIndexPath)) }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownFinalAttributes(of: .supplementary(elementKind, elementIndexPath)) }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownFinalAttributes(of: .decoration(elementKind, decorationIndexPath)) }

  /// Returns the views that an update removes although their item or section stays. Called between the prepare and
  /// finalize calls of an update.
  ///
  /// - Returns: the index paths before the update.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the views that an update adds although their item or section existed.
  ///
  /// - Returns: the index paths after the update.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the offset after an update or a change of the layout. The delegate is asked afterwards.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Whether cells that become visible are asked for their preferred attributes.
  var asksForPreferredAttributes: Bool { true }

  // MARK: Scroll views of the layout

  /// Returns the view that contains an element; nil for the collection view itself.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView? { nil }

  /// The number of such views among the subviews of the collection view.
  var hostCount: Int { 0 }

  /// Called before each layout, because insets may have changed without an invalidation.
  func followSurroundings() {}

  /// Called when size classes or other traits have changed.
  func traitsDidChange() {}

  /// Called in every layout before visible elements get their views. Changes of the attributes apply.
  func elementsAreInSight(_ elements: [UICollectionViewLayoutAttributes]) {}

  /// Called after all visible elements have their views.
  func elementsWereShown() {}

  /// Called before another layout replaces this one.
  func releaseHostedViews() {}

  /// Scrolls the section of an item inside the collection view, if it scrolls separately.
  func scrollSection(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {}
}

extension UICollectionViewLayout {
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let chosen = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (chosen ?? UICollectionViewLayoutInvalidationContext.self).make()
  }

  fileprivate func movementContext(
    _ targets: [IndexPath], _ position: CGPoint, _ previous: [IndexPath]
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.interactiveMovementTarget = position
    return context
  }

  /// > Basis: assumed, the z-index.
  fileprivate func heldAttributes(
    at indexPath: IndexPath, _ position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let place = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let held = place ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let shift = held.note?.shift ?? .zero
    held.center = CGPoint(x: position.x - shift.x, y: position.y - shift.y)
    (held.zIndex, held.isHidden) = (Int.max, false)
    return held
  }

  fileprivate func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }
}

extension Session {
  func address(of layout: UICollectionViewLayout) -> String { addresses.address(of: layout, id: nil, in: .constraints) }
}
