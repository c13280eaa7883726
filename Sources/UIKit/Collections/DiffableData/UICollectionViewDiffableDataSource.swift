/// A data source that receives the content of a collection view as snapshots and applies their differences to the view.
///
/// The view does not retain its data source; keep a reference to it.
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

  /// The latest snapshots of sections that show outlines.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Required if the layout has supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers of items that the user moves.
  open var reorderingHandlers = ReorderingHandlers()
  /// The handlers of outline items that the user expands and collapses.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  final var shownView: UICollectionView? { collectionView }

  /// Creates the data source and sets it on the view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Applies a snapshot. Cells and selection stay with their items.
  ///
  /// - Parameters:
  ///   - animatingDifferences: whether changes are animated. If false, releases before iOS 15 reload everything.
  ///   - completion: called after the changes, never before this method returns.
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

  /// Applies a snapshot and returns after the changes.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Applies a snapshot without computing differences.
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

  // MARK: Queries

  /// Returns a copy of the current snapshot. Changes of the copy have no effect until it is applied.
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

  /// Returns the result of `reorderingHandlers`; false without a handler.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    store.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }

  /// Returns nil. Subclasses may provide titles.
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

  /// Applies the visible items of an outline to a section. A missing section is appended.
  ///
  /// - Parameter completion: called after the changes, never before this method returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { applySection(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion) }

  /// Applies an outline and returns after the changes.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async { await applySection(snapshot, to: section, animatingDifferences: animatingDifferences) }

  /// Returns the outline of a section. If the section has none, or has changed since, returns its items.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { sectionSnapshot(for: section) }
}
