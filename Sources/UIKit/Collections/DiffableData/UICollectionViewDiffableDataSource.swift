/// A collection view's data source that is given what to show as a snapshot, and tells the view what differs.
///
/// The view does not keep it: somebody has to.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  final var store = DiffableStore<SectionIdentifierType, ItemIdentifierType>()

  /// What sections were given last that show outlines.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Needed as soon as the layout has supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Items that a person moves.
  open var reorderingHandlers = ReorderingHandlers()
  /// Items of outlines that a person opens and closes.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  final var shownView: UICollectionView? { collectionView }

  /// Becomes the view's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot. Cells and selection stay with their items.
  ///
  /// - Parameters:
  ///   - animatingDifferences: without it, generations before 15 reload everything.
  ///   - completion: called when the changes are over, never before this returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView, animatingDifferences || collectionView.session.behaves(.snapshotsAreAlwaysDiffed) else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let places = SnapshotPlaces(snapshot.contents)
    let difference = SnapshotDifference(from: store.places, to: places, of: snapshot)
    let flattened = forgetOutlines(places)
    collectionView.withAnimations(animatingDifferences) {
      collectionView.performBatchUpdates(
        {
          self.store.take(snapshot, places)
          collectionView.reloadItems(at: difference.reloadedItems)
          collectionView.change { $0 = difference.changes }
        }, completion: { _ in completion?() })
    }
    flattened.forEach(showOutline)
    collectionView.reconfigureItems(at: difference.reconfiguredItems)
  }

  /// Returns when the changes are over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot without looking at what differs.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    store.take(snapshot)
    forgetOutlines(store.places)
    collectionView?.reloadData()
    (collectionView?.session).tellSoon(completion)
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  // MARK: Questions

  /// A copy of what is shown; changing it changes nothing until it is applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { store.snapshot }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { store.item(at: indexPath) }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { store.path(of: itemIdentifier) }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { store.section(at: index) }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { store.places.section[sectionIdentifier] }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { store.places.sections.count }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    store.count(ofSection: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = store.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      collectionView.raiseNoCell(indexPath)
    }
    (cell as? UICollectionViewListCell)?.follow(outlinePlace(at: indexPath))
    return cell
  }

  /// What `reorderingHandlers` say; false without them.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    store.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }

  /// nil. Titles are for subclasses.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      collectionView.raiseNotDequeued(kind, indexPath)
    }
    return view
  }

  // MARK: Outlines

  /// Shows the visible items of an outline as those of a section, which is added at the end when it is not there.
  ///
  /// - Parameter completion: called when the changes are over, never before this returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { applySection(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion) }

  /// Returns when the changes are over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async { await applySection(snapshot, to: section, animatingDifferences: animatingDifferences) }

  /// The outline that the section shows; of a section that was given no outline, or was changed since, its items.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { sectionSnapshot(for: section) }
}
