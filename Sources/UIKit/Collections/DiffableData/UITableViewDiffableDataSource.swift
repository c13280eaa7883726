/// A table's data source that is given what to show as a snapshot, and tells the table what differs.
///
/// The table does not keep it: somebody has to. Titles, editing and moving are for subclasses.
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

  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the table's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot. Cells, selection and heights stay with their items.
  ///
  /// - Parameters:
  ///   - animatingDifferences: without it, generations before 15 reload everything.
  ///   - completion: called when the changes are over, never before this returns.
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

  // MARK: Questions

  /// A copy of what is shown; changing it changes nothing until it is applied.
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
  /// false, unlike data sources that are not diffable.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
