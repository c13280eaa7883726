/// A layout whose sections are described by groups of items instead of being computed by the app.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  var solution = CompositionalSolution()

  /// The configuration, which is copied. Set it again to apply changes.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet {
      configuration = Self.copy(of: configuration)
      invalidateLayout()
    }
  }

  private static func copy(of configuration: UICollectionViewCompositionalLayoutConfiguration)
    -> UICollectionViewCompositionalLayoutConfiguration
  { configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration }

  /// Creates a layout that uses one description for every section.
  public init(section: NSCollectionLayoutSection) {
    provider = Self.provider(of: section)
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = Self.provider(of: section)
    self.configuration = Self.copy(of: configuration)
    super.init()
  }

  private static func provider(
    of section: NSCollectionLayoutSection
  ) -> UICollectionViewCompositionalLayoutSectionProvider {
    let kept = section.copy() as? NSCollectionLayoutSection ?? section
    return { _, _ in kept }
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// - Parameter sectionProvider: returns the section for an index. Called whenever the layout is solved, including
  ///   after changes of size and traits.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = Self.copy(of: configuration)
    super.init()
  }

  /// Returns nil: documents cannot contain a compositional layout.
  public required init?(coder: NSCoder) { nil }

  // MARK: Geometry

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if !solution.isSolved { solve(collectionView) }
    applyPreferredSizes()
  }

  open override var collectionViewContentSize: CGSize { solution.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributesOfView(elementKind, indexPath) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributesOfDecoration(elementKind, indexPath) }

  // MARK: Invalidation

  open override func invalidateLayout() {
    solution.forget()
    super.invalidateLayout()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let shift = context.shift { solution.moveSections(shift) }
    if !(context is SolvedContext) { forget(context.shift) }
    super.invalidateLayout(with: context)
  }

  /// Returns true for a new size, and for every offset if an element is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    return newBounds.size != old.size || solution.hasPinnedItems && newBounds != old
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    newBounds.size == collectionView?.bounds.size
      ? SolvedContext() : super.invalidationContext(forBoundsChange: newBounds)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isNews(preferredAttributes, originalAttributes) }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    take(preferredAttributes.size, of: originalAttributes)
    let context = SolvedContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  // MARK: Interactive movement

  /// Returns the attributes of a moved item. Rows of lists move only vertically.
  ///
  /// > Basis: assumed.
  open override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let held = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    let isRow =
      solution.descriptions.indices.contains(indexPath.section)
      && solution.descriptions[indexPath.section]?.list != nil
    if isRow, let row = attributesOfItem(indexPath) { held.center.x = row.center.x }
    return held
  }

  /// Returns the context for a new target position. The layout is solved again only if the target index path changes.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    return targetIndexPaths == previousIndexPaths && solution.isSolved ? context.asSolved : context
  }

  // MARK: Sections that scroll separately

  override func host(of attributes: UICollectionViewLayoutAttributes) -> UIView? {
    guard attributes.note?.scrollsInSection == true else { return nil }
    return scrollView(ofSection: attributes.indexPath.section)
  }

  override var hostCount: Int { solution.scrollViews.count }

  override func followSurroundings() { followReferences() }

  override func traitsDidChange() { invalidateLayout() }

  override func elementsAreInSight(_ elements: [UICollectionViewLayoutAttributes]) { tellHandlers(elements) }

  override func elementsWereShown() {
    applyPreferredSizes()
    removeEmptyScrollViews()
  }

  override func releaseHostedViews() { releaseViews() }

  override func scrollSection(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) { scrollOwnSection(to: indexPath, at: position, animated: animated) }

  /// Returns the app's section. Raises an exception if it is nil but the section has items.
  func section(_ number: Int, _ environment: LayoutEnvironment, _ view: UICollectionView)
    -> NSCollectionLayoutSection?
  {
    let section = view.session.perform { provider(number, environment) }
    if section == nil, view.numberOfItems(inSection: number) > 0 { raiseMissingSection() }
    return section
  }
}

/// Returns the section for an index and an environment; nil for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// A context that keeps the solution. Only attributes that depend on the offset or on preferred sizes are requested
/// again.
final class SolvedContext: UICollectionViewLayoutInvalidationContext {}

extension UICollectionViewLayoutInvalidationContext {
  /// A context for moved items that keeps the solution.
  fileprivate var asSolved: SolvedContext {
    let context = SolvedContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPathsForInteractivelyMovingItems
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPathsForInteractivelyMovingItems
    context.interactiveMovementTarget = interactiveMovementTarget
    return context
  }
}

/// Internal settings of an element beyond its attributes.
struct PrivateLayoutAttributes: Equatable {
  /// The axes on which the view determines its size.
  var freeAxes: FreeAxes = []
  /// Whether the size is still an estimate.
  var isOpen = false
  /// Whether the view is inside the scroll view of its section. Its frame is then the one at a zero offset.
  var scrollsInSection = false
  /// The distance from the frame to the visible position, caused by the section's scrolling.
  var shift = CGPoint.zero
  /// The position of a row in its list, and its separators.
  var row: ListRowPlace?
  /// The color of a list's background view.
  var background: UIColor?
}
