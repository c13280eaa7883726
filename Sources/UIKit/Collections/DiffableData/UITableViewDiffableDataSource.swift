/// A data source that receives the content of a table as snapshots and applies their differences to the table.
///
/// The table does not retain its data source; keep a reference to it. Subclasses may provide titles, editing and
/// moving.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var store = DiffableStore<SectionIdentifierType, ItemIdentifierType>()

  /// The animation of inserted and deleted rows.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates the data source and sets it on the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  /// Applies a snapshot. Cells, selection and heights stay with their items.
  ///
  /// - Parameters:
  ///   - animatingDifferences: whether changes are animated. If false, releases before iOS 15 reload everything.
  ///   - completion: called after the changes, never before this method returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let tableView, animatingDifferences || tableView.session.behaves(.snapshotsAreAlwaysDiffed) else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let places = SnapshotPlaces(snapshot.contents)
    let difference = SnapshotDifference(from: store.places, to: places, of: snapshot)
    tableView.withAnimations(animatingDifferences) {
      tableView.performBatchUpdates(
        {
          self.store.take(snapshot, places)
          tableView.reloadRows(at: difference.reloadedItems, with: self.defaultRowAnimation)
          tableView.change { $0 = difference.changes }
        }, completion: { _ in completion?() })
    }
    tableView.reconfigureRows(at: difference.reconfiguredItems)
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
    tableView?.reloadData()
    (tableView?.session).tellSoon(completion)
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

  open func numberOfSections(in tableView: UITableView) -> Int { store.places.sections.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.count(ofSection: section)
  }

  /// > Basis: captured, the message.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = store.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
    Exception.internalInconsistency.raise(
      "UITableView (\(tableView.description)) failed to obtain a cell from its dataSource (\(description))")
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns false, unlike the default of other data sources.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
