/// The content of a table or a collection, as ordered identifiers of sections and their items. A value type.
///
/// Each identifier is unique in a snapshot. Lookups by position and by section identifier take constant time; the
/// position of an item in its section requires a search.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The identifiers, in the order of sections and of the items in each.
  var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()
  var reloadedItems = UniqueList<ItemIdentifierType>()
  var reconfiguredItems = UniqueList<ItemIdentifierType>()
  var reloadedSections = UniqueList<SectionIdentifierType>()

  public init() {}

  public var numberOfItems: Int { contents.home.count }

  public var numberOfSections: Int { contents.sections.count }

  public var sectionIdentifiers: [SectionIdentifierType] { contents.sections }

  /// The items of all sections, one after the other.
  public var itemIdentifiers: [ItemIdentifierType] { contents.sections.flatMap { contents.items[$0] ?? [] } }

  /// The identifiers that were marked since the snapshot was taken from its data source.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.elements }

  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.elements }

  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.elements }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    contents.checkSection(identifier)
    return contents.items[identifier] ?? []
  }

  /// Returns the section of an item, or nil if the snapshot does not contain it.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    contents.home[identifier]
  }

  /// Returns the index of an item among all items of the snapshot, or nil if the snapshot does not contain it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = contents.home[identifier] else { return nil }
    let before = contents.sections.prefix { $0 != section }.reduce(0) { $0 + (contents.items[$1]?.count ?? 0) }
    return contents.items[section]?.firstIndex(of: identifier).map { before + $0 }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.sections.firstIndex(of: identifier)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// Unique elements in the order of their first occurrence.
struct UniqueList<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var known: Set<Element> = []

  mutating func append(_ new: [Element]) {
    for element in new where known.insert(element).inserted { elements.append(element) }
  }
}

extension UniqueList: Sendable where Element: Sendable {}
