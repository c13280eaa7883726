/// What a person changed by moving an item: the snapshots before and after, and what differs.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Of all items, in their order.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// Of the sections that changed.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What of it concerns one section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Of the section's items, in their order.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
  /// Which items a person may move, and who hears of it. Items cannot be moved until `canReorderItem` says so.
  public struct ReorderingHandlers {
    public var canReorderItem: ((_ itemIdentifier: ItemIdentifierType) -> Bool)?
    /// Before the data source has the new order.
    public var willReorder:
      ((_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// The data source has the new order: whatever keeps the items has to follow.
    public var didReorder:
      ((_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// A person has moved an item.
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

  /// The item with everything below it goes behind the item before it: as its first child where that is open.
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
  /// To a place of a section, counted as they are afterwards.
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
