/// A change by moving an item: the snapshots before and after, and their difference.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of all items, in order.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The transactions of the sections that changed.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The part of a transaction that affects one section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference of the section's items, in order.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
  /// The handlers of moves by the user. Items can be moved only if `canReorderItem` returns true.
  public struct ReorderingHandlers {
    public var canReorderItem: ((_ itemIdentifier: ItemIdentifierType) -> Bool)?
    /// Called before the data source has the new order.
    public var willReorder:
      ((_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the data source has the new order. Update your own storage of the items accordingly.
    public var didReorder:
      ((_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// Applies a move by the user.
  func reorder(from source: IndexPath, to destination: IndexPath) {
    guard let item = itemIdentifier(for: source), let section = sectionIdentifier(for: destination.section),
      let oldSection = sectionIdentifier(for: source.section)
    else { return }
    let before = snapshot()
    var after = before
    after.move(item, to: destination.item, of: section)
    let sections = oldSection == section ? [section] : [oldSection, section]
    let outlinesAfter = Dictionary(
      uniqueKeysWithValues: sections.map { ($0, outline(of: $0, moving: item, after)) })
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: before, finalSnapshot: after,
      difference: after.itemIdentifiers.difference(from: before.itemIdentifiers),
      sectionTransactions: sections.map { section in
        let old = self.snapshot(for: section), new = outlinesAfter[section] ?? old
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new,
          difference: new.items.difference(from: old.items))
      })
    reorderingHandlers.willReorder?(transaction)
    store.take(after)
    for (section, outline) in outlinesAfter where outlines[section] != nil { outlines[section] = outline }
    reorderingHandlers.didReorder?(transaction)
  }

  /// Returns the outline after a move. The item moves with its descendants after the preceding item, or becomes its
  /// first child if that is expanded.
  ///
  /// > Basis: assumed.
  private func outline(
    of section: SectionIdentifierType, moving item: ItemIdentifierType,
    _ after: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let shown = after.itemIdentifiers(inSection: section)
    guard var outline = outlines[section] else {
      var plain = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      plain.append(shown)
      return plain
    }
    var branch = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    branch.append([item])
    if outline.contains(item) {
      branch = outline.snapshot(of: item, includingParent: true)
      outline.delete([item])
    }
    guard let place = shown.firstIndex(of: item) else { return outline }
    if let previous = shown[..<place].last(where: { outline.contains($0) }) {
      if outline.isExpanded(previous), let child = outline.firstChild(of: previous) {
        outline.insert(branch, before: child)
      } else {
        outline.insert(branch, after: previous)
      }
    } else if let first = outline.rootItems.first {
      outline.insert(branch, before: first)
    } else {
      outline = branch
    }
    return outline
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Moves an item to an index of a section, as counted after the move.
  fileprivate mutating func move(_ item: ItemIdentifierType, to index: Int, of section: SectionIdentifierType) {
    deleteItems([item])
    let items = itemIdentifiers(inSection: section)
    if index < items.count {
      insertItems([item], beforeItem: items[index])
    } else {
      appendItems([item], toSection: section)
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  fileprivate func firstChild(of item: ItemIdentifierType) -> ItemIdentifierType? { snapshot(of: item).rootItems.first }
}
