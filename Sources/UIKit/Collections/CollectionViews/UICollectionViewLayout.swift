/// Says where everything in a collection view is. Subclasses override what they place; this class places nothing.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  var decorationNibs: [String: UINib] = [:]

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  // MARK: Places

  /// Before anything is asked after an invalidation, when the collection view has its size. Call `super`.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  /// Everything that reaches into the rectangle; more than that does no harm.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Decoration views belong to the layout: no data source knows them.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    decorationNibs[elementKind] = nil
  }

  /// The nib has a view of the kind as its only root.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }

  // MARK: Invalidation

  /// Everything is asked for again at the next layout.
  open func invalidateLayout() {
    collectionView?.askForPreferencesAgain()
    noteInvalidation(makeContext())
  }

  /// Override it to give up only what the context names. Call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { noteInvalidation(context) }

  /// Asked before the collection view scrolls or takes another size; its bounds are still the old ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// A cell that came into sight wants other attributes than it got.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Directions

  /// Whether the collection view turns its coordinates round in interfaces that run the other way, so that it starts at
  /// the leading edge and the layout need not know.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The way for which the layout was made.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Offsets

  /// Where a drag without pages comes to rest, before the scroll view's delegate is asked.
  ///
  /// - Parameter velocity: of the finger, in points a millisecond; it is lifted from rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Other layouts

  /// Before the collection view is given to `newLayout`. Call `super`.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Before the collection view is taken from `oldLayout`. Call `super`.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// The views are where the new layout has them. Call `super`.
  open func finalizeLayoutTransition() {}

  // MARK: Animated changes of the bounds

  /// The size of the collection view changes in an animation, such as a rotation. Called once before the views are placed.
  ///
  /// - Parameter oldBounds: the collection view's bounds before the change.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// The views are where they belong after an animated change of the bounds.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Items that are moved by a finger

  /// Where an item would come to: the place of the item that is there.
  ///
  /// - Parameter previousIndexPath: where it is shown.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// As where it is shown, in front of everything, with its middle at the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { heldAttributes(at: indexPath, position) }

  /// For each movement of the finger.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(targetIndexPaths, targetPosition, previousIndexPaths)
  }

  /// - Parameters:
  ///   - indexPaths: where items are now.
  ///   - previousIndexPaths: where they were before all of it.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { movementContext(indexPaths, .zero, previousIndexPaths) }

  // MARK: Updates

  /// Items and sections have changed, and the layout is prepared for them; what the items are numbered by is in the
  /// updates. Call `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// The views are where they belong. Call `super`.
  open func finalizeCollectionViewUpdates() {}

  /// Where an item that is in sight after an update starts; asked of each of them.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownInitialAttributes(of: .cell(itemIndexPath)) }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownInitialAttributes(of: .supplementary(elementKind, elementIndexPath)) }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownInitialAttributes(of: .decoration(elementKind, decorationIndexPath)) }

  /// Where an item that leaves by an update goes; asked of each that was in sight.
  ///
  /// - Parameter itemIndexPath: as it was before the update.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownFinalAttributes(of: .cell(itemIndexPath)) }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownFinalAttributes(of: .supplementary(elementKind, elementIndexPath)) }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownFinalAttributes(of: .decoration(elementKind, decorationIndexPath)) }

  /// Views that an update takes away, although their item or section stays. Asked between the two calls around an update.
  ///
  /// - Returns: as they were before the update.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Views that an update adds, although their item or section was there.
  ///
  /// - Returns: as they are after the update.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// After an update or another layout; the delegate is asked after the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Whether cells that come into sight are asked what they prefer.
  var asksForPreferredAttributes: Bool { true }

  // MARK: Views inside views of the layout

  /// The view that an element is shown in; nil: the collection view itself.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView? { nil }

  /// How many such views there are among the subviews of the collection view.
  var hostCount: Int { 0 }

  /// Before each layout: insets that it was solved for may be others, which nobody tells it.
  func followSurroundings() {}

  /// Size classes and the like are others.
  func traitsDidChange() {}

  /// Before elements in sight get their views, at every layout: what is changed in the attributes is shown.
  func elementsAreInSight(_ elements: [UICollectionViewLayoutAttributes]) {}

  /// All elements in sight have their views.
  func elementsWereShown() {}

  /// Another layout takes over.
  func releaseHostedViews() {}

  /// Scrolls what the item is inside of, within the collection view.
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

  /// > Basis: assumed, how far in front.
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
