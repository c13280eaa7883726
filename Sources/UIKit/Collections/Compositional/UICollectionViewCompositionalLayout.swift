/// Sections that are described by groups of items instead of computed by the program.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  var solution = CompositionalSolution()

  /// A copy: what changes in it counts when it is set again.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet {
      configuration = Self.copy(of: configuration)
      invalidateLayout()
    }
  }

  private static func copy(of configuration: UICollectionViewCompositionalLayoutConfiguration)
    -> UICollectionViewCompositionalLayoutConfiguration
  { configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration }

  /// Every section is the same.
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

  /// - Parameter sectionProvider: asked for each section whenever the layout is solved: after changes of size and
  ///   traits, too.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = Self.copy(of: configuration)
    super.init()
  }

  /// Documents cannot describe one.
  public required init?(coder: NSCoder) { nil }

  // MARK: Places

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

  /// For another size, and for every offset where something is pinned.
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

  // MARK: Items that are moved by a finger

  /// Rows of lists keep to their column.
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

  /// Only what is at another place moves others.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    return targetIndexPaths == previousIndexPaths && solution.isSolved ? context.asSolved : context
  }

  // MARK: Sections that scroll for themselves

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

  /// The program's section; nil is an exception where there are items.
  func section(_ number: Int, _ environment: LayoutEnvironment, _ view: UICollectionView)
    -> NSCollectionLayoutSection?
  {
    let section = view.session.perform { provider(number, environment) }
    if section == nil, view.numberOfItems(inSection: number) > 0 { raiseMissingSection() }
    return section
  }
}

/// Describes a section by its number and by the room and traits that there are. nil for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// Nothing is solved again; only what depends on the offset, or on what a view asked for, is asked for anew.
final class SolvedContext: UICollectionViewLayoutInvalidationContext {}

extension UICollectionViewLayoutInvalidationContext {
  /// What it says of items that are moved, where nothing is to be solved again.
  fileprivate var asSolved: SolvedContext {
    let context = SolvedContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPathsForInteractivelyMovingItems
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPathsForInteractivelyMovingItems
    context.interactiveMovementTarget = interactiveMovementTarget
    return context
  }
}

/// What a layout says about an element beyond its attributes.
struct PrivateLayoutAttributes: Equatable {
  /// On which axes the view decides its size.
  var freeAxes: FreeAxes = []
  /// The size is an estimate still.
  var isOpen = false
  /// The view is inside the scroll view of its section, where frames are those of the section at rest.
  var scrollsInSection = false
  /// From the frame to where the view is seen, by the section's own scrolling.
  var shift = CGPoint.zero
  /// Where a row of a list is, and what is drawn between it and its neighbours.
  var row: ListRowPlace?
  /// Of the view behind the rows of a list.
  var background: UIColor?
}
